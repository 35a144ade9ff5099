import type { CareKind } from '../contract/care.ts';
import type { ConsentPurpose } from '../contract/consents.ts';
import { defineEvent } from '#shell/server/events.ts';
import type { RequestOrJobScope } from '#shell/server/jobs/job.ts';

/** Published before the client is deleted; the row still exists. */
export const clientDeleted = defineEvent<{ clientId: string }, RequestOrJobScope>('client deleted');

/** A client asked for the deletion of their data, or took it back, after it was stored. The caller is the client. */
export const erasureRequested = defineEvent<{ clientId: string }>('erasure of a client requested');
export const erasureWithdrawn = defineEvent<{ clientId: string }>('erasure of a client withdrawn');

/** One kind of care of a client that passed to another professional. A membership id is null without a professional. */
export interface HandedOver {
  clientId: string;
  kind: CareKind;
  from: string | null;
  to: string | null;
}

/** An admin chose other professionals in the form of a client, after it was stored and before `clientHandedOver`. */
export const professionalsChosen = defineEvent<{ handedOver: readonly HandedOver[] }>(
  'professionals of a client chosen',
);

/**
 * Clients got other professionals, after it was stored. `handedOver` has every change of each of these clients, because who follows a
 * client newly depends on both kinds of care. `announced`: those of the changes that the clients read.
 */
export const clientHandedOver = defineEvent<{ handedOver: readonly HandedOver[]; announced: readonly HandedOver[] }>(
  'client handed over',
);

/** A professional opened the record of a client, in a transaction that may be read-only. */
export const clientOpened = defineEvent<{ clientId: string }>('client opened');
/** The end of the subscription of a client was saved, or the client was deactivated or restored. */
export const clientStatusChanged = defineEvent<{ clientId: string }>('client status changed');
/** A client was deactivated or restored, after it was stored and `clientStatusChanged`. Not published when nothing changed. */
export const clientActivationChanged = defineEvent<{ clientId: string; isActive: boolean }>(
  'client activation changed',
);
/** After the date of birth was stored: the client is a minor today and was none by the date before, or the other way round. */
export const clientMinorityChanged = defineEvent<{ clientId: string; isMinor: boolean }>('client minority changed');
/** A client changed the e-mail of their login, and so of their record, after it was stored. Published by a job. */
export const clientEmailChanged = defineEvent<{ accountId: string; clientId: string }, RequestOrJobScope>(
  'client e-mail changed',
);
/** An invited client has registered. The caller is the client. */
export const clientRegistered = defineEvent<{ clientId: string }>('client registered');

/** A client has withdrawn a consent that the professionals need. The caller is the client. */
export const consentWithdrawn = defineEvent<{ clientId: string; purpose: ConsentPurpose }>('consent withdrawn');
/** A client has given a consent, for the first time or, when it was refused or withdrawn, again. The caller is the client. */
export const consentGiven = defineEvent<{ clientId: string; purpose: ConsentPurpose; wasRefused: boolean }>(
  'consent given',
);
/**
 * A client withdrew the consent to health data or gave it again, after it was stored. Professionals read other values than before, so
 * the subscriber advances the versions of the records and documents that contain health data: a save of what was read before is a
 * conflict of versions, and overwrites nothing that it did not show. The caller is the client.
 */
export const healthDataAccessChanged = defineEvent<{ clientId: string }>('access to health data changed');
/** Health data of these clients is processed on the basis of professional secrecy from now on, no longer of their consent. */
export const healthBasisChanged = defineEvent<{ clientIds: readonly string[] }>('health basis changed');
