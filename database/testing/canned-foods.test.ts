import { beforeAll, expect, test } from 'vitest';
import { loadAliments } from '#areas/aliments/server/catalogue.ts';
import { openOwnTestServer, type TestServer } from './server.ts';
import { openTestStudio, type TestStudio } from './studio.ts';
import { connect } from '#shell/server/database/connect.ts';
import { recipeRoutes } from '#areas/recipes/contract/library.ts';
import { meantFood } from '#areas/recipes/rules/meant-food.ts';

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

/** The food of the library that a line of a meal means, and whether without doubt. */
async function meantBy(text: string, language: 'it' | 'en') {
  const { data } = await server.ask(recipeRoutes.parseIngredients, { text }, studio.admin, language);
  const [line] = data.lines;
  const meant = line && meantFood(line, { isPortion: true });
  return [language === 'it' ? meant?.aliment.name : meant?.aliment.name_en, meant?.isCertain];
}

const tunaInOil = "Tonno sott'olio, in scatola, sgocciolato";
const tunaInWater = 'Tonno al naturale, in scatola, sgocciolato';

test.each([
  ['1 scatoletta di tonno', tunaInOil],
  ['scatoletta di tonno', tunaInOil],
  ['scatolette di tonno', tunaInOil],
  ['tonno 1 scatoletta', tunaInOil],
  ['1 scatoletta di tonno 80 g', tunaInOil],
  ['2 scatolette di tonno da 52 g', tunaInOil],
  ['tonno in scatola 80 g', tunaInOil],
  ['tonno in scatoletta 80 g', tunaInOil],
  ['tonno sgocciolato 80 g', tunaInOil],
  ['1 vasetto di tonno', tunaInOil],
  ['vasetto di tonno', tunaInOil],
  ['2 vasetti di tonno da 80 g', tunaInOil],
  ['tonno in vasetto 80 g', tunaInOil],
  ['tonno in barattolo 80 g', tunaInOil],
  ['1 scatoletta di sgombro', 'Sgombro al naturale, in scatola, sgocciolato'],
  ['sgombro in scatola 100 g', 'Sgombro al naturale, in scatola, sgocciolato'],
  ['scatoletta di sardine', "Sardine sott'olio, sgocciolate"],
])('“%s” is %s, and whether in oil or water is to be checked', async (text, food) => {
  expect(await meantBy(text, 'it')).toEqual([food, false]);
});

test.each([
  ['1 scatoletta di tonno al naturale', tunaInWater],
  ['scatoletta di tonno al naturale', tunaInWater],
  ["scatoletta di tonno sott'olio", tunaInOil],
  ['tonno in scatola al naturale 80 g', tunaInWater],
  ['scatoletta di sgombro al naturale', 'Sgombro al naturale, in scatola, sgocciolato'],
  ['salmone in scatola 100 g', 'Salmone, in scatola, sgocciolato'],
  ['1 scatoletta di mais', 'Mais dolce, in scatola, sgocciolato'],
  ['mais in scatola 50 g', 'Mais dolce, in scatola, sgocciolato'],
  ['piselli in scatola 100 g', 'Piselli, in scatola, sgocciolati'],
  ['1 barattolo di piselli', 'Piselli, in scatola, sgocciolati'],
  ['1 scatola di ceci', 'Ceci, in scatola, sgocciolati'],
  ['1 barattolo di ceci', 'Ceci, in scatola, sgocciolati'],
  ['barattolo di ceci', 'Ceci, in scatola, sgocciolati'],
  ['1 vasetto di ceci', 'Ceci, in scatola, sgocciolati'],
  ['1 vasetto di tonno al naturale', tunaInWater],
  ['1 barattolo di fagioli cannellini', 'Fagioli cannellini, in scatola'],
  ['fagioli borlotti in scatola 150 g', 'Fagioli borlotti, in scatola'],
])('“%s” is %s', async (text, food) => {
  expect(await meantBy(text, 'it')).toEqual([food, true]);
});

test.each([
  ['1 can of tuna', 'Tuna in oil, canned, drained', false],
  ['canned tuna 100 g', 'Tuna in oil, canned, drained', false],
  ['tin of tuna in water', 'Tuna in water, canned, drained', true],
  ['1 can of tuna in oil', 'Tuna in oil, canned, drained', true],
  ['1 can of mackerel', 'Mackerel in brine, canned, drained', false],
  ['1 tin of sardines', 'Sardines in oil, drained', false],
  ['1 can of chickpeas', 'Chickpeas, canned, drained', true],
  ['1 can of peas', 'Peas, canned, drained', true],
  ['1 jar of chickpeas', 'Chickpeas, canned, drained', true],
  ['1 can of corn', 'Sweetcorn, canned, drained', true],
  ['canned corn 50 g', 'Sweetcorn, canned, drained', true],
])('in English, “%s” is %s', async (text, food, isCertain) => {
  expect(await meantBy(text, 'en')).toEqual([food, isCertain]);
});

test.each([
  ['tonno 100 g', 'Tonno fresco, crudo'],
  ['1 lattina di birra', 'Birra chiara'],
  ['birra in lattina 330 ml', 'Birra chiara'],
  ['1 barattolo di miele', 'Miele'],
  ['1 vasetto di miele', 'Miele'],
  ['1 vasetto di yogurt alla pesca', 'Yogurt alla frutta, zuccherato'],
  ['2 vasetti di yogurt greco 0%', 'Yogurt greco 0%'],
  ['1 vasetto di olive verdi', 'Olive verdi in salamoia'],
  ['1 vasetto di pesto', 'Pesto alla genovese'],
  ['1 vasetto di basilico', 'Basilico, fresco'],
  ['1 vasetto di piselli freschi', 'Piselli freschi, crudi'],
  ['1 barattolo di macedonia', 'Macedonia di frutta fresca'],
  ['1 scatola di biscotti', 'Biscotti secchi'],
  ['1 scatola di piselli surgelati', 'Piselli surgelati, crudi'],
  ['scatoletta di polpo', 'Polpo, crudo'],
])('“%s” is no canned food: %s', async (text, food) => {
  expect((await meantBy(text, 'it'))[0]).toBe(food);
});
