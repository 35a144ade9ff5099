import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { apiQueryKey } from '#shell/web/api/query.ts';
import { macroChanged, macroRoutes } from '../contract/library.ts';
import { macroLiveHandlers } from './live.ts';

const id = '0199a000-0000-7000-8000-0000000000c1';

test('the preview of an assignment of targets follows changed targets, whose energy it compares', async () => {
  const queryClient = new QueryClient();
  const key = apiQueryKey(macroRoutes.previewAssign, { id, clientIds: [id], groupIds: [], startsOn: '2026-11-01' });
  queryClient.setQueryData(key, {});

  for (const { type, handle } of macroLiveHandlers)
    if (type === macroChanged.type) handle(queryClient, { clientId: null });

  await expect.poll(() => queryClient.getQueryState(key)?.isInvalidated).toBe(true);
});
