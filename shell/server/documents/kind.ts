import type { Expression, SqlBool } from 'kysely';
import type { z } from 'zod';
import type { PartChange } from '#shell/common/documents/changes.ts';
import type { DocumentContent } from '#shell/common/documents/parts.ts';
import type { ProblemKind } from '#shell/common/problem.ts';
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
  /** The field with the longest list of a long content, whose elements the database returns one by one. */
  list?: string;
  /** Whether the caller may see the row of `table`. */
  isVisible(scope: Scope): Expression<SqlBool>;
  /** Whether the caller may change a row that they see, and the problem when they may not. */
  editable?: { condition(scope: Scope): Expression<SqlBool>; problem: ProblemKind };
  /**
   * Replaces values of an edited content that a request must not decide, such as copies of records of other tables. The
   * content is not validated yet.
   */
  withStoredCopies?(scope: Scope, content: DocumentContent, before: Content): Promise<DocumentContent>;
  /** Replaces values of an earlier version of the document `id` that are always current. Called before the version is restored. */
  withCurrentValues?(scope: Scope, earlier: Content, present: Content, id: string): Promise<Content>;
  /** Returns what the caller may read of a content of the row. The rest stays stored when the caller saves. */
  readable?(scope: Scope, id: string, content: Content): Promise<Content>;
  /** Returns the changes with what is stored in `before` where they would overwrite values that the caller may not read. */
  withUnreadableKept?(scope: Scope, id: string, changes: readonly PartChange[], before: Content): Promise<PartChange[]>;
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
  /**
   * Emits the live event of a save of any kind. Its queries are sent together with the statements of the save, so they read
   * nothing that a save writes; `version` is the saved one.
   */
  emitSaved?(scope: Scope, id: string, version: Promise<number>): Promise<void>;
  /** Runs after a save of any kind, to inform other areas. */
  onSaved?(scope: Scope, id: string, content: { before: Content; after: Content }): Promise<void>;
}
