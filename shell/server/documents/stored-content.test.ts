import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import type { PublicScope } from '../database/scope.ts';
import { rowsOf } from '../database/rows.ts';
import { runOutsideRequest } from '../public-scope.ts';
import { findContent, findContentJson } from './content-rows.ts';
import { updatedContent } from './updated-content.ts';

interface Week {
  id: string;
  days: string[];
}

interface Content {
  title: string;
  info?: string;
  weeks: Week[];
  foods: Week[];
}

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
});

const inDatabase = <T>(run: (scope: PublicScope) => Promise<T>) => runOutsideRequest(server.services, run);

const text = fc.oneof(fc.constantFrom('', '"', '\\', 'é — 💪', 'null'), fc.string({ unit: 'grapheme-ascii' }));
const week = fc.record({ id: text, days: fc.array(text, { maxLength: 2 }) });
const weeks = fc.array(week, { maxLength: 6 });
const content = fc.record(
  { title: text, info: text, weeks, foods: weeks },
  { requiredKeys: ['title', 'weeks', 'foods'] },
);

const elementEdit = fc
  .tuple(fc.constantFrom('weeks', 'foods'), fc.nat(3), week)
  .map(([list, index, value]) => (before: Content) => ({
    ...before,
    [list]: before[list as 'weeks'].map((element, other) => (other === index ? value : element)),
  }));

/** An edit like those of an editor: a field, some elements of a list, their order, or an addition; the rest is the same object. */
const edit = fc.oneof(
  content.map((other) => () => other),
  text.map((title) => (before: Content) => ({ ...before, title })),
  fc.constant(({ info: _, ...before }: Content) => before),
  { weight: 10, arbitrary: elementEdit },
  fc.constant((before: Content) => ({ ...before, weeks: before.weeks.toReversed() })),
  week.map((added) => (before: Content) => ({ ...before, weeks: [...before.weeks, added] })),
);

const stored = (value: Content) => sql`select 1 as version, ${JSON.stringify(value)}::jsonb as content`;

test('whatever was edited, the column has the edited content afterwards, also when only the changed elements are written', async () => {
  const written = { entire: 0, elements: 0 };
  await inDatabase((scope) =>
    fc.assert(
      fc.asyncProperty(content, fc.array(edit, { minLength: 1, maxLength: 3 }), async (before: Content, edits) => {
        const after = edits.reduce((value: Content, change) => change(value) as Content, before);
        const expression = updatedContent({ before, after });
        written[JSON.stringify(expression.toOperationNode()).includes('jsonb_set') ? 'elements' : 'entire']++;
        const [row] = await rowsOf(
          scope.db,
          z.object({ updated: z.unknown() }),
          sql`select ${expression} as updated from (${stored(before)}) documents`,
        );

        expect(row?.updated).toEqual(JSON.parse(JSON.stringify(after)));
      }),
      { numRuns: 150 },
    ),
  );

  expect(Math.min(written.entire, written.elements)).toBeGreaterThan(10);
});

test('one changed week of many is all that is written', () => {
  const before = { title: 'Forza', weeks: Array.from({ length: 50 }, (_, index) => ({ id: `${index}`, days: [] })) };
  const after = { ...before, weeks: before.weeks.with(30, { id: 'changed', days: [] }) };
  const sent = JSON.stringify(updatedContent({ before, after }).toOperationNode());

  expect(sent).toContain('changed');
  expect(sent).not.toContain('Forza');
});

test('a content that is read in rows has its list in order, as values and as JSON text', async () => {
  const header = z.object({ version: z.number() });
  await inDatabase((scope) =>
    fc.assert(
      fc.asyncProperty(content, async (value: Content) => {
        const query = { header, document: stored(value), list: 'weeks' };
        const [read, json, undivided] = await Promise.all([
          findContent<Content, typeof header>(scope, query),
          findContentJson<Content, typeof header>(scope, query),
          findContent<Content, typeof header>(scope, { header, document: stored(value) }),
        ]);
        const expected = JSON.parse(JSON.stringify(value));

        expect(read).toEqual({ header: { version: 1 }, content: expected });
        expect(undivided).toEqual(read);
        expect(JSON.parse(json?.content.text ?? '')).toEqual({ ...expected, version: 1 });
      }),
      { numRuns: 30 },
    ),
  );
});

test('a document that the condition excludes is not found', async () => {
  const header = z.object({ version: z.number() });
  const document = sql`select 1 as version, '{"weeks":[{}]}'::jsonb as content where false`;

  expect(await inDatabase((scope) => findContent(scope, { header, document, list: 'weeks' }))).toBeUndefined();
});
