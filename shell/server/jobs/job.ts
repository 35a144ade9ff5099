import type { OpenScope } from '../database/scope.ts';
import type { Connection } from '../database/transaction.ts';
import type { Letter } from '../mail/letter.ts';

/** A payload names records, never secrets: what a mail must contain is made when it is written. */
export type Payload = Record<string, string>;

/** Hands a job to the queue within the transaction of that connection. */
export type SendJob = (connection: Connection, job: string, payload: Payload) => Promise<void>;

/** What a job works in: one transaction that is committed when the job ends well, and run again later when not. */
export interface JobScope
  extends Omit<
    OpenScope,
    'throttle' | 'forgive' | 'afterCommit' | 'address' | 'listeners' | 'readFile' | 'tickets' | 'print'
  > {
  post(letter: Letter): Promise<void>;
}

export type JobRun = (scope: JobScope, payload: Payload) => Promise<void>;
