import { clientChanged } from '#areas/clients/contract.ts';
import { invalidateRoutes, liveHandler } from '#shell/web/realtime/live-handler.ts';
import { collaboratorRoutes, teamChanged } from '../contract.ts';
import { handOverRoutes } from '../contract/hand-over.ts';

/** A change of the team may change what the user sees of every list, names that clients read, and permissions. It is rare. */
export const collaboratorLiveHandlers = [
  liveHandler(teamChanged, (queryClient) => {
    void followTeam().catch(() => queryClient.invalidateQueries());
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

async function followTeam(): Promise<void> {
  const { reloadPermissions } = await import('#shell/web/change-session.ts');
  await reloadPermissions();
}
