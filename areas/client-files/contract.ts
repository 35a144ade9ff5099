import { z } from 'zod';
import { emptyResponse, FileResponse, idSchema, nextPage, pageNumber, uuid, yesNo } from '#shell/common/fields.ts';
import { uploadPolicies } from '#shell/common/files.ts';
import { defineProblems } from '#shell/common/problem.ts';
import { defineLiveEvent } from '#shell/common/realtime.ts';
import { defineSubjectRoutes } from '#shell/common/route.ts';

export const fileLimits = { versions: 50, files: 500 } as const;

/** Somebody of the other side who opened a version, and when first. */
const FileView = z.object({ name: z.string().nullable(), seenAt: z.string() });

const FileVersion = z.object({
  id: idSchema('client-file-versions'),
  number: z.number().int(),
  sizeBytes: z.number().int(),
  addedAt: z.string(),
  /** Name of the professional as the reader knows it; null for the client and for professionals who left. */
  author: z.string().nullable(),
  views: z.array(FileView),
});
export type FileVersion = z.output<typeof FileVersion>;

/** A file between a client and the professionals; a file that is given again under its name is a new version. */
export const ClientFile = z.object({
  id: idSchema('client-files'),
  name: z.string(),
  isByClient: z.boolean(),
  /** For the professionals only. */
  isPrivate: z.boolean(),
  /** The newest first. */
  versions: z.array(FileVersion).max(fileLimits.versions),
});
export type ClientFile = z.output<typeof ClientFile>;

const oneFile = z.object({ file: ClientFile });
const fileParams = z.object({ fileId: idSchema('client-files') });
const [viewOwn, changeOwn] = ['view own record', 'update own record'] as const;
const [view, change] = ['view health records', 'update health records'] as const;

export const clientFileRoutes = defineSubjectRoutes({
  /** By their last version, the newest first. A client gets no private ones. */
  list: {
    own: { endpoint: 'GET /my/client-files', permission: viewOwn },
    client: { endpoint: 'GET /clients/:clientId/client-files', permission: view },
    query: z.object({ page: pageNumber }),
    response: z.object({ files: z.array(ClientFile), nextPage }),
  },
  /** The sender makes the id of the version, so that a repeated request adds nothing. A client’s files are never private. */
  create: {
    own: { endpoint: 'POST /my/client-files', permission: changeOwn },
    client: { endpoint: 'POST /clients/:clientId/client-files', permission: change },
    upload: uploadPolicies.clientFile,
    body: z.object({ versionId: uuid, isPrivate: yesNo.default(false) }),
    response: oneFile,
  },
  /** Deletes all versions. A client deletes what they gave. */
  delete: {
    own: { endpoint: 'DELETE /my/client-files/:fileId', permission: changeOwn },
    client: { endpoint: 'DELETE /clients/:clientId/client-files/:fileId', permission: change },
    params: fileParams,
    response: emptyResponse,
  },
  /** The bytes of a version, to be saved. Whoever opens it is listed with the version. */
  download: {
    own: { endpoint: 'GET /my/client-files/:fileId/versions/:versionId', permission: viewOwn },
    client: { endpoint: 'GET /clients/:clientId/client-files/:fileId/versions/:versionId', permission: view },
    params: fileParams.extend({ versionId: idSchema('client-file-versions') }),
    download: 'application/octet-stream',
    response: FileResponse,
  },
});

export const clientFileProblems = defineProblems('client-files', {
  too_many_versions: 422,
  too_many_files: 422,
  not_yours: 403,
});

/** Files of a client changed. To the client and the professionals who see them. */
export const liveClientFilesChanged = defineLiveEvent('client_files.changed', z.object({ clientId: z.uuid() }));
