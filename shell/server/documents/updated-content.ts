import { type RawBuilder, sql } from 'kysely';
import type { DocumentContent } from '#shell/common/documents/parts.ts';

/** With more elements it is faster to write the entire content: the database copies it for each one. */
const maxElements = 2;

interface Element {
  list: string;
  index: number;
  value: unknown;
}

/**
 * SQL expression of the new value of the column `content`, whose value is `before`. Of a small edit, such as of one row of a
 * program, only the element of the list that contains it is sent, which takes the server a fraction of the time of the entire
 * document. Values that are the same object in both versions are equal.
 */
export function updatedContent({
  before,
  after,
}: {
  before: DocumentContent;
  after: DocumentContent;
}): RawBuilder<unknown> {
  const fields: Record<string, unknown> = {};
  const elements: Element[] = [];
  const [old, next] = [before as Record<string, unknown>, after as Record<string, unknown>];
  for (const [name, value] of Object.entries(next)) {
    if (value === old[name]) continue;
    const changed = changedElements(name, old[name], value);
    if (changed) elements.push(...changed);
    else fields[name] = value;
  }
  const isDeletion = Object.keys(old).some((name) => next[name] === undefined);
  if (isDeletion || elements.length === 0 || elements.length > maxElements) return json(after);
  const withElements = elements.reduce(
    (content, { list, index, value }) =>
      sql`jsonb_set(${content}, array[${list}::text, ${sql.lit(`${index}`)}], ${json(value)})`,
    sql`content`,
  );
  return Object.keys(fields).length > 0 ? sql`${withElements} || ${json(fields)}` : withElements;
}

/** The elements that differ in a list of the same length; undefined when all differ, or for another value. */
function changedElements(list: string, before: unknown, after: unknown): Element[] | undefined {
  if (!Array.isArray(before) || !Array.isArray(after) || before.length !== after.length) return undefined;
  const changed = after.flatMap((value, index) => (value === before[index] ? [] : [{ list, index, value }]));
  return changed.length < after.length ? changed : undefined;
}

function json(value: unknown): RawBuilder<unknown> {
  return sql`${JSON.stringify(value)}::jsonb`;
}
