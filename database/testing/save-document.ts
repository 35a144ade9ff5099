import { diffDocuments } from '#shell/common/documents/changes.ts';
import type { DocumentRoutes } from '#shell/common/documents/routes.ts';
import { newId } from '#shell/common/ids.ts';
import type { TestServer } from './server.ts';

interface Versions {
  before: { id: string; version: number };
  after: object;
}

/** Saves the differences between two versions of a document, as its editor does. */
export function saveDocument(
  server: TestServer,
  { save }: Pick<DocumentRoutes, 'save'>,
  { before, after }: Versions,
  token: string,
) {
  const { id, version } = before;
  return server.ask(save, { id, version, saveId: newId(), changes: diffDocuments(before, after) }, token);
}
