import type { Language } from '#shell/common/fields.ts';
import type { Caller, EnqueueOptions, PublicScope, Scope } from '../database/scope.ts';
import type { Storage } from '../files/storage.ts';
import type { Connection } from '../database/transaction.ts';
import type { MailContent } from '../mail/render-mail.ts';

/** A payload contains ids of records, never secrets: the token of a mail is created when the job runs. */
export type Payload = Record<string, string>;

/** Enqueues a job within the transaction of the connection. */
export type EnqueueJob = (
  connection: Connection,
  job: string,
  payload: Payload,
  options?: EnqueueOptions,
) => Promise<void>;

/** A member of an account in whose name a job reads. */
export interface Reader {
  caller: Caller;
  language: Language;
}

/** The scope of a job: one transaction, committed when the job succeeds. A failed job is rolled back and retried later. */
export interface JobScope
  extends Omit<
    PublicScope,
    | 'consumeRateLimits'
    | 'refundRateLimits'
    | 'afterCommit'
    | 'writeAfterCommit'
    | 'ipAddress'
    | 'inOwnTransaction'
    | 'readStoredFile'
    | 'streamStoredFile'
    | 'joinParts'
    | 'pdf'
    | 'fileParser'
  > {
  /** Reads in a transaction of its own what a member of an account sees. */
  readAs<T>(reader: Reader, work: (scope: Scope) => Promise<T>): Promise<T>;
  /** All files of the storage. */
  storedFiles: Storage['list'];
  /**
   * Sends the mail after the transaction is committed, so that its links are valid when it arrives. If sending fails, the
   * job runs again.
   */
  sendMail(mail: MailContent): void;
}

/** What requests and jobs have in common, for what both call. A job has no caller. */
export type RequestOrJobScope = Pick<Scope, keyof Scope & keyof JobScope>;

/** The scope of a request, or of a job that acts for a member of the account, such as a message that is sent later. */
export type ActingScope = RequestOrJobScope & Pick<Scope, 'caller'>;

export type JobHandler = (scope: JobScope, payload: Payload) => Promise<void>;
