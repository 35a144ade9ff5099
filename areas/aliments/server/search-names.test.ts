import { beforeAll, expect, test } from 'vitest';
import { runAsOwner } from '#database/testing/run-as-owner.ts';
import { openOwnTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { alimentRoutes } from '../contract/library.ts';
import { type NamedFoods, searchNames } from './operations/search-names.ts';

let server: TestServer;
let studio: TestStudio;

beforeAll(async () => {
  server = await openOwnTestServer();
  studio = await openTestStudio(server);
  await server.owner.query('truncate system_aliments');
  await server.owner.query(`insert into system_aliments (id, source, source_ref, name_it, name_en, brand, rank)
    select gen_random_uuid(), 'prova', it, it, en, brand, 1 + length(it) % 3
    from unnest('{Pane di segale,Panettone,Torta di mele,Torta di more,Mele crude,Olio extravergine,Te verde,Latte e menta}'::text[],
      '{Rye bread,Panettone,Apple pie,Berry pie,"Apples, raw",Olive oil,Green tea,Milk and mint}'::text[],
      '{"","","",Forno,"","","",Bar}'::text[]) as food (it, en, brand)`);
  await server.owner.query('refresh materialized view aliment_words');
});

async function search(names: string[]): Promise<{ found: NamedFoods[]; statements: number }> {
  let statements = 0;
  const found = await runAsOwner(server, async ({ db }) => {
    const counted = db.withPlugin({
      transformQuery: ({ node }) => {
        statements += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    return searchNames({ db: counted, language: 'it' } as Scope, { names, limit: 5 });
  });
  return { found, statements };
}

test.each(['pane', 'mela', 'torta m', 'oil', 'pie', 'ollio', 'torta', 'raw apples'])(
  'many names at once find what each of them finds alone: %s',
  async (name) => {
    const alone = (await server.ask(alimentRoutes.list, { search: name }, studio.admin)).data;
    const { found } = await search(['qualcosa di ignoto', name, 'panettone']);

    expect(found[1]?.aliments.map(({ id }) => id)).toEqual(alone.aliments.slice(0, 5).map(({ id }) => id));
    expect(found[1]?.isSimilarOnly).toBe(alone.isSimilarOnly || alone.aliments.length === 0);
  },
);

test('a name that a food only mentions is not that food: the beginning of the name is proposed first, to be checked', async () => {
  await server.owner.query(`insert into system_aliments (id, source, source_ref, name_it, name_en, synonyms, rank)
    values (gen_random_uuid(), 'prova', 'ricotta', 'Ricotta di latte intero', '', 'ricotta di mucca', 1),
      (gen_random_uuid(), 'prova', 'latte', 'Latte intero', '', '', 1)`);
  const { found } = await search(['latte di mucca', 'ricotta di mucca', 'latte']);

  expect(found.map(({ aliments, isSimilarOnly }) => [aliments[0]?.name, isSimilarOnly])).toEqual([
    ['Latte intero', true],
    ['Ricotta di latte intero', false],
    ['Latte intero', false],
  ]);
});

test('a name with unknown words at its end finds the foods with the words before them', async () => {
  const { found } = await search(['olio extravergine bio', 'pane di segale della zia', '¿?']);

  expect(found.map(({ aliments, isSimilarOnly }) => [aliments[0]?.name, isSimilarOnly])).toEqual([
    ['Olio extravergine', true],
    ['Pane di segale', true],
    [undefined, true],
  ]);
});

test('100 names of 8 unknown words are searched with as many statements as one name', async () => {
  const unknown = (number: number) => Array.from({ length: 8 }, (_, word) => `zq${number}xw${word}`).join(' ');
  const names = Array.from({ length: 100 }, (_, number) => unknown(number));

  const { statements } = await search([unknown(0)]);
  expect((await search(names)).statements).toBe(statements);
});
