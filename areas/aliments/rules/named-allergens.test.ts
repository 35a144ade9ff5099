import fs from 'node:fs';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { expectLinearCost } from '#shell/common/testing/processor-time.ts';
import { type Allergen, allergens } from '../contract/taxonomy.ts';
import { allergensNamedIn, isNamedByFood } from './named-allergens.ts';

const namedByFood = (name: string) => allergens.filter((allergen) => isNamedByFood(name, allergen));

test.each<[name: string, allergens: Allergen[]]>([
  ['Crema di nocciole', ['nuts']],
  ['Hazelnut cream', ['nuts']],
  ['Latte di mandorla', ['nuts']],
  ['Latte d’avena', ['gluten']],
  ['Burro di arachidi', ['peanuts']],
  ['Peanut butter', ['peanuts']],
  ['Yogurt al cocco', ['milk']],
  ['Biscotti senza latte e uova, alle noci', ['gluten', 'nuts']],
  ['Doughnut', ['gluten', 'eggs', 'milk']],
  ['Barretta senza glutine alle mandorle', ['nuts']],
  ['Fiocchi d’avena senza glutine', []],
  ['Gluten-free oat biscuits with butter', ['eggs', 'milk']],
  ['Dairy-free, egg-free cookies', ['gluten']],
  ['Free-range eggs', ['eggs']],
  ['Pasta all’uovo', ['gluten', 'eggs']],
  ['Polpo e patate', ['molluscs']],
  ['Maionese vegana', []],
  ['Sushi misto', ['crustaceans', 'fish']],
  ['Sashimi', ['fish']],
  ['Sushi vegano', []],
  ['Spaghetti alla puttanesca', ['gluten', 'fish']],
  ['Salsa Worcester', ['fish']],
  ['Fritto misto', ['gluten', 'crustaceans', 'fish', 'molluscs']],
  ['Fritto misto di verdure', []],
  ['Pollo satay', ['peanuts']],
  ['Pad thai', ['crustaceans', 'eggs', 'fish', 'peanuts', 'soybeans']],
  ['Polpette al sugo', ['gluten', 'eggs', 'milk']],
  ['Polpette senza glutine', ['eggs', 'milk']],
  ['Corn flakes', ['gluten']],
  ['Barretta ai cereali', ['gluten']],
  ['Surimi', ['gluten', 'crustaceans', 'eggs', 'fish']],
])('a food called “%s” names %j', (name, named) => {
  expect(namedByFood(name)).toEqual(named);
});

test.each([
  ...['Latte di cocco', 'Coconut milk', 'Noce moscata', 'Nutmeg', 'Noce di cocco', 'Burro di cacao', 'Cocoa butter'],
  ...['Olio di semi di girasole', 'Uva', 'Pesca', 'Pesca noce', 'Noce di vitello', 'Vitello, noce, crudo', 'Pinoli'],
  ...['Grano saraceno', 'Buckwheat', 'Agnello da latte', 'Lattuga', 'Butternut squash'],
  ...['Polpa di pomodoro', 'Coda di bue', 'Grana grossa', 'Uovo di Pasqua', 'Melanzana (eggplant)', 'Oyster mushrooms'],
  ...['Pomodori in latta', 'Riso', 'Cocco rapé', 'Coconut flour', 'Castagne'],
])('a food called “%s” names no allergen', (name) => {
  expect(namedByFood(name)).toEqual([]);
});

test.each([
  ...['Gnocchi', 'Gnocchi di patate', 'Fette biscottate', 'Birra chiara', 'Pane integrale', 'Biscotti frollini'],
  ...['Pasta fresca', 'Piadina', 'Brioche vuota', 'Cialde', 'Pizza margherita', 'Focaccia', 'Taralli'],
  ...['Pangrattato', 'Farina 00', 'Spaghetti', 'Pane e olio, senza sale', 'Torta di mele', 'Pan di Spagna'],
  ...['Salsa di soia', 'Pasta di mandorle con biscotti', 'Pasta al ragù di lenticchie', 'Pasta di riso e farro'],
  ...[
    'Pasta e ceci',
    'Pane di riso e frumento',
    'Pane di riso',
    'Pane di miglio',
    'Impasto con lievito madre',
    'Sandwich bread',
    'Burger bun',
  ],
  ...['Flour tortilla', 'Egg noodles', 'Lager beer', 'Puff pastry', 'Breadcrumbs', 'Cornbread'],
  ...['Biscotti al cocco', 'Torta di mandorle', 'Torta di castagne', 'Almond cake', 'Cotoletta impanata'],
  ...['Wrap di pollo', 'Pasta al pomodoro', 'Pasta alle acciughe', 'Pasta & bean soup', 'Rice and noodles'],
  ...['Soy sauce noodles', 'Biscotti di riso', 'Pasta cotta', 'Base per pizza', 'Walnut pasta', 'Zucchini cake'],
  ...['Focaccia con mozzarella per pizza', 'Samosa', 'Cotoletta di pollo alla milanese', 'Pane pita'],
  ...['Nuggets di pollo'],
])('“%s” names gluten', (name) => {
  expect(namedByFood(name)).toContain('gluten');
});

test.each([
  ...['Pane senza glutine', 'Gluten-free bread', 'Pasta gluten free', 'Birra senza glutine', 'Farina di riso'],
  ...['Pasta di mais e riso', 'Pasta integrale di lenticchie rosse', 'Pasta 100% ceci', 'Farina di grano saraceno'],
  ...['Farina di ceci', 'Cracker di riso', 'Spaghetti di riso', 'Farina di castagne', 'Farina di cocco'],
  ...['Farina di tapioca', 'Pasta d’olive', 'Pasta di zucchero', 'Frutto del pane', 'Lievito di birra'],
  ...['Ginger beer', 'Formaggio a pasta filata', 'Farina gialla', 'Rice noodles', 'Corn tortilla'],
  ...['Buckwheat flour', 'Chickpea pasta', 'Red lentil pasta', 'Rice flour', 'Brewer’s yeast', 'Rice cakes'],
  ...['Gallette di riso', 'Farina di piselli', 'Farina di quinoa', 'Farina di sorgo'],
  ...['Salsa di pomodoro per pizza', 'Mozzarella per pizza', 'Tomato paste', 'Zucca spaghetti'],
  ...['Risotto alla milanese', 'Baba ganoush'],
])('“%s” does not name gluten', (name) => {
  expect(namedByFood(name)).not.toContain('gluten');
});

test.each<[name: string, allergens: Allergen[]]>([
  ['Pasta di mandorle', ['nuts']],
  ['Pasta di nocciole', ['nuts']],
  ['Farina di mandorle', ['nuts']],
  ['Almond flour', ['nuts']],
  ['Pasta di acciughe', ['fish']],
  ['Pesto alla genovese', ['milk', 'nuts']],
  ['Besciamella', ['gluten', 'milk']],
  ['Tiramisù', ['gluten', 'eggs', 'milk']],
  ['Pasta alla carbonara', ['gluten', 'eggs', 'milk']],
  ['Pesto vegano', ['nuts']],
])('“%s” names exactly %j', (name, named) => {
  expect(namedByFood(name)).toEqual(named);
});

test('no name of the food table names an allergen that the table does not state', () => {
  const file = new URL('../../../database/catalogues/aliments.csv', import.meta.url);
  const foods = parse<Record<string, string>>(fs.readFileSync(file), { columns: true });
  const wrong = foods.flatMap((food) => {
    const stated = `${food['contains']};${food['may_contain']};${food['suspected']}`.split(';');
    return [food['name_it'] ?? '', food['name_en'] ?? '']
      .flatMap((name) => namedByFood(name).map((allergen) => ({ name, allergen })))
      .filter(({ allergen }) => !stated.includes(allergen));
  });

  expect(foods.length).toBeGreaterThan(2_400);
  expect(wrong).toEqual([]);
});

test('a part of an animal is not the nut of its name, also some words behind it', () => {
  for (const name of [
    'Noce di vitello',
    'Vitello noce',
    'Manzo taglio di noce',
    'Prosciutto crudo di Parma stagionato noce',
  ])
    expect(namedByFood(name)).not.toContain('nuts');
  expect(namedByFood('Torta di noci')).toContain('nuts');
});

test.each([
  'manzo ',
  'vitello di ',
  'pasta integrale ',
  'senza e o ',
  'latte o ',
  'latte o di ',
  'noce ',
  'uova vegane senza uova ',
  'vegan ',
])('a text of 200,000 characters of “%s” is read in linear time', (part) => {
  expectLinearCost(part.repeat(200_000 / part.length), allergensNamedIn);
});
