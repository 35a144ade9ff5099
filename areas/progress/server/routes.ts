import {
  bindSubjectRoutes,
  clientDeleted,
  consentWithdrawn,
  emitToClientsAndProfessionals,
  forOwn,
  shownWithConsent,
  type Subject,
  withPhotosGiven,
} from '#areas/clients/server/public.ts';
import { liveProgressChanged, ownPhotoRoutes, photoRoutes } from '../contract.ts';
import { lastProgressRoutes } from '../contract/last.ts';
import { chartMarks } from '#areas/metrics/server/public.ts';
import { mediaSources } from '#areas/media/server/public.ts';
import { enqueueFileDeletion } from '#shell/server/attachments/file-deletion.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { subscribe } from '#shell/server/events.ts';
import { extend } from '#shell/server/extension-points.ts';
import { personalData } from '#areas/personal-data/server/public.ts';
import { bindArea } from '#shell/server/http/bind.ts';
import { photoPersonalData } from './personal-data.ts';
import * as photos from './operations/photos.ts';
import * as sets from './operations/sets.ts';
import { photoMarks } from './store/chart-marks.ts';
import { photoMedia } from './store/client-media.ts';
import { findLastProgresses } from './store/last.ts';
import { clearAdvertised } from './store/photos.ts';

const consents = ['health_data', 'photos'] as const;

const routes = bindSubjectRoutes(photoRoutes, {
  list: shownWithConsent(sets.listSets, consents),
  poses: shownWithConsent(sets.listPoses, consents),
  create: withPhotosGiven(withLiveEvent(photos.addPhoto)),
  update: shownWithConsent(withLiveEvent(sets.updateSet), consents),
  delete: withLiveEvent(sets.deleteSet),
  updatePhoto: shownWithConsent(withLiveEvent(photos.updatePhoto), consents),
  deletePhoto: withLiveEvent(photos.deletePhoto),
  image: shownWithConsent(photos.readPhoto, consents),
});

export const progressServer = bindArea(
  'progress',
  { ...ownPhotoRoutes, ...lastProgressRoutes },
  {
    advertise: forOwn(withLiveEvent(photos.advertisePhoto)),
    last: async (scope) => ({ progresses: await findLastProgresses(scope) }),
  },
  {
    routes,
    extensions: [
      extend(personalData, photoPersonalData),
      extend(mediaSources, photoMedia),
      extend(chartMarks, photoMarks),
    ],
    subscribers: [
      subscribe(clientDeleted, enqueueFileDeletion),
      subscribe(consentWithdrawn, async (scope, { clientId, purpose }) => {
        if (purpose === 'advertising' || purpose === 'photos') await clearAdvertised(scope, clientId);
      }),
    ],
  },
);

/** Wraps a write: afterwards the open apps of the client and of the professionals follow. */
function withLiveEvent<Input, Output>(write: (scope: Scope, subject: Subject, input: Input) => Promise<Output>) {
  return async (scope: Scope, subject: Subject, input: Input): Promise<Output> => {
    const result = await write(scope, subject, input);
    const { clientId } = subject;
    await emitToClientsAndProfessionals(scope, liveProgressChanged, {
      clientIds: [clientId],
      permission: 'view health records',
      data: { clientId },
    });
    return result;
  };
}
