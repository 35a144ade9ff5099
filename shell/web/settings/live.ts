import { settingsChanged } from '#shell/common/realtime.ts';
import { invalidateRoutes, liveHandler } from '../realtime/live-handler.ts';

/** Settings that save themselves have no version that a save could be refused by, so their fields follow other tabs and people. */
export const settingsLiveHandlers = [
  liveHandler(settingsChanged, (queryClient, { endpoints }) =>
    invalidateRoutes(
      queryClient,
      endpoints.map((endpoint) => ({ endpoint })),
    ),
  ),
];
