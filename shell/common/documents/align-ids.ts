import { type DocumentContent, idOf, partsOf } from './parts.ts';

/**
 * Returns the content with the ids of `reference` where they correspond: parts of a list that both have keep their ids, and the others
 * get, in their order, the ids of the parts that only the reference has. So parts that were written again, as by an import,
 * are compared with what they replaced instead of being removed and added.
 */
export function withIdsOf<Content extends DocumentContent>(content: Content, reference: DocumentContent): Content {
  const present = new Set(idsIn(content));
  const usable = new Set(idsIn(reference).filter((id) => !present.has(id)));
  return aligned(content, reference) as Content;

  function aligned(value: object, other: object | undefined): object {
    const otherFields = new Map<string, unknown>(Object.entries(other ?? {}));
    const fields = Object.entries(value).map(([name, field]) => {
      const parts = partsOf(field);
      return [name, parts.length > 0 ? alignedList(parts, partsOf(otherFields.get(name))) : field];
    });
    return Object.fromEntries(fields);
  }

  function alignedList(parts: readonly object[], known: readonly object[]): object[] {
    const byId = new Map(known.map((part) => [idOf(part), part]));
    const free = known.filter((part) => usable.has(idOf(part)));
    return parts.map((part) => {
      const same = byId.get(idOf(part));
      const match = same ?? free.shift();
      const changed = aligned(part, match);
      return same || !match ? changed : { ...changed, ...idFieldOf(match) };
    });
  }
}

/** The id of a part as its own field: `id`, or `uuid`. */
function idFieldOf(part: object): object {
  return Object.fromEntries(Object.entries(part).filter(([name]) => name === ('id' in part ? 'id' : 'uuid')));
}

function idsIn(value: object): string[] {
  return Object.values(value).flatMap((field) => partsOf(field).flatMap((part) => [idOf(part), ...idsIn(part)]));
}
