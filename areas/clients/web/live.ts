import { cachedDocumentsKey } from '#shell/web/documents/open-documents.ts';
import { wakeSyncLoops } from '#shell/web/device-store/sync-loop.ts';
import { invalidateRoutes, liveHandler } from '#shell/web/realtime/live-handler.ts';
import { clientChanged, clientRoutes, clientTypeChanged } from '../contract.ts';
import { consentRoutes, consentSubjectRoutes } from '../contract/consents.ts';
import { erasureRoutes, ownErasureChanged } from '../contract/erasure.ts';
import { clientImportRoutes } from '../contract/import.ts';
import { inChargeRoutes } from '../contract/in-charge.ts';
import { clientSettingRoutes } from '../contract/settings.ts';

export const clientLiveHandlers = [
  liveHandler(clientChanged, (queryClient) => {
    // The client may have given a consent on another device.
    void queryClient.invalidateQueries({ queryKey: [consentSubjectRoutes.consents.own.endpoint] });
    wakeSyncLoops();
    return invalidateRoutes(queryClient, [
      // A withdrawn consent or another professional in charge makes the server refuse cached documents.
      { endpoint: cachedDocumentsKey },
      clientRoutes.list,
      clientRoutes.detail,
      clientRoutes.head,
      clientRoutes.forSelect,
      clientRoutes.last,
      clientRoutes.expiringSubscriptions,
      consentRoutes.withdrawnHealthData,
      consentRoutes.withoutGuardian,
      erasureRoutes.pendingErasures,
      inChargeRoutes.withoutProfessional,
      clientRoutes.counts,
      clientRoutes.typeFilters,
      clientRoutes.limit,
      clientImportRoutes.findTakenEmails,
      consentSubjectRoutes.consents.client,
      clientSettingRoutes.clientSettings,
    ]);
  }),
  liveHandler(clientTypeChanged, (queryClient) =>
    invalidateRoutes(queryClient, [
      clientRoutes.types,
      clientRoutes.typeFilters,
      clientRoutes.list,
      clientRoutes.detail,
      clientRoutes.head,
      clientRoutes.last,
      clientRoutes.expiringSubscriptions,
    ]),
  ),
  // The guard of the routes shows the page of the deletion, or leaves it.
  liveHandler(ownErasureChanged, () => void showHome()),
];

async function showHome(): Promise<void> {
  const { restartSession } = await import('#shell/web/change-session.ts');
  await restartSession('/home');
}
