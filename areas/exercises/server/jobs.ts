import { fetchThumbnail } from '#shell/server/attachments/thumbnail.ts';
import type { JobScope, Payload } from '#shell/server/jobs/job.ts';
import { libraryAttachments, ownAttachments, studioAttachments } from './operations/assets.ts';

export const exerciseJobs = {
  'exercises: fetch a thumbnail': (scope: JobScope, payload: Payload) => fetchThumbnail(scope, ownAttachments, payload),
  'exercises: fetch a studio thumbnail': (scope: JobScope, payload: Payload) =>
    fetchThumbnail(scope, studioAttachments, payload),
  'exercises: fetch a library thumbnail': (scope: JobScope, payload: Payload) =>
    fetchThumbnail(scope, libraryAttachments, payload),
};
