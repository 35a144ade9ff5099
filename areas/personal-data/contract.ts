import { z } from 'zod';
import { FileResponse } from '#shell/common/fields.ts';
import { defineProblems } from '#shell/common/problem.ts';
import { defineLiveEvent } from '#shell/common/realtime.ts';
import { defineRoutes } from '#shell/common/route.ts';

export const exportLimits = {
  /** Days for which an archive can be downloaded. */
  days: 7,
  /** Until then a finished archive is returned instead of a new one. */
  renewalMinutes: 60,
  /** After that an archive that is not finished is begun again. */
  abandonedMinutes: 24 * 60,
} as const;

/** The archive with everything about a client, as the client sees it. */
export const DataExport = z.object({
  requestedAt: z.string(),
  /** When it was finished, and until when it can be downloaded; null while it is prepared. */
  readyAt: z.string().nullable(),
  expiresAt: z.string().nullable(),
  sizeBytes: z.number().int().nullable(),
  /** It was not finished in time, and is prepared anew when the client asks again. */
  isAbandoned: z.boolean(),
});
export type DataExport = z.output<typeof DataExport>;

/**
 * A client's own data, for the client, also after the studio has deactivated them: a professional who views the app as the client
 * finds no archive. A client who waits for the deletion of their data has no permissions, and still gets the archive that was made before.
 */
export const dataExportRoutes = defineRoutes({
  get: {
    endpoint: 'GET /my/data-export',
    permission: 'login',
    admitsDeactivated: true,
    response: z.object({ dataExport: DataExport.nullable() }),
  },
  /** Asks for an archive. While one is prepared, and for a while after it is finished, it is the same one. */
  create: {
    endpoint: 'POST /my/data-export',
    permission: 'update own record',
    admitsDeactivated: true,
    response: z.object({ dataExport: DataExport }),
  },
  /** A ticket for one download, valid for some minutes: a browser downloads a large file by its address only. */
  issueTicket: {
    endpoint: 'POST /my/data-export/ticket',
    permission: 'login',
    admitsDeactivated: true,
    response: z.object({ ticket: z.string() }),
  },
  download: {
    endpoint: 'GET /shared/data-export',
    permission: 'public',
    query: z.object({ ticket: z.string().max(800) }),
    download: 'application/zip',
    response: FileResponse,
  },
});

/**
 * The archive of a client that an admin requests, for a client who asked by mail or phone. Each admin finds only the archive of their own
 * request. It has what the client sees. The client is notified, and reads the request in the log of accesses.
 */
export const clientExportRoutes = defineRoutes({
  getOfClient: {
    endpoint: 'GET /clients/:clientId/data-export',
    permission: 'admin',
    response: z.object({ dataExport: DataExport.nullable() }),
  },
  createOfClient: {
    endpoint: 'POST /clients/:clientId/data-export',
    permission: 'admin',
    response: z.object({ dataExport: DataExport }),
  },
  issueTicketOfClient: {
    endpoint: 'POST /clients/:clientId/data-export/ticket',
    permission: 'admin',
    response: z.object({ ticket: z.string() }),
  },
});

/** An archive was requested or finished; sent to the requester. */
export const dataExportChanged = defineLiveEvent('data_export.changed', z.object({}));

export const dataExportProblems = defineProblems('personal-data', {
  /** There is no archive to download: it was not asked for, is still prepared, or its time is over. */
  not_ready: 409,
  /** The archive would show health data to the studio, for which the client has withdrawn the consent. */
  consent_withdrawn: 409,
});
