import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { runAsAdmin } from '#database/testing/run-job.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { accountRoutes } from '#areas/account/contract.ts';
import { connect } from '#shell/server/database/connect.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { exerciseRoutes } from '../contract.ts';
import { wordSimilarity } from '../rules/word-similarity.ts';
import { wordsOf } from '#shell/common/normalize-text.ts';
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

function asAdmin<T>(work: (scope: Scope) => Promise<T>): Promise<T> {
  return runAsAdmin(server, studio, work);
}

/** Returns a scope that calls listeners when a statement is sent and when its rows have arrived. */
function withQueryListeners(
  scope: Scope,
  { onQuery, onResult }: { onQuery?: () => void; onResult?: () => void },
): Scope {
  const db = scope.db.withPlugin({
    transformQuery: ({ node }) => {
      onQuery?.();
      return node;
    },
    transformResult: async ({ result }) => {
      onResult?.();
      return result;
    },
  });
  return { ...scope, db };
}

const idOf = async (search: string) =>
  (await server.ask(exerciseRoutes.list, { search }, studio.admin)).data.exercises[0]?.id ?? '';

describe('names of an import', () => {
  test('match 400 different presses with one query', async () => {
    let statements = 0;
    const names = Array.from({ length: 400 }, (_, number) => `Strana${number} press`);
    const matches = await asAdmin((scope) =>
      matchNames(withQueryListeners(scope, { onQuery: () => (statements += 1) }), names),
    );

    expect(statements).toBe(1);
    expect([...matches.values()].map(({ candidates }) => candidates.length)).toEqual(names.map(() => 5));
  });

  test('each match their exercise among 1,000 with the same word', async () => {
    const matches = await asAdmin((scope) => matchNames(scope, ['variante7 PRESS']));

    expect(matches.get('variante7 PRESS')).toMatchObject({
      match: 'exact',
      candidates: [{ name: 'Variante7 press', isOwn: true }],
    });
  });

  test('are compared without blocking other requests; only the first 500 are looked up', async () => {
    let turns = 0;
    let isOver = false;
    const takeTurn = () => {
      turns += 1;
      if (!isOver) setImmediate(takeTurn);
    };
    const names = Array.from({ length: 600 }, (_, number) => `Strana${number} press`);
    const matches = await asAdmin(async (scope) => {
      const found = await matchNames(withQueryListeners(scope, { onResult: () => setImmediate(takeTurn) }), names);
      isOver = true;
      return found;
    });

    expect(turns).toBeGreaterThan(1);
    expect(matches.get('Strana499 press')?.candidates).toHaveLength(5);
    expect(matches.get('Strana500 press')).toEqual({ match: 'unknown', candidates: [] });
  });

  test('match neither archived exercises nor a hidden library', async () => {
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

  test('are split and compared like in the search of the database', async () => {
    const { rows } = await asAdmin(({ db }) =>
      sql<{ name: string; tokens: string[]; typed: string; known: string; similarity: number }>`
        select name_it as name, tokenize(name_it) as tokens, typed, known, (token_similarity(typed, known) * 100)::int as similarity
        from system_exercises, lateral (select tokens[1] as known, overlay(tokens[1] placing '' from 2 for 1) as typed
          from (select tokenize(name_en)) as english (tokens)) as mistyped order by name_it limit 2000`.execute(db),
    );

    expect(rows.length).toBeGreaterThan(1000);
    expect(rows.map(({ name }) => wordsOf(name))).toEqual(rows.map(({ tokens }) => tokens));
    expect(rows.map(({ typed, known }) => wordSimilarity(typed, known))).toEqual(
      rows.map(({ similarity }) => similarity),
    );
  });
});
