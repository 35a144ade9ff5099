import { beforeEach, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { recipeRoutes } from '../contract/library.ts';

let server: TestServer;
let studio: TestStudio;

beforeEach(async () => {
  server = await openTestServer();
  studio = await openTestStudio(server);
});

const read = async (rows: readonly (readonly string[])[]) => {
  const text = rows.map((row) => row.join('\t')).join('\n');
  const { data } = await server.ask(recipeRoutes.parseIngredients, { text, withRecipes: true }, studio.admin);
  return data.lines.flatMap(({ food, count, unit }) => (food === '' ? [] : [`${food} ${count} ${unit}`]));
};
const foods = ['Latte 200 ml', 'Yogurt 125 g', 'Pasta 80 g', 'Riso 70 g'];
const [milk = '', yogurt = '', pasta = '', rice = ''] = foods;

test.each([
  [
    'with days as columns',
    [
      ['', 'Lunedì', 'Martedì'],
      ['Colazione', milk, yogurt],
      ['Pranzo', pasta, rice],
    ],
  ],
  [
    'with meals as columns',
    [
      ['', 'Colazione', 'Pranzo'],
      ['Lunedì', milk, pasta],
      ['Martedì', yogurt, rice],
    ],
  ],
  [
    'in English',
    [
      ['', 'Monday', 'Tuesday'],
      ['Breakfast', milk, yogurt],
      ['Lunch', pasta, rice],
    ],
  ],
  [
    'below empty rows',
    [
      ['', '', ''],
      ['', 'Lunedì', 'Martedì'],
      ['Colazione', milk, yogurt],
      ['Pranzo', pasta, rice],
    ],
  ],
])('a pasted table whose first cell is empty has all of its foods, %s', async (_, rows) => {
  expect((await read(rows)).toSorted()).toEqual(['Latte 200 ml', 'Pasta 80 g', 'Riso 70 g', 'Yogurt 125 g']);
});

test('a text of spaces alone is no list of foods', async () => {
  const answer = await server.ask(recipeRoutes.parseIngredients, { text: ' \t\n ' }, studio.admin);

  expect(answer.status).toBe(422);
});
