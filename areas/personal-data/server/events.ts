import { defineEvent } from '#shell/server/events.ts';
import type { RequestOrJobScope } from '#shell/server/jobs/job.ts';

/** The archive of a client can be downloaded. Published by a job. */
export const dataExportReady = defineEvent<
  { accountId: string; exportId: string; clientId: string; membershipId: string; expiresAt: string },
  RequestOrJobScope
>('data export ready');
