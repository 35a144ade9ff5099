import type { PublicScope } from '../database/scope.ts';
import type { Connection } from '../database/transaction.ts';
import type { MailContent } from '../mail/render-mail.ts';

/** A payload names records, never secrets: what a mail must contain is made when it is written. */
export type Payload = Record<string, string>;

/** Hands a job to the queue within the transaction of that connection. */
export type EnqueueJob = (connection: Connection, job: string, payload: Payload) => Promise<void>;

/** What a job works in: one transaction that is committed when the job ends well, and run again later when not. */
export interface JobScope
  extends Omit<
    PublicScope,
    | 'consumeRateLimit'
    | 'refundRateLimit'
    | 'afterCommit'
    | 'ipAddress'
    | 'subscribers'
    | 'readStoredFile'
    | 'tickets'
    | 'pdf'
  > {
  sendMail(letter: MailContent): Promise<void>;
}

export type JobHandler = (scope: JobScope, payload: Payload) => Promise<void>;
