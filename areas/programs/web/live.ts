import { clientChanged, clientRoutes } from '#areas/clients/contract.ts';
import { folderChanged, folderRoutes } from '#areas/folders/contract.ts';
import { chartRoutes } from '#areas/metrics/contract.ts';
import { pullOpenDocument } from '#shell/web/documents/open-documents.ts';
import { invalidateRoutes, liveHandler } from '#shell/web/realtime/live-handler.ts';
import { programChanged, programRoutes } from '../contract.ts';
import { programSettingsRoutes } from '../contract/settings-routes.ts';

export const programLiveHandlers = [
  liveHandler(programChanged, (queryClient, { programId, version }) => {
    if (programId !== null && version !== null) pullOpenDocument(programId, version);
    invalidateRoutes(queryClient, [
      programRoutes.list,
      programRoutes.get,
      programRoutes.detailForAssign,
      programRoutes.count,
      programRoutes.figures,
      programRoutes.deleted,
      programRoutes.totalWeeks,
      programRoutes.templates,
      programRoutes.forPackages,
      programRoutes.assignedClients,
      programRoutes.assignableClients,
      programRoutes.previewAssign,
      programRoutes.ofClient,
      programRoutes.programUser,
      programRoutes.expiring,
      programRoutes.copyUpdates,
      folderRoutes.list,
      clientRoutes.list,
      clientRoutes.last,
      clientRoutes.expiringSubscriptions,
      ...chartRoutes,
    ]);
  }),
  // Templates of a deleted folder move to its parent.
  liveHandler(folderChanged, (queryClient) =>
    invalidateRoutes(queryClient, [programRoutes.list, programRoutes.get, programRoutes.templates]),
  ),
  // The names of clients, the notes about them, and programs of a deleted one.
  liveHandler(clientChanged, (queryClient) =>
    invalidateRoutes(queryClient, [
      programRoutes.list,
      programRoutes.get,
      programRoutes.detailForAssign,
      programRoutes.figures,
      programRoutes.ofClient,
      programRoutes.assignedClients,
      programRoutes.assignableClients,
      programRoutes.previewAssign,
      programRoutes.programUser,
      programRoutes.expiring,
      programRoutes.copyUpdates,
      programSettingsRoutes.clientSettings,
    ]),
  ),
];
