import type { DocumentContent } from '#shell/common/documents/parts.ts';
import { commonProblems, found, Problem } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { versionConflict } from '#shell/server/documents/document.ts';
import type { DocumentKind } from '#shell/server/documents/kind.ts';
import { lockDocument, type StoredDocument } from '#shell/server/documents/store.ts';
import type { TemplateCopy, templateCopyStore } from './store/template-copies.ts';

interface ChosenCopies {
  /** Of the template. */
  id: string;
  version: number;
  copies: readonly { id: string; version: number }[];
}

/**
 * Locks a template and its chosen copies until the transaction ends. Refuses all when the template or one of the copies has
 * another version, or when one of the copies is not found.
 */
export async function lockTemplateWithCopies<Content extends DocumentContent, Row extends TemplateCopy>(
  scope: Scope,
  { document, store }: { document: DocumentKind<Content>; store: ReturnType<typeof templateCopyStore<Row>> },
  { id, version, copies }: ChosenCopies,
): Promise<{ template: StoredDocument<Content>; copies: Row[] }> {
  const template = found(await lockDocument<Content>(scope, document, id));
  if (template.version !== version) throw versionConflict(template);
  const ids = [...new Set(copies.map((copy) => copy.id))];
  const versions = await store.lock(scope, id, ids);
  if (versions.size < ids.length) throw new Problem(commonProblems.not_found, { field: 'copies' });
  if (copies.some((copy) => versions.get(copy.id) !== copy.version)) throw versionConflict(template);
  return { template, copies: await store.find(scope, id, ids) };
}

/** Splits copies into batches, whose documents are loaded at once. The size bounds memory. */
export function batchesOf<T>(copies: readonly T[], size: number): T[][] {
  const count = Math.ceil(copies.length / size);
  return Array.from({ length: count }, (_, index) => copies.slice(index * size, (index + 1) * size));
}
