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
