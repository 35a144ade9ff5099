import type { Expression, SqlBool } from 'kysely';
import type { z } from 'zod';
import type { DocumentContent } from '#shell/common/documents/parts.ts';
import type { Scope } from '../database/scope.ts';

/**
 * One kind of document: a table with the columns of the SQL function `create_document_tables`, and the rules of the area for
 * its content.
 */
export interface DocumentKind<Content extends DocumentContent> {
  /** Namespace of the texts with the field names of validation messages. */
  area: string;
  table: 'programs' | 'meal_plans' | 'surveys' | 'visits';
  schema: z.ZodType<Content>;
  /** Whether the caller may see the row of `table`. */
  isVisible(scope: Scope): Expression<SqlBool>;
  /** Throws a problem when the caller sees a document that they may not change. */
  assertEditable?(scope: Scope, id: string): Promise<void>;
  /**
   * Replaces values of an edited content that a request must not decide, such as copies of records of other tables. The
   * content is not validated yet.
   */
  withStoredCopies?(scope: Scope, content: DocumentContent, before: Content): Promise<DocumentContent>;
  /** Returns the content with recomputed derived values: numbers, positions, totals. */
  normalize(content: Content): Content;
  /** Throws a problem when the content breaks a rule that the schema cannot express. */
  assertValid?(scope: Scope, content: Content, before: Content | null): Promise<void>;
  /** The columns of `table` that contain copies of values of the content, for lists and joins. */
  columns(content: Content): Record<string, unknown>;
  /**
   * Updates the tables that repeat parts of the content for searches and joins, where `after` differs from `before`.
   */
  saveIndex?(scope: Scope, id: string, content: { before: Content | null; after: Content }): Promise<void>;
  /** Runs after a save of any kind, for example to emit a live event. */
  onSaved?(scope: Scope, id: string): Promise<void>;
}
