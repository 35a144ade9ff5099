import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { rowsOf } from '../database/rows.ts';
import type { Transaction } from '../database/scope.ts';
import { JsonText } from '../http/json-text.ts';

interface DocumentQuery<Header extends z.ZodObject> {
  header: Header;
  /** Selects the columns of the header and `content`, of at most one document. */
  document: RawBuilder<unknown>;
  /** The field of the content with the longest list, such as its weeks. Without it the content is one value. */
  list?: string | undefined;
}

interface Found<Header extends z.ZodObject, Content> {
  header: z.output<Header>;
  content: Content;
}

/** Finds a document and parses its content. */
export async function findContent<Content, Header extends z.ZodObject>(
  transaction: Transaction,
  query: DocumentQuery<Header>,
): Promise<Found<Header, Content> | undefined> {
  const found = await findParts(transaction, query, z.unknown());
  if (!found) return undefined;
  const { header, rest, elements } = found;
  const content = query.list === undefined ? rest : { ...(rest as object), [query.list]: elements };
  return { header, content: content as Content };
}

/** Finds a document as JSON text: its content as the database writes it, followed by the columns of the header. */
export async function findContentJson<Content extends object, Header extends z.ZodObject>(
  transaction: Transaction,
  query: DocumentQuery<Header> & { list: string },
): Promise<Found<Header, JsonText<Content & z.output<Header>>> | undefined> {
  const found = await findParts(transaction, query, z.string());
  if (!found) return undefined;
  const { header, rest, elements } = found;
  return { header, content: new JsonText<Content>(rest).withList(query.list, elements).with(header) };
}

/**
 * Finds a content without its list, and the elements of the list. Each is a row of its own: they are parsed one by one while others
 * arrive, and the driver, which doubles its buffer until a row fits, allocates little memory outside the heap. V8 collects the
 * entire heap, which delays all requests, whenever that memory has grown by 64 MB.
 */
async function findParts<Header extends z.ZodObject, Part>(
  { db }: Transaction,
  { header, document, list }: DocumentQuery<Header>,
  part: z.ZodType<Part>,
) {
  const columns = sql.join(Object.keys(header.shape).map((name) => sql`found.${sql.ref(name)}`));
  const cast = part instanceof z.ZodString ? sql`::text` : sql``;
  const rest = list === undefined ? sql`found.content` : sql`(found.content - ${sql.lit(list)})`;
  const elements = sql`
      union all
      select position, element${cast}
      from jsonb_array_elements(found.content -> ${sql.lit(list ?? '')}) with ordinality as elements (element, position)`;
  const rows = await rowsOf(
    db,
    header.and(z.object({ position: z.number(), part })),
    sql`
    select ${columns}, parts.* from (${document}) found cross join lateral (
      select 0 as position, ${rest}${cast} as part ${list === undefined ? sql`` : elements}
    ) parts`,
  );
  // Sorting in the database would write the parts to the disk.
  const [first, ...others] = rows.toSorted((one, other) => one.position - other.position);
  if (!first) return undefined;
  const ofHeader = Object.entries(first).filter(([name]) => name in header.shape);
  return {
    header: Object.fromEntries(ofHeader) as z.output<Header>,
    rest: first.part,
    elements: others.map((row) => row.part),
  };
}
