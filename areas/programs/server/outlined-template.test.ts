import { expect, test } from 'vitest';
import { templates } from '#database/seeds/studio/templates.ts';
import { openTestServer } from '#database/testing/server.ts';

test('every exercise of the demo templates is in the library', async () => {
  const { owner } = await openTestServer();
  const codes = templates.flatMap(({ days }) => days.flatMap(({ rows }) => rows.map(({ code }) => code)));

  const { rows } = await owner.query(
    'select code from unnest($1::text[]) code where code not in (select code from system_exercises)',
    [codes],
  );

  expect(codes.length).toBeGreaterThan(20);
  expect(rows).toEqual([]);
});
