import { defineEvent } from '#shell/server/events.ts';
import type { RequestOrJobScope } from '#shell/server/jobs/job.ts';

/** The result of handing over the clients of an accepted invitation, in numbers of clients. */
export interface EntrustedClients {
  /** Handed over to the new collaborator. */
  entrusted: number;
  /** Skipped, because another professional was put in charge of them after the invitation was sent. */
  taken: number;
  /** Deleted after the invitation was sent. */
  deleted: number;
}

/** Published in the transaction of a removal, after everything was handed over. `clientIds`: those they were in charge of. */
export const collaboratorRemoved = defineEvent<{ membershipId: string; clientIds: string[] }>('collaborator removed');

/** An invitation was accepted. The new collaborator has no session yet, so there is no caller. */
export const collaboratorJoined = defineEvent<
  { accountId: string; membershipId: string; name: string; adminIds: string[]; clients: EntrustedClients },
  RequestOrJobScope
>('collaborator joined');

/** The caller, an admin, offers the account to a collaborator. */
export const ownershipOffered = defineEvent<{ requestId: string; fromName: string; toId: string }>('ownership offered');

/** An offer of the account was accepted, declined or withdrawn. */
export const ownershipAnswered = defineEvent<{
  requestId: string;
  outcome: 'accepted' | 'declined' | 'withdrawn';
  /** The admin who offered the account, and the name of the collaborator. */
  fromId: string;
  toName: string;
}>('ownership answered');
