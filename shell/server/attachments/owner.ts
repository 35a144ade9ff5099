import type { AttachmentPolicy } from '#shell/common/files.ts';
import type { ProblemKind } from '#shell/common/problem.ts';
import type { Scope, Transaction } from '../database/scope.ts';
import type { DB } from '../database/tables.ts';

type ForeignKeys<Table> = Exclude<keyof Table & `${string}_id`, 'account_id' | 'content_id'>;

/** The foreign key to the records: of an account in `attachments`, of the shared library in `system_attachments`. */
export type OwnerColumn =
  | { readonly table: 'attachments'; readonly column: ForeignKeys<DB['attachments']> }
  | { readonly table: 'system_attachments'; readonly column: ForeignKeys<DB['system_attachments']> };

/**
 * Records of one kind that have attachments. Access depends on the record: users who may see it see the attachments,
 * and users who may update it may change them.
 */
export type AttachmentOwner = OwnerColumn & {
  readonly policy: AttachmentPolicy;
  readonly problems: {
    readonly tooMany: ProblemKind;
    /** Thrown for a link that the policy does not accept; required by a policy with links. */
    readonly unknownLink?: ProblemKind;
  };
  /** Name of the job that calls `fetchThumbnail`; required by a policy with video links. */
  readonly thumbnailJob?: string;
  /**
   * Locks the record until the transaction ends. Throws when the caller may not change it, or when the record has no such
   * `slot`. `slot` is null unless an attachment is added.
   */
  lock(scope: Scope, recordId: string, slot: string | null): Promise<void>;
  /**
   * Updates the columns of the records that are derived from their attachments. Called after each change, in its
   * transaction.
   */
  onChange?(transaction: Transaction, recordIds: readonly string[]): Promise<void>;
};
