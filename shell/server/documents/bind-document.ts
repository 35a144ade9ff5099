import type { DocumentContent } from '#shell/common/documents/parts.ts';
import { documentEditorsChanged, type DocumentSave } from '#shell/common/documents/routes.ts';
import { commonProblems, found, Problem } from '#shell/common/problem.ts';
import type { Scope } from '../database/scope.ts';
import { emitLiveEvent } from '../realtime/emit.ts';
import { getDocument, restoreContent, saveChanges } from './document.ts';
import type { DocumentKind } from './kind.ts';
import { findVersionContent, findVersions } from './history-store.ts';
import { isVisibleDocument } from './store.ts';
import { type EditingTab, recordPresence } from './presence.ts';

interface VersionInPath {
  id: string;
  version: number;
}

/** The operations of the routes of `documentRoutes`. */
export function bindDocument<Content extends DocumentContent>(kind: DocumentKind<Content>) {
  return {
    save: (scope: Scope, save: DocumentSave & { id: string }) => saveChanges(scope, kind, save),
    versions: async (scope: Scope, { id, page }: { id: string; page: number }) => {
      if (!(await isVisibleDocument(scope, kind, id))) throw new Problem(commonProblems.not_found);
      return findVersions(scope, kind, { id, page });
    },
    version: async (scope: Scope, target: VersionInPath) => {
      await getDocument(scope, kind, target.id);
      const content = found(await findVersionContent<Content>(scope, kind, target));
      // Parsing adds the defaults of fields that an old version does not have.
      const parsed = kind.schema.safeParse(content).data ?? content;
      return { content: (await kind.readable?.(scope, target.id, parsed)) ?? parsed };
    },
    /** Saves the content of an earlier version as a new version; the replaced one stays in the history. */
    restore: async (
      scope: Scope,
      { id, version, current, saveId }: VersionInPath & { current: number; saveId: string },
    ) => {
      const edit = { id, version: current, saveId, startsSession: true };
      const restored = await restoreContent(scope, kind, edit, async () =>
        found(await findVersionContent<Content>(scope, kind, { id, version })),
      );
      return { version: restored.version };
    },
    editing: async (scope: Scope, tab: EditingTab) => {
      const { informedIds: membershipIds, ...presence } = found(await recordPresence(scope, kind, tab));
      emitLiveEvent(scope, documentEditorsChanged, { membershipIds, data: { documentId: tab.id } });
      return presence;
    },
  };
}
