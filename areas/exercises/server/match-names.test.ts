import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { accountRoutes } from '#areas/account/contract.ts';
import { connect } from '#shell/server/database/connect.ts';
import { setCurrentAccount, type Scope } from '#shell/server/database/scope.ts';
import { impersonate, runOutsideRequest } from '#shell/server/public-scope.ts';
import { exerciseRoutes } from '../contract.ts';
import { wordSimilarity } from '../rules/word-similarity.ts';
import { wordsOf } from '../rules/search-words.ts';
import { matchNames } from './public.ts';

let server: TestServer;
let studio: TestStudio;

beforeAll(async () => {
  server = await openTestServer();
  studio = await openTestStudio(server);
  const owner = connect(server.ownerUrl, 1);
  await owner.query(
    `insert into exercises (account_id, id, name, primary_muscles, secondary_muscles, equipment, category)
    select $1, gen_random_uuid(), 'Variante' || n || ' press', '{chest}', '{}', '{}', 'strength' from generate_series(1, 1000) n`,
    [studio.accountId],
  );
  await owner.end();
});

/** In the name of the studio's admin. */
function asAdmin<T>(work: (scope: Scope) => Promise<T>): Promise<T> {
  return runOutsideRequest(server.services, async (open) => {
    await setCurrentAccount(open, studio.accountId);
    const { accountId } = studio;
    const nobody = { userId: '', membershipId: '', clientId: null, timeZone: 'Europe/Rome' };
    return work(impersonate(open, { ...nobody, accountId, role: 'admin' }));
  });
}

/** Tells when a statement leaves and when its rows are there. */
function watched(scope: Scope, { asked, answered }: { asked?: () => void; answered?: () => void }): Scope {
  const db = scope.db.withPlugin({
    transformQuery: ({ node }) => {
      asked?.();
      return node;
    },
    transformResult: async ({ result }) => {
      answered?.();
      return result;
    },
  });
  return { ...scope, db };
}

const idOf = async (search: string) =>
  (await server.ask(exerciseRoutes.list, { search }, studio.admin)).data.exercises[0]?.id ?? '';

describe('names of an import', () => {
  test('400 different presses are matched with one read, however many exercises have that word', async () => {
    let statements = 0;
    const names = Array.from({ length: 400 }, (_, number) => `Strana${number} press`);
    const matches = await asAdmin((scope) => matchNames(watched(scope, { asked: () => (statements += 1) }), names));

    expect(statements).toBe(1);
    expect([...matches.values()].map(({ candidates }) => candidates.length)).toEqual(names.map(() => 5));
  });

  test('each finds its own among 1,000 with the same word', async () => {
    const matches = await asAdmin((scope) => matchNames(scope, ['variante7 PRESS']));

    expect(matches.get('variante7 PRESS')).toMatchObject({
      match: 'exact',
      candidates: [{ name: 'Variante7 press', isOwn: true }],
    });
  });

  test('leave their turn to other requests while they are compared, and past 500 are not looked up', async () => {
    let turns = 0;
    let isOver = false;
    const takeTurn = () => {
      turns += 1;
      if (!isOver) setImmediate(takeTurn);
    };
    const names = Array.from({ length: 600 }, (_, number) => `Strana${number} press`);
    const matches = await asAdmin(async (scope) => {
      const found = await matchNames(watched(scope, { answered: () => setImmediate(takeTurn) }), names);
      isOver = true;
      return found;
    });

    expect(turns).toBeGreaterThan(1);
    expect(matches.get('Strana499 press')?.candidates).toHaveLength(5);
    expect(matches.get('Strana500 press')).toEqual({ match: 'unknown', candidates: [] });
  });

  test('mean neither an archived exercise nor, for who hides it, the library', async () => {
    const id = await idOf('Variante12 press');
    await server.ask(exerciseRoutes.archive, { id }, studio.admin);
    const matches = await asAdmin((scope) => matchNames(scope, ['Variante12 press']));
    await server.ask(exerciseRoutes.restore, { id }, studio.admin);
    await server.ask(accountRoutes.hideDefaultExercises, { hideDefaultExercises: true }, studio.admin);
    const hidden = await asAdmin((scope) => matchNames(scope, ['Panca piana', 'Panca piana variante7']));
    await server.ask(accountRoutes.hideDefaultExercises, { hideDefaultExercises: false }, studio.admin);

    expect(matches.get('Variante12 press')?.candidates).toHaveLength(5);
    expect(matches.get('Variante12 press')?.candidates).not.toContainEqual(expect.objectContaining({ id }));
    expect(hidden.get('Panca piana')?.candidates).toEqual([]);
    expect(hidden.get('Panca piana variante7')?.candidates).toMatchObject([{ name: 'Variante7 press' }]);
  });

  test('are read in words, and held against them, as the search of the database does it', async () => {
    const { rows } = await asAdmin(({ db }) =>
      sql<{ name: string; words: string[]; asked: string; known: string; near: number }>`
        select name_it as name, tokenize(name_it) as words, asked, known, (token_similarity(asked, known) * 100)::int as near
        from system_exercises, lateral (select words[1] as known, overlay(words[1] placing '' from 2 for 1) as asked
          from (select tokenize(name_en)) as called (words)) as mistyped order by name_it limit 2000`.execute(db),
    );

    expect(rows.length).toBeGreaterThan(1000);
    expect(rows.map(({ name }) => wordsOf(name))).toEqual(rows.map(({ words }) => words));
    expect(rows.map(({ asked, known }) => wordSimilarity(asked, known))).toEqual(rows.map(({ near }) => near));
  });
});
