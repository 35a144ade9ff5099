import { expect, test } from 'vitest';
import { openTestServer } from '#database/testing/server.ts';
import { openTestStudio } from '#database/testing/studio.ts';
import { exerciseRoutes } from '../contract.ts';

const server = await openTestServer();
const studio = await openTestStudio(server);

test('links are stored in order with a new exercise; one unknown link refuses all of it', async () => {
  const draft = { name: 'Con i link', primaryMuscles: ['chest' as const] };
  const links = ['https://vimeo.com/76979871', 'https://www.instagram.com/reel/C1abcdefgh2/'];
  const refused = await server.ask(exerciseRoutes.create, { ...draft, links: [...links, 'squat'] }, studio.admin);
  const two = links.join(' ');
  const refusedTwo = await server.ask(exerciseRoutes.create, { ...draft, links: [two] }, studio.admin);
  const { data, status } = await server.ask(exerciseRoutes.create, { ...draft, links }, studio.admin);

  expect(refused).toMatchObject({
    status: 422,
    errors: { links: [expect.stringContaining('«squat»')] },
  });
  expect(refusedTwo).toMatchObject({ status: 422, errors: { links: [expect.stringContaining(`«${two}»`)] } });
  expect(status).toBe(200);
  expect(data.exercise.assets.map(({ kind }) => kind)).toEqual(['vimeo', 'link']);
  expect(data.exercise.assetCount).toBe(2);
});
