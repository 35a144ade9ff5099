import { expect, test } from 'vitest';
import type { AnimalPart, Category } from '../contract/taxonomy.ts';
import { animalCategoriesIn, animalPartsIn } from './animal-parts.ts';
import { foodsNamedIn } from './named-foods.ts';

const food = (name: string) => ({ name, name_en: '', category: 'ready_meals' as const });

test.each<[string, ...Category[]]>([
  ['pollo bacon e uova', 'poultry', 'cold_cuts'],
  ['wrap pollo bacon', 'poultry', 'cold_cuts'],
  ['salsiccia di fegato', 'pork', 'offal'],
  ['salsiccia di cinghiale', 'pork', 'lamb_veal_game'],
  ['salsiccia di pollo', 'poultry'],
  ['turkey bacon', 'poultry'],
])('the note “%s” names each of its meats', (note, ...categories) => {
  expect(foodsNamedIn(note).flatMap((one) => one.categories)).toEqual(categories);
});

test.each<[string, ...Category[]]>([
  ['Pizza tonno, wurstel', 'cold_cuts', 'fish_seafood'],
  ['Insalata di riso con tonno, wurstel e piselli', 'cold_cuts', 'fish_seafood'],
  ['Tonno, bacon e uova', 'cold_cuts', 'fish_seafood'],
  ['Salmone, salsiccia', 'pork', 'fish_seafood'],
  ['Pollo, salsiccia e patate', 'poultry', 'pork'],
  ['Pizza prosciutto salsiccia', 'pork', 'cold_cuts'],
  ['Hamburger bacon e cheddar', 'beef', 'cold_cuts'],
  ['Pollo, hamburger', 'poultry', 'beef'],
  ['Hamburger di pollo', 'poultry'],
  ['Hamburger di scottona', 'beef'],
  ['Polpette di prima scelta', 'beef'],
  ['Polpette di carne', 'beef'],
  ['Sausage, turkey, fresh', 'poultry'],
  ['Salmon burger', 'fish_seafood'],
  ['Hamburger avocado e verdure', 'beef'],
  ['Tagliata con rucola', 'beef'],
  ['Carne di manzo, tagliata', 'beef'],
  ['Svizzera 150 g', 'beef'],
  ['150g tagliata', 'beef'],
  ['Patate e tagliata', 'beef'],
  ['Insalata e svizzera', 'beef'],
  ['Hamburger di bisonte', 'beef'],
  ['Hamburger di piemontese', 'beef'],
  ['Spezzatino di asino', 'beef'],
  ['Polpette di trita', 'beef'],
  ['Polpette di avanzi', 'beef'],
  ['Tartare di filetto', 'beef'],
  ['Lasagna with meat sauce', 'beef'],
  ['Omogeneizzato gusto pollo', 'poultry'],
  ['Tortellini gusto prosciutto', 'cold_cuts'],
  ['Salad with raisins, turkey', 'poultry'],
  ['Uova sode gallina bollita', 'poultry'],
  ['Pollo, vegetali grigliati', 'poultry'],
])('the food “%s” names each of its meats', (name, ...categories) => {
  expect(animalCategoriesIn(food(name))).toEqual(categories);
});

test.each([
  ...[
    'Polpette di ricotta',
    'Polpette di pane',
    'Burger di zucca',
    'Hamburger di carote',
    'Burger ceci',
    'Hamburger soia',
  ],
  ...[
    'Burger quinoa e verdure',
    'Polpettone di fagiolini',
    'Spezzatino di patate',
    'Carbonara di zucchine',
    'Beyond Burger',
  ],
  ...[
    'Ragù alla bolognese vegano',
    'Ragù di verdure alla bolognese',
    'Nuggets vegetali tipo pollo',
    'Burger vegano di pollo',
  ],
  ...['Bresaola di seitan', 'Speck di seitan', 'Prosciutto di soia', 'Alternativa alla carne', 'Chili sin carne'],
  ...['Polpette vegetariane', 'Veggie burger', 'Salsiccia vegana', 'Vegan chicken nuggets', 'Vegetable suet'],
  ...['Fagioli rossi kidney', 'Fagioli Red Kidney in scatola', 'Beans, kidney, red', 'Latte bovino', 'Colostro bovino'],
  ...['Uova, gallina', 'Albume di gallina', 'Uova fresche biologiche di gallina', 'Groviera svizzera'],
  ...[
    'Cioccolata svizzera',
    'Frutta tagliata',
    'Melone tagliata',
    'Funghi ostrica',
    'Mushrooms, oyster',
    'Squash, scallop',
  ],
  ...['Salsify (vegetable oyster)', 'Poultry seasoning', 'Spezie per pollo', 'Spezie per pesce'],
  ...['Insaporitore per carni e pesce', 'Steak sauce', 'Steak fries', 'Rolls, hamburger or hotdog', 'Horse gram'],
  ...['Dried figs, Turkey', 'Patatine gusto pollo', 'Patatine gusto bacon', 'Patatine gusto prosciutto'],
  ...['Farina di mais fumetto', 'Fumetto di mais', 'Locust bean gum', 'Locust bean flour', 'Salsa Worcester vegana'],
  ...[
    'Vegan Worcestershire sauce',
    'Dashi kombu',
    'Patè di olive nere (tapenade)',
    'Caramelle gommose alla frutta vegane',
  ],
  ...[
    'Orsetti gommosi vegani',
    'Collagene di origine vegetale',
    'Pasta e 120 g di ceci',
    'Parmigiano vegano',
    'Fruit gelatine',
  ],
])('of “%s” no part of an animal is known', (name) => {
  expect(animalPartsIn(food(name))).toEqual([]);
});

test.each<[string, AnimalPart]>([
  ['Caglio di vitello', 'rennet'],
  ['Salsa Worcester', 'fish'],
  ['Colorante E 120', 'insects'],
  ['Colorante E120', 'insects'],
  ['Locuste essiccate', 'insects'],
  ['Parmigiano a caglio vegetale', 'rennet'],
  ['Chicken kidneys', 'meat'],
])('of “%s” the part of an animal is known', (name, part) => {
  expect(animalPartsIn(food(name))).toEqual([part]);
});

test.each(['insalata e 120 g di ceci', 'pasta e 120 g di fagioli'])('“%s” is a quantity, no additive', (note) => {
  expect(foodsNamedIn(note).flatMap(({ eaten }) => animalPartsIn(food(eaten)))).toEqual([]);
});

test.each<[string, ...Category[]]>([
  ['Hamburger senza glutine', 'beef'],
  ['Hamburger senza carne rossa', 'beef'],
  ['Hamburger senza carne macinata fine', 'beef'],
  ['Hamburger senza carne di maiale', 'pork'],
  ['Hamburger senza carne di manzo, con tacchino', 'poultry', 'beef'],
  ['Hamburger senza carne, con tacchino', 'poultry'],
  ['Hamburger senza carne con bacon', 'cold_cuts'],
  ['Ragù senza carne con salsiccia', 'pork'],
  ['Hamburger senza carne o hamburger di manzo', 'beef'],
  ['Hamburger senza carne, tonno', 'fish_seafood'],
  ['Affettato di tacchino senza carne', 'poultry'],
  ['Hamburger senza carne e prosciutto', 'beef'],
  ['Hamburger senza carne al tacchino', 'poultry', 'beef'],
  ['Pollo e hamburger senza carne', 'poultry'],
  ['Pollo, hamburger senza carne', 'poultry'],
  ['Hamburger di pollo senza carne', 'poultry'],
  ['Prosciutto senza carne separata', 'cold_cuts'],
  ['Hamburger e polpette senza carne', 'beef'],
  ['Hamburger non senza carne', 'beef'],
  ['Chicken and meat free gravy', 'poultry'],
  ['Bacon, meat free burger', 'cold_cuts'],
])('“%s” names the meat that it has', (name, ...categories) => {
  expect(animalCategoriesIn(food(name))).toEqual(expect.arrayContaining(categories));
});
