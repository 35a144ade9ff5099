import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { respond, stubFetch, requestsTo, respondWithError } from '#shell/web/testing/fake-api.ts';
import { clearDocumentCache, findCachedDocument } from '#shell/web/documents/document-cache.ts';
import { programEditingRoutes } from '../../contract/editing.ts';
import { exampleDetail, exampleProgram } from '../../example.ts';
import { contentOf } from '../../rules/content.ts';
import { loadProgram } from './load-program.ts';
import { prefetchProgram } from './prefetch.ts';

beforeEach(async () => {
  stubFetch();
  await clearDocumentCache();
});

const request = { id: exampleProgram.id, userId: 'ada' };

test('a program that was opened before opens offline', async () => {
  respond(programEditingRoutes.detailForEdit, { ...exampleDetail, copies: 2 });
  await loadProgram(request);
  respondWithError(programEditingRoutes.detailForEdit, 503, { code: 'unavailable' });
  const loaded = await loadProgram(request);

  expect(loaded.detail).toEqual({ ...exampleDetail, copies: 2 });
  expect(loaded.document.content).toEqual(contentOf(exampleProgram));
  expect(loaded.cachedAt).not.toBeNull();
});

test('a program prefetched on click is not requested again the first time it is loaded', async () => {
  respond(programEditingRoutes.detailForEdit, exampleDetail);
  prefetchProgram(request.id);
  await loadProgram(request);
  expect(requestsTo(programEditingRoutes.detailForEdit)).toHaveLength(1);
  await loadProgram(request);
  expect(requestsTo(programEditingRoutes.detailForEdit)).toHaveLength(2);
});

test('a deleted program is not cached any more', async () => {
  respond(programEditingRoutes.detailForEdit, exampleDetail);
  await loadProgram(request);
  respondWithError(programEditingRoutes.detailForEdit, 404, { code: 'not_found' });

  await expect(loadProgram(request)).rejects.toMatchObject({ status: 404 });
  expect(await findCachedDocument({ ...request, kind: 'program' })).toBeNull();
});
