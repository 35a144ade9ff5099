import type { Permission } from '#shell/common/permissions.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { defineExtensionPoint } from '#shell/server/extension-points.ts';

/** Whose records a hand-over concerns: all of a membership, or those that it made for some clients. */
export interface HandOverOwner {
  membershipId: string;
  clientIds?: readonly string[] | undefined;
}

/** One kind of records that belong to a collaborator, on the checklist of their removal. */
export interface HandOverLine {
  /** Unique, stored with a removal: `templates`. */
  kind: string;
  /** Text with `count`: `programs:handOver.templates`. */
  label: string;
  /** Whether each record belongs to one client, and so is handed over when only these clients get another professional. */
  isOfClients: boolean;
  count(scope: Scope, owner: HandOverOwner): Promise<number>;
  /** The permissions that show the records: the receiver must have one of each list. */
  seenWith(scope: Scope, owner: HandOverOwner): Promise<readonly (readonly Permission[])[]>;
  /**
   * Gives the records of `from` to `to` and returns what identifies them. With `ids`, only these: an undo passes what the
   * hand-over returned, and a record that another person got meanwhile stays with them.
   */
  handOver(scope: Scope, move: HandOver): Promise<string[]>;
  /**
   * Deletes the records; without it they can only be handed over. With `removalId` the deletion is part of the removal of a
   * collaborator. Returns what `restore` needs.
   */
  delete?(scope: Scope, owner: HandOverOwner, removalId?: string): Promise<string[]>;
  /** Takes the deletion of a removal back; without it the undo of a removal does not bring the records back. */
  restore?(scope: Scope, deleted: { removalId: string; ids: readonly string[] }): Promise<void>;
  /** Text that says which of the deleted records come back in another state: `chats:handOver.scheduledRestored`. */
  restoreNote?: string;
}

export interface HandOver {
  from: string;
  to: string;
  clientIds?: readonly string[] | undefined;
  ids?: string[] | undefined;
}

/**
 * The checklist of a removal. An area whose records belong to a collaborator adds a line: `bindArea('programs', ..., {
 * extensions: [extend(handOverLines, templatesLine)] })`.
 */
export const handOverLines = defineExtensionPoint<HandOverLine>('lines of a hand-over');
