import type { DocumentContent } from '#shell/common/documents/parts.ts';
import type { DocumentSave } from '#shell/common/documents/routes.ts';
import { found } from '#shell/common/problem.ts';
import type { Scope } from '../database/scope.ts';
import { editDocument, getDocument, saveChanges } from './document.ts';
import type { DocumentKind } from './kind.ts';
import { findVersionContent, findVersions } from './history-store.ts';
import { type EditingTab, recordPresence } from './presence.ts';

interface VersionInPath {
  id: string;
  version: number;
}

/** The operations behind `documentRoutes`. */
export function bindDocument<Content extends DocumentContent>(kind: DocumentKind<Content>) {
  return {
    save: (scope: Scope, save: DocumentSave & { id: string }) => saveChanges(scope, kind, save),
    versions: async (scope: Scope, { id, page }: { id: string; page: number }) => {
      await getDocument(scope, kind, id);
      return findVersions(scope, kind, { id, page });
    },
    version: async (scope: Scope, wanted: VersionInPath) => {
      await getDocument(scope, kind, wanted.id);
      const content = found(await findVersionContent<Content>(scope, kind, wanted));
      // Fields that came later have their defaults in an old version.
      return { content: kind.schema.safeParse(content).data ?? content };
    },
    /** A restored version is a new one: what it replaces stays in the history. */
    restore: async (
      scope: Scope,
      { id, version, current, saveId }: VersionInPath & { current: number; saveId: string },
    ) => {
      const edit = { id, version: current, saveId, startsSession: true };
      const restored = await editDocument(scope, kind, edit, async () =>
        found(await findVersionContent<Content>(scope, kind, { id, version })),
      );
      return { version: restored.version };
    },
    editing: async (scope: Scope, tab: EditingTab) => found(await recordPresence(scope, kind, tab)),
  };
}
