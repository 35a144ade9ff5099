import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { settingsChanged } from '#shell/common/realtime.ts';
import { settingsLiveHandlers } from './live.ts';

test('settings that another tab has saved are read again, and no others', async () => {
  const queryClient = new QueryClient();
  const [saved, other] = [
    ['GET /load-client-settings', {}],
    ['GET /sharing-settings', {}],
  ];
  for (const key of [saved, other]) queryClient.setQueryData(key, {});

  for (const { type, handle } of settingsLiveHandlers)
    if (type === settingsChanged.type) handle(queryClient, { endpoints: ['GET /load-client-settings'] });

  await expect.poll(() => queryClient.getQueryState(saved)?.isInvalidated).toBe(true);
  expect(queryClient.getQueryState(other)?.isInvalidated).toBe(false);
});
