import type { AttachmentPolicy } from '#shell/common/files.ts';
import type { ProblemKind } from '#shell/common/problem.ts';
import type { Scope, Transaction } from '../database/scope.ts';
import type { DB } from '../database/tables.ts';

type ForeignKeys<Table> = Exclude<keyof Table & `${string}_id`, 'account_id' | 'content_id'>;

/** The foreign key of the records: in `attachments` those of an account, in `system_attachments` shared ones. */
export type OwnerColumn =
  | { readonly table: 'attachments'; readonly column: ForeignKeys<DB['attachments']> }
  | { readonly table: 'system_attachments'; readonly column: ForeignKeys<DB['system_attachments']> };

/**
 * Records of one kind that have attachments. Access goes through the record: an attachment is read with the record and
 * changed by who may change it.
 */
export type AttachmentOwner = OwnerColumn & {
  readonly policy: AttachmentPolicy;
  readonly problems: {
    readonly tooMany: ProblemKind;
    /** A link that the policy does not accept; needed by a policy with links. */
    readonly unknownLink?: ProblemKind;
  };
  /** Job that calls `fetchThumbnail`; needed by a policy with video links. */
  readonly thumbnailJob?: string;
  /**
   * Locks the record until the transaction ends. Throws unless the caller may change it, and when it has no such `slot`
   * (of a new attachment).
   */
  lock(scope: Scope, recordId: string, slot: string | null): Promise<void>;
  /** Updates what the records store about their attachments. Called after each change, in its transaction. */
  onChange?(transaction: Transaction, recordIds: readonly string[]): Promise<void>;
};
