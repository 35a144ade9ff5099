import { readProfessionalPermissions } from '#areas/account/server/public.ts';
import { assertVisibleClient } from '#areas/clients/server/public.ts';
import type { Permission } from '#shell/common/permissions.ts';
import { found, Problem } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { defineExtensionPoint, extensionsOf } from '#shell/server/extension-points.ts';
import { chatProblems, type NewMessage, type StoredReference } from '../contract.ts';

/** Records of an area above that messages may point at. */
export interface ReferenceKind {
  /** Stored with the message, such as `completed_workout`. */
  kind: string;
  /** What professionals need to open the records; clients open their own. */
  permission: Permission;
  /** Name and address of those of the records that the caller may open; others are left out. */
  find(scope: Scope, references: readonly RecordPart[]): Promise<readonly FoundReference[]>;
}

/** A record, or with `part` a part of it, such as one set of a workout. */
export interface RecordPart {
  id: string;
  part: string | null;
}

export interface FoundReference extends RecordPart {
  /** The client whose record it is: messages of their conversation may point at it. */
  clientId: string;
  label: string;
  path: string;
}

/** `extend(referenceKinds, { kind: 'visit', permission: 'view visits', find })` in `bindArea` of the area. */
export const referenceKinds = defineExtensionPoint<ReferenceKind>('kinds of references of messages');

/** The records that the caller may open, by kind and id. One query for each kind, sent together with that of the permissions. */
export async function findReferences(
  scope: Scope,
  references: readonly Pointer[],
): Promise<Map<string, FoundReference>> {
  const given = Map.groupBy(references, ({ kind }) => kind);
  const kinds = extensionsOf(scope, referenceKinds).filter(({ kind }) => given.has(kind));
  if (kinds.length === 0) return new Map();
  const [permissions, ...found] = await Promise.all([
    readProfessionalPermissions(scope),
    ...kinds.map(async ({ kind, find }) => {
      const unique = new Map(given.get(kind)?.map((reference) => [referenceKey(reference), reference]));
      const records = await find(scope, [...unique.values()]);
      return records.map((record) => [referenceKey({ kind, ...record }), record] as const);
    }),
  ]);
  const mayOpen = ({ permission }: ReferenceKind) => permissions === null || permissions.includes(permission);
  return new Map(kinds.flatMap((kind, index) => (mayOpen(kind) ? (found[index] ?? []) : [])));
}

type Pointing = Pick<NewMessage, 'conversationId' | 'referenceKind' | 'referenceId' | 'referencePart'>;

/**
 * The record that a new message points at, with its present name; null without one. A record that the caller may not open, or of
 * another client, is not found.
 */
export async function getReference(
  scope: Scope,
  { conversationId, referenceKind: kind, referenceId: id, referencePart }: Pointing,
): Promise<StoredReference | null> {
  if (!kind || !id) return null;
  await assertVisibleClient(scope, conversationId);
  return found(await findReference(scope, { conversationId, referenceKind: kind, referenceId: id, referencePart }));
}

/** As `getReference`, of a client who is visible; null also when the record is not found. */
export async function findReference(
  scope: Scope,
  { conversationId, referenceKind: kind, referenceId: id, referencePart }: Pointing,
): Promise<StoredReference | null> {
  if (!kind || !id) return null;
  const isKnown = extensionsOf(scope, referenceKinds).some((known) => known.kind === kind);
  if (!isKnown) throw new Problem(chatProblems.reference_unknown, { field: 'referenceKind' });
  const pointer = { kind, id, part: referencePart ?? null };
  const record = (await findReferences(scope, [pointer])).get(referenceKey(pointer));
  return record?.clientId === conversationId ? { ...pointer, label: record.label } : null;
}

interface Pointer extends RecordPart {
  kind: string;
}

export function referenceKey({ kind, id, part }: Pointer): string {
  return `${kind} ${id} ${part ?? ''}`;
}
