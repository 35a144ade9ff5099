import { beforeAll, expect, test } from 'vitest';
import { openOwnTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { runAsOwner } from '#database/testing/run-as-owner.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { searchNames } from './operations/search-names.ts';
import { connect } from '#shell/server/database/connect.ts';
import { alimentRoutes } from '../contract/library.ts';
import { foodQueryOf } from '../rules/food-query.ts';
import { suggestedQuantity } from '../rules/suggested-quantity.ts';
import { loadAliments } from './catalogue.ts';
import { english, italian } from './testing/everyday-foods.ts';

let server: TestServer;
let studio: TestStudio;

beforeAll(async () => {
  server = await openOwnTestServer();
  studio = await openTestStudio(server);
  const owner = connect(server.ownerUrl, 1);
  await loadAliments(owner);
  await owner.query('analyze system_aliments');
  await owner.end();
});

const firstOf = async (search: string, language: 'it' | 'en', by = studio) =>
  (await server.ask(alimentRoutes.list, { search }, by.admin, language)).data.aliments[0];

test.each(english)('in English, %s finds first: %s', async (search, food) => {
  expect((await firstOf(search, 'en'))?.name_en).toBe(food);
});

test.each(italian)('in Italian, %s finds first: %s', async (search, food) => {
  expect((await firstOf(search, 'it'))?.name).toBe(food);
});

test.each([
  ['nutella', 'Crema spalmabile alle nocciole e cacao'],
  ['piadina', 'Tortilla di frumento'],
  ['philadelphia', 'Formaggio fresco spalmabile'],
  ['philadelphia light', 'Formaggio fresco spalmabile light'],
  ['wasa', 'Pane croccante integrale'],
  ['crackers', 'Cracker di frumento'],
  ['gallette', 'Gallette di riso integrale'],
  ['pan carrè', 'Pancarrè'],
  ['fiocchi di latte', 'Fiocchi di latte'],
  ['jocca', 'Fiocchi di latte'],
  ['skyr', 'Yogurt greco 0%'],
  ['sottilette', 'Formaggio fuso a fette'],
  ['mozzarella light', 'Mozzarella di latte parzialmente scremato'],
  ['zymil', 'Latte parzialmente scremato a ridotto contenuto di lattosio'],
  ['actimel', 'Latte fermentato da bere, intero'],
  ['tonno in scatola', "Tonno sott'olio, in scatola, sgocciolato"],
  ["tonno all'olio", "Tonno sott'olio, in scatola, sgocciolato"],
  ['rio mare', "Tonno sott'olio, in scatola, sgocciolato"],
  ['hamburger vegetale', 'Burger vegetale di soia e verdure'],
  ['whey', 'Proteine del siero del latte in polvere'],
  ['proteine in polvere', 'Proteine del siero del latte in polvere'],
  ['coca cola', 'Cola'],
  ['coca cola zero', 'Cola senza zucchero'],
  ['fanta', 'Aranciata'],
  ['sprite', 'Gassosa'],
  ['estathé', 'Tè freddo zuccherato'],
  ['red bull', 'Energy drink'],
  ['nesquik', 'Cacao zuccherato in polvere'],
  ['ovomaltina', 'Preparato al malto e cacao, in polvere'],
  ['pringles', 'Patatine in sacchetto'],
  ['fonzies', 'Snack soffiati di mais'],
  ['oro saiwa', 'Biscotti secchi'],
  ['gocciole', 'Biscotti con gocce di cioccolato'],
  ['pavesini', 'Savoiardi'],
  ['oreo', 'Biscotti al cacao farciti alla crema'],
  ['loacker', 'Wafer alla nocciola'],
  ['bounty', 'Barretta al cocco ricoperta di cioccolato'],
  ['twix', 'Barretta di cioccolato con biscotto'],
  ['kit kat', 'Barretta di cioccolato con biscotto'],
  ['magnum', 'Gelato su stecco ricoperto di cioccolato'],
  ['pachino', 'Pomodorini ciliegino, crudi'],
  ['camomilla', 'Tisana, senza zucchero'],
  ['prosecco', 'Vino spumante bianco'],
  ['dietor', 'Dolcificante alla saccarina'],
])('the everyday word or brand %s finds first: %s', async (search, food) => {
  expect((await firstOf(search, 'it'))?.name).toBe(food);
});

test.each(['riso nero', 'riso venere'])(
  '%s is no wild rice, which is another plant, and has no food',
  async (search) => {
    expect((await firstOf(search, 'it'))?.name).toBeUndefined();
  },
);

test('the plain food comes first however often the studio uses other foods, which follow by their use', async () => {
  const other = await openTestStudio(server);
  await server.owner.query(
    `insert into aliment_uses (account_id, aliment_id, total)
    select $1, id, case when name_it = 'Pane integrale' then 99 else 50 end from system_aliments
    where name_it <> all($2) and name_en <> all($2)`,
    [other.accountId, [...english, ...italian].flatMap(([search, food]) => (search === 'pane integrale' ? [] : food))],
  );

  for (const [search, food] of italian)
    expect([search, (await firstOf(search, 'it', other))?.name]).toEqual([search, food]);
  for (const [search, food] of english)
    expect([search, (await firstOf(search, 'en', other))?.name_en]).toEqual([search, food]);
  const { data } = await server.ask(alimentRoutes.list, { search: 'pane' }, other.admin, 'it');
  expect(data.aliments[1]?.name).toBe('Pane integrale');
});

test('many words at once, those of a pasted text, find the plain foods, too', async () => {
  const found = await runAsOwner(server, ({ db }) =>
    searchNames({ db, language: 'it' } as Scope, { names: ['pane', 'riso', 'pesca', 'manzo'], limit: 2 }),
  );

  expect(found.map(({ aliments }) => aliments[0]?.name)).toEqual([
    'Pane comune',
    'Riso bianco, crudo',
    'Pesche gialle, crude',
    'Fesa di manzo, cruda',
  ]);
});

test('the plain food comes before an own food with more words, which its exact name finds first', async () => {
  const own = await openTestStudio(server);
  await server.owner.query(
    `insert into aliments (account_id, id, source, source_ref, name_it) values ($1, gen_random_uuid(), 'own', 'own-1', 'Pane di Anna integrale')`,
    [own.accountId],
  );
  expect((await firstOf('pane', 'it', own))?.name).toBe('Pane comune');
  expect((await firstOf('pane di anna integrale', 'it', own))?.name).toBe('Pane di Anna integrale');
});

test('a food that only begins with the word stays behind the plain food, however often the studio uses it', async () => {
  await server.owner.query(
    `insert into aliment_uses (account_id, aliment_id, total)
    select $1, id, 50 from system_aliments where name_en in ('Egg white, raw', 'Oat drink')`,
    [studio.accountId],
  );

  expect((await firstOf('eggs', 'en'))?.name_en).toBe('Egg, whole, raw');
  expect((await firstOf('oats', 'en'))?.name_en).toBe('Rolled oats');
});

test.each([
  ['2 fette di pane', 60],
  ['2 fette di pane integrale', 60],
  ['3 fette di pancarrè', 75],
  ['3 fette di prosciutto cotto', 42],
  ['3 fette di prosciutto crudo', 42],
])('%s are %d g of the food that is found first', async (typed, grams) => {
  const { search, amount } = foodQueryOf(typed, 'it');
  const food = await firstOf(search, 'it');

  expect(food && suggestedQuantity(food, amount)).toMatchObject({ quantity: grams, portion: { label: 'fetta' } });
});
