import fs from 'node:fs';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { expectLinearCost } from '#shell/common/testing/processor-time.ts';
import { exampleAliments } from '../example.ts';
import type { Category } from '../contract/taxonomy.ts';
import { restrictedGroupsNamedIn, restrictedGroupsOf } from './restricted-foods.ts';
import { restrictedFoods } from './restricted-groups.ts';
import { restrictedDishes, restrictedSeafood } from './testing/restricted-dishes.ts';
import { restrictedNames } from './testing/restricted-names.ts';

test.each([...restrictedNames, ...restrictedDishes])('%s: “%s”', (group, name) => {
  const groups = restrictedGroupsNamedIn(name);

  if (group === null) expect(groups).toEqual([]);
  else expect(groups).toContain(group);
});

test('at least 100 names were tried, and each group names its guidelines', () => {
  expect(restrictedNames.length).toBeGreaterThan(100);
  for (const { source } of Object.values(restrictedFoods)) expect(source).toMatch(/NHS|EFSA/);
});

function food(name: string, category: Category, changes: object = {}) {
  return { ...exampleAliments.rice, name, name_en: '', category, micronutrients: {}, ...changes };
}

test('a drink of the category is known to have alcohol, a measured amount decides, and other foods are known by name only', () => {
  expect(restrictedGroupsOf(food('Rosolio', 'alcohol'))).toEqual([{ group: 'alcohol', strength: 'contains' }]);
  expect(restrictedGroupsOf(food('Birra analcolica', 'alcohol'))).toEqual([]);
  expect(restrictedGroupsOf(food('Dolce', 'sweets', { micronutrients: { alcohol: 1.6 } }))).toEqual([
    { group: 'alcohol', strength: 'contains' },
  ]);
  expect(restrictedGroupsOf(food('Birra', 'alcohol', { micronutrients: { alcohol: 0.6 } }))).toEqual([]);
  expect(restrictedGroupsOf(food('Birra', 'other'))).toEqual([{ group: 'alcohol', strength: 'named' }]);
  expect(restrictedGroupsOf(food('Integratore', 'supplements', { micronutrients: { retinol: 9000 } }))).toEqual([
    { group: 'vitamin_a', strength: 'contains' },
  ]);
});

test.each(restrictedSeafood)('%s: “%s” of the category %s', (group, name, category) => {
  const groups = restrictedGroupsOf(food(name, category)).map((one) => one.group);

  expect(groups).toEqual(group === null ? [] : [group]);
});

test('a rare steak is of the group although it is cooked, also with a sauce whose name has that of a raw dish', () => {
  const named = [{ group: 'raw_animal', strength: 'contains' }];

  expect(restrictedGroupsOf(food('Tagliata al sangue', 'beef', { form: 'cooked' }))).toEqual(named);
  expect(restrictedGroupsOf(food('Bistecca al sangue con salsa tartara', 'beef'))).toEqual(named);
  expect(restrictedGroupsOf(food('Salmone affumicato', 'fish_seafood', { form: 'cooked' }))).toEqual([]);
});

const library = parse<Record<string, string>>(
  fs.readFileSync(new URL('../../../database/catalogues/aliments.csv', import.meta.url)),
  { columns: true },
);

function groupsOfLibrary(name: string): string[] {
  const line = library.find((one) => one['name_it'] === name);
  if (!line) throw new Error(`groupsOfLibrary: ${name} is not in the library`);
  const micronutrients: Record<string, number> = {};
  for (const code of ['alcohol', 'retinol']) if (line[code]) micronutrients[code] = Number(line[code]);
  const { name_en = '', category, form } = line;
  return restrictedGroupsOf({
    ...food(name, category as Category),
    name_en,
    form: form as 'raw',
    micronutrients,
  }).map(({ group }) => group);
}

test.each([
  ['Vino rosso', ['alcohol']],
  ['Birra chiara', ['alcohol']],
  ['Birra analcolica', []],
  ['Cocktail analcolico', []],
  ['Aceto di vino rosso', []],
  ['Estratto di vaniglia', []],
  ['Prosciutto crudo di Parma', ['raw_animal']],
  ['Bresaola', ['raw_animal']],
  ['Prosciutto arrotolato affumicato, crudo', ['raw_animal']],
  ['Prosciutto arrotolato affumicato, cotto', []],
  ['Pancetta affumicata, cruda', ['raw_animal']],
  ['Pancetta salata', ['raw_animal']],
  ['Pancetta', ['raw_animal']],
  ['Pancetta a cubetti, cotta', []],
  ['Bacon, crudo', ['raw_animal']],
  ['Bacon di lonza', ['raw_animal']],
  ['Bacon, cotto al forno', []],
  ['Salsiccia di suino, cruda', ['raw_animal']],
  ['Salsiccia di suino, cotta', []],
  ["Petto d'anatra affumicato", ['raw_animal']],
  ['Prosciutto cotto scelto', []],
  ['Prosciutto cotto affumicato', []],
  ["Salame all'aglio, cotto", []],
  ['Petto di pollo, crudo', []],
  ['Salmone selvatico, crudo', []],
  ['Uovo di gallina, crudo', []],
  ['Sushi o maki con pesce', ['raw_animal']],
  ['Salsa tartara', []],
  ['Salmone affumicato', ['raw_animal']],
  ['Tiramisù confezionato', ['alcohol']],
  ['Gorgonzola', ['unpasteurised_cheese']],
  ['Parmigiano Reggiano', []],
  ['Mozzarella vaccina', []],
  ['Pesce spada, cotto', ['mercury_fish']],
  ['Tonno rosso, crudo', ['mercury_fish']],
  ['Tonno al naturale, in scatola, sgocciolato', []],
  ["Tonno alalunga in olio d'oliva, sgocciolato", []],
  ['Lucioperca, crudo', []],
  ['Fegato di vitello, cotto', ['vitamin_a']],
  ['Patè di fegato di pollame', ['vitamin_a']],
  ['Cervo, al forno', ['game']],
  ['Cinghiale, crudo', ['game']],
  ['Lepre, cruda', ['game']],
  ['Selvaggina (media), cotta', ['game']],
  ['Coniglio, cotto', []],
  ['Uovo alla coque', ['raw_animal']],
  ['Uovo sodo', []],
  ['Latte di capra intero, crudo', ['unpasteurised_cheese']],
  ['Latte intero', []],
  ['Caviale', ['raw_animal']],
  ['Uova di lompo', ['raw_animal']],
  ['Uova di pesce (media), crude', ['raw_animal']],
  ['Capesante con corallo, cotte', []],
  ['Capriolo, al forno', ['game']],
  ['Germogli di soia (fagiolo mungo), crudi', ['raw_sprouts']],
  ['Germogli di soia (fagiolo mungo), in scatola, sgocciolati', []],
  ['Germogli di soia (fagiolo mungo), saltati al wok', []],
  ['Germogli di erba medica (alfalfa)', ['raw_sprouts']],
  ['Germogli di bambù, crudi', []],
  ['Pane di grano germogliato', []],
  ['Riso bianco, crudo', []],
])('“%s” of the library is of the groups %j', (name, groups) => {
  expect(groupsOfLibrary(name)).toEqual(groups);
});

test('every cold cut of the library whose name says that it is raw, cured or smoked is of the group, unless it is cooked', () => {
  const isRaw =
    /(?<!\p{L})(?:crud[oaie]|affumicat[oaie]|stagionat[oaie]|salat[oaie]|raw|cured|smoked|dried)(?!\p{L})/iu;
  const cooked = /(?<!\p{L})(?:cott[oaie]|cooked)(?!\p{L})/iu;
  const coldCuts = library.filter(({ category, form }) => category === 'cold_cuts' && form !== 'cooked');
  const raw = coldCuts.map((one) => one['name_it'] ?? '').filter((name) => isRaw.test(name) && !cooked.test(name));

  expect(raw.length).toBeGreaterThan(15);
  expect(raw.filter((name) => !groupsOfLibrary(name).includes('raw_animal'))).toEqual([]);
});

test.each([
  ['Prosciutto di Praga affumicato', ['raw_animal']],
  ['Bacon croccante alla piastra', []],
  ['Smoked turkey, cooked', []],
  ['Cooked ham, smoked', []],
  ['Cooked smoked ham', []],
  ['Smoked ham, vegan', []],
  ['Pancetta vegetale affumicata', []],
  ['Pancetta cotta affumicata', []],
  ['Pancetta cruda e prosciutto cotto', ['raw_animal']],
])('the own cold cut “%s” is of the groups %j', (name, groups) => {
  expect(restrictedGroupsOf(food(name, 'cold_cuts')).map(({ group }) => group)).toEqual(groups);
});

test.each([
  'prosciutto ',
  'vino e ',
  'latte crudo di ',
  'poke ',
  'tonno , ',
  'latte di ',
  'speck di ',
  'beef ',
  'sushi avocado ',
  'germogli di ',
  'uova alla ',
])('a text of 100,000 characters of “%s” is read in linear time', (part) => {
  expectLinearCost(part.repeat(100_000 / part.length), restrictedGroupsNamedIn);
});
