import 'fake-indexeddb/auto';
import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { app } from '../app.ts';
import { renderScreen } from '../testing/render.tsx';
import { createCachedDocumentsCheck } from './cached-documents-check.ts';
import { cacheDocument, clearDocumentCache, listCachedDocuments } from './document-cache.ts';
import { cachedDocumentsKey } from './open-documents.ts';

const userId = '0199a000-0000-7000-8000-000000000001';

afterEach(async () => {
  vi.useRealTimers();
  cleanup();
  await clearDocumentCache();
});

test('cached documents are checked after the start, and once after several live events', async () => {
  const check = vi.fn(async () => {});
  await cacheDocument({ userId, kind: 'note', id: 'one' }, {});
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  const Check = createCachedDocumentsCheck(async () => ({ note: check }));
  await renderScreen(Check, {});
  await act(() => vi.advanceTimersByTimeAsync(11_000));
  await act(() => vi.advanceTimersByTimeAsync(3000));
  await vi.waitFor(() => expect(check).toHaveBeenCalledTimes(1));

  check.mockRejectedValue(new ApiError({ status: 404, code: 'not_found', message: '' }));
  for (let event = 0; event < 3; event++) void app().queryClient.invalidateQueries({ queryKey: [cachedDocumentsKey] });
  await act(() => vi.advanceTimersByTimeAsync(3000));
  await vi.waitFor(async () => expect(await listCachedDocuments(userId)).toEqual([]));
  expect(check).toHaveBeenCalledTimes(2);
});
