import type { CareKind } from '../contract.ts';
import { defineEvent } from '#shell/server/events.ts';

/** Published before the client is deleted; the row still exists. */
export const clientDeleted = defineEvent<{ clientId: string }>('client deleted');

/**
 * Clients got another professional. `isAnnounced`: whether the clients are told. Membership ids are null for nobody.
 */
export const clientHandedOver = defineEvent<{
  clientIds: string[];
  kind: CareKind;
  from: string | null;
  to: string | null;
  isAnnounced: boolean;
}>('client handed over');

/** A professional opened the record of a client, in a transaction that may be read-only. */
export const clientOpened = defineEvent<{ clientId: string }>('client opened');
/** An invited client has registered. The caller is the client. */
export const clientRegistered = defineEvent<{ clientId: string }>('client registered');
