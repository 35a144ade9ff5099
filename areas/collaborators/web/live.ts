import { clientChanged } from '#areas/clients/contract.ts';
import { sessionEndpoints } from '#shell/common/session.ts';
import { invalidateRoutes, liveHandler } from '#shell/web/realtime/live-handler.ts';
import { collaboratorRoutes, teamChanged } from '../contract.ts';
import { handOverRoutes } from '../contract/hand-over.ts';

/** A change of the team may change what the user sees of every list, names that clients read, and permissions. It is rare. */
export const collaboratorLiveHandlers = [
  liveHandler(teamChanged, (queryClient) => {
    void queryClient.invalidateQueries();
    // Screens read the session without observing it, so an invalidation does not fetch it.
    for (const endpoint of [sessionEndpoints.me, sessionEndpoints.permissions])
      for (const query of queryClient.getQueryCache().findAll({ queryKey: [endpoint] }))
        if (query.options.queryFn) void query.fetch().catch(() => {});
  }),
  liveHandler(clientChanged, (queryClient) =>
    invalidateRoutes(queryClient, [
      collaboratorRoutes.list,
      collaboratorRoutes.get,
      collaboratorRoutes.previewRemoval,
      collaboratorRoutes.previewClientRemoval,
      handOverRoutes.previewHandOver,
    ]),
  ),
];
