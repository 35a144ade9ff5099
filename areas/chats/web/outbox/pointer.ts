import type { StoredReference } from '../../contract.ts';

/** The fields of a request for the record that a message points at. */
export function pointerTo(about: StoredReference | null | undefined) {
  if (!about) return {};
  const { kind, id, part } = about;
  return { referenceKind: kind, referenceId: id, ...(part !== null && { referencePart: part }) };
}
