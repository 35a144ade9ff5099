import { expect, test } from 'vitest';
import { openTestServer } from '#database/testing/server.ts';
import { openTestStudio } from '#database/testing/studio.ts';
import { recipeRoutes } from '../contract/library.ts';
import { meantFood } from '../rules/meant-food.ts';

/** `Pesce (media), crudo` of each line, with a question mark where a person has to confirm the food. */
async function foodsOf(lines: readonly string[]): Promise<string[]> {
  const server = await openTestServer();
  const studio = await openTestStudio(server);
  const { data } = await server.ask(
    recipeRoutes.parseIngredients,
    { text: lines.join('\n'), withRecipes: true },
    studio.admin,
  );
  return data.lines.map((line) => {
    const meant = meantFood(line, { isPortion: true });
    return `${line.count} ${meant?.aliment.name}${meant?.isCertain ? '' : '?'}`;
  });
}

test('a word for a group of foods means their mean; one kind of them is to be confirmed', async () => {
  const lines = [
    ...['carne 120 g', 'carne magra 120 g', 'formaggio stagionato 50 g', 'formaggio 50 g', 'pesce 150 g'],
    ...[
      'affettato 60 g',
      'frutta secca 30 g',
      'verdure 200 g',
      'bistecca 150 g',
      'bistecca di manzo 150 g',
      'semi 10 g',
    ],
  ];

  expect(await foodsOf(lines)).toEqual([
    ...['120 Carne di cavallo, cruda?', '120 Macinato di maiale magro, 4% di grassi, crudo?'],
    ...['50 Formaggio di capra stagionato?', '50 Formaggio (media)', '150 Pesce (media), crudo'],
    ...['60 Affettati misti (media)', '30 Frutta secca e semi (media), senza sale', '200 Verdure (media), crude'],
    ...['150 Bistecca di manzo, cruda?', '150 Bistecca di manzo, cruda', '10 Semi di chia?'],
  ]);
});

test('the number of a list before an amount is none of the food', async () => {
  expect(await foodsOf(['1) 200 g pesce', '2) 2 uova', '3. 50 g formaggio'])).toEqual([
    ...['200 Pesce (media), crudo', '2 Uovo di gallina, crudo', '50 Formaggio (media)'],
  ]);
});

test('a special kind of a food that the line does not say gives way to the plain one, and is to be confirmed', async () => {
  const lines = [
    'tortellini 150 g',
    'pasta ripiena 150 g',
    'polpette 150 g',
    'cotoletta 120 g',
    'yogurt vegetale 125 g',
  ];
  const special = ['latte di soia 200 ml', 'pane senza glutine 50 g', 'tofu 100 g', 'maionese 10 g', 'latte 200 ml'];

  expect(await foodsOf([...lines, ...special])).toEqual([
    ...[
      '150 Ravioli di carne freschi, crudi?',
      '150 Ravioli di carne freschi, crudi?',
      '150 Polpette di manzo, cotte?',
    ],
    ...['120 Cotoletta di vitello impanata, cotta?', '125 Yogurt di soia bianco, con calcio?'],
    ...['200 Bevanda di soia con calcio', '50 Pane senza glutine', '100 Tofu al naturale', '10 Maionese'],
    '200 Latte intero',
  ]);
});
