import { bindSubjectRoutes, clientDeleted, shownWithConsent, withConsent } from '#areas/clients/server/public.ts';
import { clientFileRoutes } from '../contract.ts';
import { mediaSources } from '#areas/media/server/public.ts';
import { enqueueFileDeletion } from '#shell/server/attachments/file-deletion.ts';
import { subscribe } from '#shell/server/events.ts';
import { extend } from '#shell/server/extension-points.ts';
import { personalData } from '#areas/personal-data/server/public.ts';
import { bindArea } from '#shell/server/http/bind.ts';
import { filePersonalData } from './personal-data.ts';
import * as files from './operations.ts';
import { fileMedia } from './store.ts';

const routes = bindSubjectRoutes(clientFileRoutes, {
  list: shownWithConsent(files.listFiles),
  create: withConsent(['health_data'], files.addFile),
  delete: files.deleteFile,
  download: shownWithConsent(files.readFile),
});

export const clientFilesServer = bindArea(
  'client-files',
  {},
  {},
  {
    routes,
    subscribers: [subscribe(clientDeleted, enqueueFileDeletion)],
    extensions: [extend(mediaSources, fileMedia), extend(personalData, filePersonalData)],
  },
);
