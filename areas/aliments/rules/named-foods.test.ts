import { expect, test } from 'vitest';
import { expectLinearCost } from '#shell/common/testing/processor-time.ts';
import type { Allergen } from '../contract/taxonomy.ts';
import { foodsNamedBesides, foodsNamedIn } from './named-foods.ts';

const named = (text: string) =>
  foodsNamedIn(text)
    .filter(({ allergens, categories }) => allergens.length + categories.length > 0)
    .map(({ text: part, allergens, categories }) => [part, ...allergens, ...categories]);

test.each<[text: string, foods: string[][]]>([
  [
    'Oppure: yogurt greco 170 g, noci 20 g',
    [
      ['yogurt greco 170 g', 'milk'],
      ['noci 20 g', 'nuts'],
    ],
  ],
  [
    'Oppure: pane 50 g, petto di pollo',
    [
      ['pane 50 g', 'gluten'],
      ['petto di pollo', 'poultry'],
    ],
  ],
  ['latte di mandorla 200 ml', [['latte di mandorla 200 ml', 'nuts']]],
  ['Bevi molta acqua, evita i latticini e le noci', []],
  ['Evitare: latte, formaggi erborinati, noci. Pane 50 g', [['Pane 50 g', 'gluten']]],
  ['Da evitare: alcol, noci\nyogurt greco', [['yogurt greco', 'milk']]],
  [
    'Evitare: burro, meglio yogurt greco',
    [
      ['burro', 'milk'],
      ['meglio yogurt greco', 'milk'],
    ],
  ],
  ['pane senza glutine oppure biscotti', [['biscotti', 'gluten', 'eggs', 'milk']]],
  ['Burger di ceci, ragù di lenticchie', []],
  ['Ragù di carne', [['Ragù di carne', 'beef']]],
  ['Avoid shrimps. A slice of bread', [['A slice of bread', 'gluten']]],
  ['1,5 l di acqua', []],
])('“%s” names %j', (text, foods) => {
  expect(named(text)).toEqual(foods);
});

test.each<[text: string, ...foods: string[][]]>([
  ['petto di pollo con verdure 150 g', ['petto di pollo con verdure 150 g', 'poultry']],
  ['salsiccia con lenticchie', ['salsiccia con lenticchie', 'pork']],
  ['vitello con fagioli', ['vitello con fagioli', 'lamb_veal_game']],
  ['tacchino al vapore con brodo vegetale', ['tacchino al vapore con brodo vegetale', 'poultry']],
  ['Polpette di melanzane e carne', ['Polpette di melanzane e carne', 'gluten', 'eggs', 'milk', 'beef']],
  ['Polpette con verdure', ['Polpette con verdure', 'gluten', 'eggs', 'milk', 'beef']],
  ['Hamburger 100 g di ceci e pollo', ['Hamburger 100 g di ceci e pollo', 'poultry']],
  ['Ragù vegetale, burger veg, veggie burger, salsiccia vegana, wurstel di ceci, bistecche di verdure, lentil ragù'],
  ['Ragù vegetale e hamburger', ['Ragù vegetale e hamburger', 'beef']],
])('meat is named in “%s” unless a dish is made of plants', (text, ...foods) => {
  expect(named(text)).toEqual(foods);
});

test.each<[text: string, ...categories: string[]]>([
  ['hamburger di pollo', 'poultry'],
  ['hamburger di salmone', 'fish'],
  ['polpette di pesce', 'gluten', 'eggs', 'fish', 'milk'],
  ['ragù di pesce', 'fish'],
  ['tartare di salmone', 'fish'],
  ['burger tacchino 100 g', 'poultry'],
  ['bistecca di maiale', 'pork'],
  ['carne di coniglio', 'lamb_veal_game'],
  ['salmon burger', 'fish'],
  ['turkey meatballs', 'poultry', 'gluten', 'eggs', 'milk'],
  ['hamburger con prosciutto', 'beef', 'cold_cuts'],
  ['polpette di manzo e pollo', 'poultry', 'beef', 'gluten', 'eggs', 'milk'],
  ['hamburger, salmone', 'beef', 'fish'],
])('“%s” is of the named animal', (text, ...names) => {
  const foods = foodsNamedIn(text);

  expect(foods.flatMap(({ categories, allergens }) => [...categories, ...allergens])).toEqual(names);
});

test.each<[text: string, ...foods: string[][]]>([
  ['niente sale e noci 20 g', ['noci 20 g', 'nuts']],
  ['senza sale e una manciata di noci', ['una manciata di noci', 'nuts']],
  ['crackers senza sale e noci', ['crackers senza sale', 'gluten'], ['noci', 'nuts']],
  ['caffè senza zucchero aggiunto e latte', ['latte', 'milk']],
  ['pasta senza glutine 80 g e pane 50 g', ['pane 50 g', 'gluten']],
  ['pasta senza glutine e pane', ['pane', 'gluten']],
  ['gluten free pasta and bread', ['bread', 'gluten']],
  ['burger vegano 100 g e formaggio 50 g', ['formaggio 50 g', 'milk']],
  ['tonno con maionese vegana', ['tonno', 'fish']],
  ['burger vegano e formaggio', ['formaggio', 'milk']],
  ['pasta senza glutine con pangrattato', ['pangrattato', 'gluten']],
  ['pane senza glutine e lattosio, biscotti senza latte e uova', ['biscotti senza latte e uova', 'gluten']],
])('what there is not ends before what is eaten: “%s”', (text, ...foods) => {
  expect(named(text)).toEqual(foods);
});

test.each<[text: string, ...foods: string[][]]>([
  ['grissini (senza glutine)'],
  ['biscotti (senza glutine)', ['biscotti (senza glutine)', 'eggs', 'milk']],
  ['pane s/glutine 50 g'],
  ['pasta (gluten free) 80 g'],
  ['grissini (senza glutine) e noci', ['noci', 'nuts']],
  ['pane (senza glutine) 50 g (o crackers)', ['o crackers', 'gluten']],
  ['pane/crackers', ['pane', 'gluten'], ['crackers', 'gluten']],
])('what brackets or “s/” say that there is not belongs to the food before: “%s”', (text, ...foods) => {
  expect(named(text)).toEqual(foods);
});

test.each([
  'senza carne',
  'evita la carne',
  'Evitare il pollo e il tacchino',
  'niente prosciutto',
  'no meat',
  'Evita di mangiare carne',
])('“%s” names no meat', (text) => {
  expect(named(text)).toEqual([]);
});

test.each<[text: string, ...free: boolean[]]>([
  ['yogurt (senza lattosio) 125 g', true],
  ['yogurt s/lattosio', true],
  ['pane al latte senza glutine e lattosio', true],
  ['latte (delattosato) 200 ml', true],
  ['latte delattosato 200 ml e mozzarella 100 g', true, false],
  ['latte senza lattosio e formaggio', true, false],
  ['latte senza lattosio con burro', true, false],
])('of “%s” is known what has no lactose', (text, ...free) => {
  expect(foodsNamedIn(text).map(({ isLactoseFree }) => isLactoseFree)).toEqual(free);
});

test.each<[text: string, ...allergens: Allergen[]]>([
  ['Latte di riso o vaccino 200 ml', 'milk'],
  ['Latte di riso 200 ml oppure vaccino', 'milk'],
  ['Latte di riso/vaccino', 'milk'],
  ['Pane senza glutine 50 g o integrale 60 g', 'gluten'],
  ['Pasta di mais or normale', 'gluten'],
  ['Non evitare lo yogurt', 'milk'],
  ['Non escludere le noci', 'nuts'],
  ['Non serve evitare le noci', 'nuts'],
  ['Don’t skip yogurt', 'milk'],
  ["Don't skip yogurt", 'milk'],
  ['No need to avoid nuts', 'nuts'],
  ['Non mangiare fritti, evita le noci'],
  ['Formaggio non vegano', 'milk'],
])('the note “%s” names %j', (text, ...allergens) => {
  expect(foodsNamedIn(text).flatMap((food) => food.allergens)).toEqual(allergens);
});

test('what has no lactose is known', () => {
  expect(foodsNamedIn('yogurt senza lattosio, latte').map(({ isLactoseFree }) => isLactoseFree)).toEqual([true, false]);
});

test.each([
  ['words', 'noce di manzo '.repeat(360)],
  ['what there is not', 'senza latte e '.repeat(360)],
  ['what is avoided', 'evita il '.repeat(550)],
  ['lists of what is avoided', 'evitare: noci, '.repeat(340)],
  ['spaces', ' '.repeat(5000)],
  ['brackets', '(senza '.repeat(700)],
  ['open brackets', '('.repeat(5000)],
  ['quantities', 'senza latte 20 g e '.repeat(260)],
  ['dishes', 'hamburger di '.repeat(380)],
  ['digits', '1'.repeat(5000)],
  ['choices', 'latte o di '.repeat(450)],
  ['negations', 'non '.repeat(1250)],
  ['long negations', 'non aaaaaaaaaaaa evita '.repeat(200)],
])('5,000 characters of %s are read at once', (_, text) => {
  expectLinearCost(text, foodsNamedIn);
});

test.each<[text: string, name: string, ...allergens: Allergen[]]>([
  ['Aggiungi le noci tritate', 'Noce moscata', 'nuts'],
  ['Aggiungi le noci', 'Noce di manzo', 'nuts'],
  ['Aggiungi le noci', 'Noce di cocco', 'nuts'],
  ['Aggiungi 2 uova', 'Pasta senza uova', 'eggs'],
  ['Servi con latte', 'Biscotti senza latte', 'milk'],
  ['Aggiungi il pesce', 'Pesche', 'fish'],
  ['Bevi il latte', 'Pomodori in latta', 'milk'],
  ['Cospargi di formaggio', 'Formaggio vegano', 'milk'],
  ['Aggiungi farina 00', 'Farina di riso', 'gluten'],
  ['Versa il latte di mandorla', 'Latte di mandorla'],
  ['Versa il latte', 'Latte di mandorla', 'milk'],
  ['Trita le noci', 'Noce'],
  ['Servi con pane', 'Pane senza glutine'],
  ['Versa il latte di soia', 'Olio di oliva', 'soybeans'],
  ['Rompi l’uovo', 'Uova di gallina'],
  ['Scola la pasta', 'Pasta di mais'],
  ['Scola la pasta al dente', 'Pasta integrale di lenticchie rosse'],
  ['Drain the pasta', 'Chickpea pasta'],
  ['Scola gli spaghetti e condisci', 'Spaghetti di riso'],
  ['Scola la pasta', 'Pasta di olive', 'gluten'],
  ['Scola la pasta', 'Farina di mais', 'gluten'],
  ['Scola la pasta integrale', 'Pasta di mais', 'gluten'],
  ['Aggiungi la pasta', 'Pasta di mais', 'gluten'],
  ['Porridge', 'Fiocchi d’avena senza glutine'],
  ['Porridge', 'Gluten-free oats'],
  ['Porridge d’orzo', 'Fiocchi d’avena senza glutine', 'gluten'],
  ['Porridge', 'Fiocchi di riso', 'gluten'],
])('besides the food of its name, “%s” with “%s” names %j', (text, name, ...allergens) => {
  expect(foodsNamedBesides(text, [name]).flatMap((food) => food.allergens)).toEqual(allergens);
});

test('a food that a word of a known name only resembles is still named', () => {
  expect(foodsNamedBesides('Aggiungi il pesce', ['Pesche']).map(({ eaten }) => eaten)).toEqual([' aggiungi pesce ']);
  expect(foodsNamedBesides('Lava le pesche', ['Pesca noce']).map(({ eaten }) => eaten)).toEqual([' lava ']);
});
