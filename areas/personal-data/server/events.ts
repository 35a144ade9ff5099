import { defineEvent } from '#shell/server/events.ts';
import type { RequestOrJobScope } from '#shell/server/jobs/job.ts';

/**
 * The archive of a client can be downloaded. Published by a job. `requestedBy`: the membership of the professional who asked for it,
 * null for the client; `membershipId`: that of the client, null unless they are registered.
 */
export const dataExportReady = defineEvent<
  {
    accountId: string;
    exportId: string;
    clientId: string;
    membershipId: string | null;
    requestedBy: string | null;
    expiresAt: string;
  },
  RequestOrJobScope
>('data export ready');

/** A professional, who is the caller, asked for the archive of a client or downloads it. */
export const clientDataExported = defineEvent<{ clientId: string }>('data of a client exported');
