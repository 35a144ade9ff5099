import { expect, test } from 'vitest';
import { allergensNamedByFood, isNamedLactoseFree } from './named-allergens.ts';
import { namesIn } from './testing/names-with-allergens.ts';

const italian = `
Pizza margherita: glu mil
Sabato pizza: glu mil
Pizza marinara: glu
Pizza alla marinara: glu
Pizza rossa: glu
Calzone: glu mil
Lasagne alla domenica: glu egg mil
Cannelloni: glu egg mil
Crespelle: glu egg mil
Pasta al forno: glu mil
Ravioli: glu egg mil
Tortellini in brodo: glu egg mil
Tagliatelle al ragù: glu egg
Tagliatelle di riso: -
Gnocchi: glu egg
Gnocchi alla romana: glu egg mil
Canederli: glu egg mil
Carbonara: glu egg mil
Cacio e pepe: glu mil
Amatriciana: glu mil
Risotto: mil
Risotto alla pescatora: cru fis mil mol
Polenta: -
Polenta al ragù: -
Arancini: glu egg mil
Crocchette: glu egg mil
Purè: mil
Pure' di patate: mil
Purè di carote: mil
Purea di mele: -
Puoi usare pure il riso: -
Gateau di patate: glu egg mil
Verdure gratinate: glu egg mil
Moussaka: glu egg mil
Melanzane alla parmigiana: mil
Mozzarella in carrozza: glu egg mil
Cotoletta: glu egg
Cotoletta alla milanese: glu egg
Cotoletta di agnello: -
Petto di pollo impanato: glu egg
Cordon bleu: glu egg mil
Polpette al sugo: glu egg mil
Polpettone: glu egg mil
Scaloppine al limone: glu
Fritto misto: glu cru fis mol
Fritto misto di verdure: -
Paella: cru mol
Paella di verdure: -
Zuppa di pesce: cru fis mol
Insalata russa: egg
Maionese: egg
Vitello tonnato: egg fis
Insalata nizzarda: egg fis
Caprese: mil
Insalata greca: mil
Minestrone: cel
Pesto alla genovese: mil nut
Pesto: mil nut
Salsa al pesto senza frutta a guscio: mil
Torta salata: glu egg mil
Besciamella: glu mil
Budino: mil
Budino di soia: soy
Sushi: cru fis
Ramen: glu egg soy
Pad thai: cru egg fis pea soy
Pollo satay: pea
Curry di verdure: -
Pollo al curry: -
Riso alla cantonese: egg soy
Hummus: ses
Falafel: glu ses
Tahini: ses
Baba ganoush: ses
Surimi: glu cru egg fis
Cous cous: glu
Seitan: glu
Muesli: glu nut
Granola: glu nut
Brioche: glu egg mil
Cornetto: glu egg mil
Pancake: glu egg mil
Crêpe: glu egg mil
Torta della nonna: glu egg mil
Torta di carote: glu egg mil nut
Torta caprese: glu egg mil nut
Torta di ceci: glu
Crostata: glu egg mil
Strudel: glu egg mil
Biscotti: glu egg mil
Cantucci: glu egg nut
Amaretti: egg nut
Torrone: egg nut
Pandoro: glu egg mil
Panettone: glu egg mil
Colomba pasquale: glu egg mil nut
Cheesecake: glu egg mil
Tiramisù: glu egg mil
Panna cotta: mil
Gelato: mil
Frappè: mil
Cappuccino: mil
Insalata di cavolo cappuccio: -
Cioccolata calda: mil
Nutella: mil nut soy
Bignè: glu egg mil
Salsa per pizza: -
Salsa di pomodoro per la pizza: -
Pizza senza glutine: mil
Pizza vegana: glu
Pizza con mozzarella vegana: glu
Pizza con mozzarella: glu mil
`;

const english = `
Margherita pizza: glu mil
Pizza sauce: -
Pie crust: glu
Lasagne: glu egg mil
Mac and cheese: glu mil
Mashed potatoes: mil
Potato purée: mil
Apple purée: -
Shepherd’s pie: glu egg mil
Fish and chips: glu fis
Seafood paella: cru mol
Caesar salad: glu egg fis mil
Greek salad: mil
Coleslaw: egg
Russian salad: egg
Quiche: glu egg mil
Apple pie: glu egg mil
Muffins: glu egg mil
Brownies: glu egg mil
Scones: glu egg mil
Pancakes: glu egg mil
Waffles: glu egg mil
Chocolate cake: glu egg mil
Carrot cake: glu egg mil nut
Rice cakes: -
Fish cakes: glu egg fis
Cookies: glu egg mil
Dairy-free, egg-free cookies: glu
Croissant: glu egg mil
French toast: glu egg mil
Cheeseburger: glu mil
Meatballs: glu egg mil
Schnitzel: glu egg
Dumplings: glu soy
Rice pudding: mil
Hot chocolate: mil
Chicken korma: mil nut
Vegetable curry: -
Butter chicken: mil
Naan: glu mil
Pesto: mil nut
Nut-free pesto: mil
Granola: glu nut
Falafel: glu ses
`;

test.each([...namesIn(italian), ...namesIn(english)])('the dish “$name” usually has $named', ({ name, named }) => {
  expect(allergensNamedByFood(name).toSorted()).toEqual(named.toSorted());
});

test.each([
  ['Pizza con mozzarella senza lattosio', true],
  ['Pizza senza lattosio', true],
  ['Risotto senza lattosio', true],
  ['Lasagne con ricotta senza lattosio', false],
  ['Pizza', false],
])('that “%s” has no lactose is %s', (name, isFree) => {
  expect(isNamedLactoseFree(name)).toBe(isFree);
});
