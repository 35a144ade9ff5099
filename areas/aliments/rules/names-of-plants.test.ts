import { expect, test } from 'vitest';
import { allergensNamedByFood, isNamedLactoseFree } from './named-allergens.ts';
import { namesIn } from './testing/names-with-allergens.ts';

/** Names of food from plants beside food from animals, in the order in which Italian and English write them. */
const names = `
Salmon vegan bowl: fis
Vegan salmon bowl: -
Yogurt di soia, greco: soy mil
Yogurt greco, di soia: soy mil
Yogurt (soia o greco): soy mil
Yogurt di soia, intero: soy mil
Tuna vegan wrap: glu fis
Shrimp vegan noodles: glu cru
Chicken and egg vegan salad: egg
Vegan bowl with salmon: fis
Salmon and vegan mayo bowl: fis
Egg vegan sandwich: glu egg
Cheese vegan burger: mil
Feta vegan bowl: mil
Vegan feta: -
Vegan cheese: -
Poke vegano al salmone: fis
Poke vegana con tonno: fis
Bowl vegana salmone e avocado: fis
Insalata vegana con feta: mil
Panino vegano al tonno: glu fis
Burger vegano con cheddar: mil
Latte di mandorla, intero: mil nut
Latte di soia, parzialmente scremato: soy mil
Latte di avena, vaccino: glu mil
Bevanda di soia, latte vaccino: soy mil
Gelato di soia, panna: soy mil
Formaggio di anacardi, stagionato: nut
Formaggio vegano, stagionato: -
Yogurt vegano, greco: mil
Yogurt di cocco, greco: mil
Yogurt di soia e greco: soy mil
Yogurt di soia con greco: soy mil
Burro di arachidi, burro: pea mil
Panna di soia, fresca: soy
Panna di soia, panna fresca: soy mil
Soy yogurt, Greek: soy mil
Soy milk, whole: soy mil
Oat milk, skimmed: glu mil
Soy yogurt, Greek yogurt: soy mil
Salmone vegano: -
Vegan tuna: -
Tonno vegano: -
Salmon-style vegan fillet: fis
Cod vegan fritters: fis
Prawn vegan curry: cru
Vegan prawn curry: -
Crab vegan cakes: glu cru
Eggs vegan toast: glu egg
Vegan egg toast: glu
Butter vegan croissant: glu mil
Vegan butter croissant: glu egg
Parmesan vegan pasta: glu mil
Yogurt vegan bowl: mil
Mozzarella vegan pizza: glu mil
Pizza vegana con mozzarella: glu mil
Pizza vegana, mozzarella: glu mil
Pasta vegana alle vongole: glu mol
Lasagne vegane al salmone: glu fis
Cous cous vegano con gamberi: glu cru
Zuppa vegana con panna: mil
Insalata di tonno, maionese vegana: fis
Salmone con maionese vegana: fis
Salmon vegan mayo sandwich: glu fis
Salmon vegan sushi: fis
Vegan cheesecake: glu
Cheesecake vegan: glu
Salmon vegan cheese bagel: glu fis
Bagel salmon vegan cream cheese: glu fis
Smoked salmon vegan cream cheese bagel: glu fis
Egg-free vegan mayo: -
Dairy free salmon bowl: fis
Salmon gluten free bowl: fis
Gluten free pasta salmon: fis
Latte senza lattosio: mil
Yogurt greco senza lattosio: mil
Torta vegana con uova: glu egg
Uova vegane: -
Tuna plant based bowl: fis
Plant based tuna bowl: -
Tonno a base vegetale: -
Salmon caesar vegan dressing: fis
Halloumi vegan skewers: mil
Goat cheese vegan tart: mil
Greek yogurt vegan parfait: mil
Honey vegan yogurt: -
Bowl vegan con uovo: egg
Bowl vegan, uovo: egg
Egg, vegan bowl: egg
Sandwich vegan tonno: glu fis
Wrap vegan salmone: glu fis
Cornetto vegano con burro: glu mil
Cornetto vegano al burro: glu mil
Ricotta vegana: -
Ravioli vegani ricotta e spinaci: glu mil
Ravioli ricotta e spinaci vegani: glu egg mil
Vegan fish tacos: -
Vegan fish and chips: glu
Mussels vegan linguine: glu mol
Squid vegan: -
Kefir vegan smoothie: mil
Whey vegan shake: mil
Vegan whey: -
Formaggio vegan grattugiato: -
Formaggio vegan stagionato: -
Salmone vegan affumicato: -
Formaggio vegan spalmabile: -
Burger vegan di soia: soy
Tonno vegan al naturale: -
Yogurt di soia, bianco: soy
Yogurt di soia, magro: soy
Latte di soia, naturale: soy
Bevanda di riso, intera: -
Yogurt greco, intero: mil
Latte intero, vaccino: mil
Burro di arachidi, naturale: pea
Insalata di riso, intero: -
Latte di cocco e vaccino: mil
Panna di soia e animale: soy mil
Almond milk, dairy: nut mil
Oat milk and whole: glu mil
Ricotta di mandorla, bufalina: mil nut
Vegan burger: -
Mussel vegan chowder: mol
Lobster vegan roll: cru
Anchovy vegan pizza: glu fis
Ricotta vegan ravioli: glu mil
Toast vegan formaggio: glu mil
Piadina vegan mozzarella: glu mil
Insalata vegan gamberi: cru
Bowl vegan salmone e avocado: fis
Poke vegan tonno: fis
`;

test.each(namesIn(names))('“$name” names $named', ({ name, named }) => {
  expect(allergensNamedByFood(name)).toEqual(expect.arrayContaining(named));
  expect(allergensNamedByFood(name)).toHaveLength(named.length);
});

test('the kind of a milk without lactose is no other milk', () => {
  expect(isNamedLactoseFree('Latte delattosato, parzialmente scremato')).toBe(true);
  expect(isNamedLactoseFree('Latte senza lattosio, intero')).toBe(true);
});
