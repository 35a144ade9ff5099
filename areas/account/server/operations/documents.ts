import { accountProblems } from '../../contract.ts';
import type { DocumentKind, StudioDocument } from '../../contract/documents.ts';
import { found, Problem } from '#shell/common/problem.ts';
import { type PublicScope, type Scope, setCurrentAccount, type Transaction } from '#shell/server/database/scope.ts';
import { findDocuments, findOpenStudioName, insertDocument } from '../store/documents.ts';

/** The present version of a document of the current account. */
export async function getDocument(scope: Transaction, kind: DocumentKind): Promise<StudioDocument> {
  return found((await findDocuments(scope)).find((document) => document.kind === kind));
}

export async function readDocument(
  scope: PublicScope,
  { studioId, kind }: { studioId: string; kind: DocumentKind },
): Promise<{ studioName: string; document: StudioDocument }> {
  await setCurrentAccount(scope, studioId);
  return { studioName: found(await findOpenStudioName(scope)), document: await getDocument(scope, kind) };
}

export async function listDocuments(scope: Scope): Promise<{ studioId: string; documents: StudioDocument[] }> {
  return { studioId: scope.caller.accountId, documents: await findDocuments(scope) };
}

/** Publishes a new version; earlier ones stay, because consents name them. An unchanged text is no new version. */
export async function publishDocument(
  scope: Scope,
  { kind, text, version }: { kind: DocumentKind; text: string; version: number },
): Promise<void> {
  const present = await getDocument(scope, kind);
  if (present.text === text) return;
  if (present.version !== version || !(await insertDocument(scope, { kind, text, version: version + 1 })))
    throw new Problem(accountProblems.document_changed, { field: 'text' });
}
