import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { newId } from '#shell/common/ids.ts';
import { documentRoutes } from '#shell/common/documents/routes.ts';
import { call } from '../api/call.ts';
import { respond, respondWithError, stubFetch } from '../testing/fake-api.ts';
import { evictRefusedDocuments } from './cached-documents-check.ts';
import { cacheDocument, clearDocumentCache, listCachedDocuments } from './document-cache.ts';

const address = { noun: 'note', view: 'view visits', update: 'update visits', content: z.object({}) } as const;
const routes = {
  note: documentRoutes({ path: '/notes', ...address }).versions,
  plan: documentRoutes({ path: '/plans', ...address }).versions,
};
const checks = {
  note: (id: string) => call(routes.note, { id, page: 1 }),
  plan: (id: string) => call(routes.plan, { id, page: 1 }),
};
const [noteId, planId] = [newId(), newId()];

async function cacheBoth(): Promise<void> {
  await cacheDocument({ userId: 'ada', kind: 'note', id: noteId }, {});
  await cacheDocument({ userId: 'ada', kind: 'plan', id: planId }, {});
}

const cachedIds = async () => (await listCachedDocuments('ada')).map(({ id }) => id).toSorted();

beforeEach(stubFetch);
afterEach(clearDocumentCache);

test('cached documents that the server refuses are deleted, the others stay', async () => {
  await cacheBoth();
  respondWithError(routes.note, 404, {});
  respond(routes.plan, { versions: [], nextPage: 0 });

  expect(await evictRefusedDocuments('ada', checks)).toBe(1);
  expect(await cachedIds()).toEqual([planId]);
});

test('while the server is unreachable all cached documents stay', async () => {
  await cacheBoth();
  respondWithError(routes.note, 503, {});
  respondWithError(routes.plan, 503, {});

  expect(await evictRefusedDocuments('ada', checks)).toBe(0);
  expect(await cachedIds()).toEqual([noteId, planId].toSorted());
});
