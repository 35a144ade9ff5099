import { expect, test } from 'vitest';
import { allergensNamedByFood, isNamedLactoseFree } from './named-allergens.ts';
import { namesIn } from './testing/names-with-allergens.ts';

const vegan = `
Tonno con maionese vegana: fis
Tonno e maionese vegana: fis
Tonno, maionese vegana: fis
Tonno alla maionese vegana: fis
Tonno maionese vegana: fis
Tonno (maionese vegana): fis
Panino tonno e maionese vegana: glu fis
Tramezzino al tonno con maionese vegana: glu fis
Insalata di tonno con maionese vegana: fis
Insalata di gamberi in salsa rosa vegana: cru
Merluzzo in salsa vegana: fis
Merluzzo impanato con besciamella vegana: glu egg fis
Salmone al burro vegano: fis
Salmone con formaggio spalmabile vegano: fis
Salmone in crosta di formaggio vegano: fis
Pizza con mozzarella vegana e acciughe: glu fis
Pizza con mozzarella e salame vegano: glu mil
Pizza margherita con mozzarella vegana: glu
Burger vegano con formaggio: mil
Burger vegano con maionese: egg
Burger vegano, cheddar e maionese: egg mil
Burger vegano al formaggio: mil
Uova strapazzate con bacon vegano: egg
Uova e bacon vegano: egg
Frittata con formaggio vegano: egg
Frittata al formaggio vegano: egg
Pasta all’uovo al ragù vegano: glu egg
Tagliatelle all’uovo con ragù vegano: glu egg
Carbonara con guanciale vegano: glu egg mil
Gamberi con maionese vegana: cru
Calamari fritti, maionese vegana: glu mol
Polpo con crema vegana: mol
Yogurt greco con granola vegana: glu mil nut
Yogurt, muesli vegano: glu mil nut
Cornetto vegano e cappuccino: glu mil
Cappuccino e cornetto vegano: glu mil
Gelato con cialda vegana: glu mil
Parmigiano a caglio vegetale: mil
Parmigiano, caglio vegetale: mil
Pecorino con caglio vegetale: mil
Tonno all’olio vegetale: fis
Tonno in olio vegetale: fis
Sgombro in brodo vegetale: fis
Merluzzo con panna vegetale: fis
Gnocchi al salmone e panna vegetale: glu egg fis
Salmone con panna di soia: fis soy
Gamberi e panna di soia: cru soy
Tonno vegetariano con uova: fis egg
Lasagne con besciamella vegana e parmigiano: glu egg mil
Smoked salmon with vegan cream cheese: fis
Smoked salmon, vegan cream cheese: fis
Smoked salmon vegan cream cheese bagel: glu fis
Tuna with vegan mayo: fis
Tuna and vegan mayo sandwich: glu fis
Vegan mayo tuna sandwich: glu fis
Tuna sandwich (vegan mayo): glu fis
Vegan burger with cheese: mil
Vegan burger and cheddar: mil
Plant-based burger with cheddar: mil
Vegan cheese omelette: egg
Vegan bacon and eggs: egg
Vegan bacon omelette: egg
Prawns in vegan sauce: cru
Prawns with plant-based butter: cru
Squid with vegan aioli: mol
Cod with plant-based cream: fis
Eggs with plant-based sausage: egg
Greek yogurt with vegan granola: glu mil nut
Chicken with vegan cheese and egg: egg
Vegan cookies with milk: glu mil
Plant-based milk with whey: mil
Tofu e gamberi: cru soy
Maionese vegana: -
Maionese (vegana): -
Maionese, vegana: -
Maionese vegan: -
Vegan mayo: -
Vegan mayonnaise: -
Plant-based mayonnaise: -
Mayonnaise, vegan: -
Mozzarella vegana: -
Formaggio vegano a fette: -
Formaggio spalmabile vegano: -
Formaggio vegano tipo feta: -
Formaggio vegano gusto parmigiano: -
Burro vegano salato: -
Tonno vegano: -
Insalata di tonno vegana: -
Bastoncini vegani di pesce: glu
Filetti di merluzzo vegani: -
Ragù vegano di pesce: -
Gamberi vegani: -
Gamberi vegani in salsa: -
Uova vegane: -
Frittata vegana: -
Frittata di zucchine vegana: -
Alternativa vegana al tonno: -
Alternativa vegetale allo yogurt: -
Tiramisù vegano: glu
Tiramisù alle fragole vegano: glu
Cheesecake ai frutti di bosco vegana: glu
Gelato vegano al pistacchio: nut
Gelato al cioccolato vegano: -
Yogurt alla fragola vegano: -
Yogurt di soia: soy
Yogurt bianco di soia: soy
Yogurt al cocco vegano: -
Pesto alla genovese vegano: nut
Pesto vegano con noci: nut
Besciamella vegana: glu
Panna da cucina vegetale: -
Panna vegetale: -
Latte vegetale: -
Burro vegetale: -
Pizza al tonno vegana: glu mil
Carbonara vegana: glu
Cornetto vegano: glu
Vegan tuna: -
Vegan tuna sandwich: glu
Vegan egg salad: -
Vegan cheddar cheese: -
Vegan cream cheese: -
Vegan chocolate ice cream: -
Vegan strawberry cheesecake: glu
Vegan fish fingers: glu
Vegan feta: -
Vegan parmesan: -
Vegan cheese pizza: glu
Plant-based milk: -
Plant-based tuna: -
Coconut milk yogurt: -
Gelato al latte di cocco: -
Cappuccino con latte di soia: soy
Cappuccino con latte: mil
Gelato di pistacchio: mil nut
Crocchette vegetali al formaggio: glu mil
Sformato vegetale al parmigiano: mil
Vellutata vegetale al latte: mil
Flan vegetale alle uova: egg
Salmone al pesto vegano: fis nut
Tonno al pesto vegano: fis nut
Gamberi al curry vegano: cru
Uova al curry vegano: egg
Salmone al guacamole vegano: fis
`;

const absent = `
Panino con hamburger senza glutine: glu
Pasta con pangrattato senza glutine: glu
Pasta al pangrattato senza glutine: glu
Pasta senza glutine con pangrattato: glu
Pasta senza glutine e pane: glu
Pane e pasta senza glutine: glu
Pane, yogurt senza glutine: glu mil
Pane con prosciutto senza glutine: glu
Pizza con salsiccia senza glutine: glu mil
Pasta senza glutine, biscotti: glu egg mil
Gluten-free pasta with breadcrumbs: glu
Bread with gluten-free burger: glu
Bread with gluten-free ham: glu
Pane e marmellata senza glutine: glu
Gluten-free bread and beer: glu
Pane senza frumento: glu
Wheat-free bread: glu
Cracker senza glutine e tonno: fis
Insalata senza glutine e gamberi: cru
Yogurt senza lattosio e noci: mil nut
Yogurt senza zucchero e mandorle: mil nut
Biscotti senza glutine di mandorle: egg mil nut
Biscotti senza zucchero di avena: glu egg mil
Gelato senza lattosio di nocciole: mil nut
Yogurt senza lattosio: mil
Latte delattosato: mil
Lactose-free milk: mil
Mozzarella delattosata con acciughe: fis mil
Formaggio senza latte in polvere: mil
Tagliatelle all’uovo con maionese senza uova: glu egg
Uova con maionese senza uova: egg
Uova alla salsa senza uova: egg
Frittata e maionese senza uova: egg
Egg sandwich with egg-free mayo: glu egg
Dairy-free burger with cheese: mil
Cheese and dairy-free spread: mil
Milk with dairy-free cookies: glu egg mil
Tonno senza olio di palma: fis
Uova, salmone, avocado: egg fis
Uovo, tonno e insalata: egg fis
Riso, pasta al tonno: glu fis
Rice, noodles: glu
Zucca, spaghetti: glu
Chickpea, pasta: glu
Mandorla, latte: mil nut
Coconut, milk: mil
Latte o yogurt di soia: mil soy
Prosciutto crudo, rucola, pera e noce: nut
Manzo con salsa alla noce: nut
Tortilla di patate: egg
Babà gelato: glu egg mil
Sugar-free peanut butter: pea
Nut-free chocolate with milk: mil
Free-range eggs with gluten-free toast: egg
Hummus e pane senza sesamo: glu ses
Pasta senza glutine: -
Pasta, senza glutine, cotta: -
Pasta (senza glutine): -
Senza glutine pasta: -
Pasta gluten free al pomodoro: -
Pasta al pomodoro senza glutine: -
Pasta e fagioli senza glutine: -
Biscotti con gocce di cioccolato senza glutine: egg mil
Biscotti d’avena senza glutine: egg mil
Pane senza glutine e lattosio: -
Pane senza lattosio e glutine: -
Pane senza glutine né lattosio: -
Pizza margherita senza glutine: mil
Gluten-free bread: -
Bread, gluten free: -
Gluten and dairy free cookies: egg
Gluten-free chicken pasta: -
Gluten-free oat biscuits: egg mil
Maionese senza uova: -
Maionese (senza uova): -
Egg-free mayonnaise: -
Torta senza uova: glu mil
Biscotti senza latte e uova: glu
Biscotti senza zucchero, senza uova: glu mil
Dairy-free cheese: -
Dairy-free ice cream: -
Dairy-free coconut yogurt: -
Gelato senza latte: -
Hummus senza tahina: -
Uova di Pasqua: -
Uova di salmone: fis
Latte di cocco, riso: -
Lievito di birra senza glutine: -
Gallette di riso e latte di mandorla: nut
Not dairy free ice cream: mil
Pasta non gluten free: glu
Pane non senza glutine: glu
Biscotti senza burro d'arachidi: glu egg mil
`;

test.each(namesIn(vegan))('what is vegan in “$name” leaves $named', ({ name, named }) => {
  expect(allergensNamedByFood(name).toSorted()).toEqual(named.toSorted());
});

test.each(namesIn(absent))('what “$name” does not have leaves $named', ({ name, named }) => {
  expect(allergensNamedByFood(name).toSorted()).toEqual(named.toSorted());
});

test('the tables have at least 150 names', () => {
  expect(namesIn(vegan).length + namesIn(absent).length).toBeGreaterThan(150);
});

test.each([
  ['Latte delattosato', true],
  ['Yogurt alla fragola senza lattosio', true],
  ['Yogurt greco, senza lattosio', true],
  ['Cappuccino con latte delattosato', true],
  ['Lactose-free milk with rice cakes', true],
  ['Lactose-free milk with cookies', false],
  ['Latte con biscotti senza lattosio', false],
  ['Latte e yogurt senza lattosio', false],
  ['Yogurt senza lattosio con panna', false],
  ['Lactose-free milk and butter', false],
  ['Butter with lactose-free milk', false],
  ['Latte', false],
])('that all milk in “%s” has no lactose is %s', (name, isFree) => {
  expect(isNamedLactoseFree(name)).toBe(isFree);
});
