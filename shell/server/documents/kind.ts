import type { Expression, SqlBool } from 'kysely';
import type { z } from 'zod';
import type { DocumentContent } from '#shell/common/documents/parts.ts';
import type { Scope } from '../database/scope.ts';

/**
 * One kind of document: a table with the columns of `create_document_tables` (see the migrations), and what the area
 * knows about its content.
 */
export interface DocumentKind<Content extends DocumentContent> {
  /** The area, for the names of fields in validation messages. */
  area: string;
  table: 'programs';
  schema: z.ZodType<Content>;
  /** Whether the caller may see the row of `table`. */
  isVisible(scope: Scope): Expression<SqlBool>;
  /** Recomputes what follows from the rest: numbers, positions, totals. */
  normalize(content: Content): Content;
  /** Throws a problem for a rule that the schema cannot hold. */
  assertValid?(scope: Scope, content: Content, before: Content | null): Promise<void>;
  /** The columns of `table` that repeat something of the content, for lists and joins. */
  columns(content: Content): Record<string, unknown>;
  /** Writes the index tables; only what differs from `before`. */
  saveIndex?(scope: Scope, id: string, content: { before: Content | null; after: Content }): Promise<void>;
}
