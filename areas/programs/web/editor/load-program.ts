import { call } from '#shell/web/api/call.ts';
import type { ServerDocument } from '#shell/web/documents/autosave.ts';
import { type LoadedDocument, loadDocument } from '#shell/web/documents/open-document.ts';
import { type Program, ProgramContent } from '../../contract/document.ts';
import { type ProgramDetail, programEditingRoutes } from '../../contract/editing.ts';
import { contentOf } from '../../rules/content.ts';
import { takePrefetched } from './prefetch.ts';

export type LoadedProgram = LoadedDocument<ProgramContent, ProgramDetail>;

/** Loads a program from the server, or from the cache of this device when offline. */
export function loadProgram(
  { id, userId }: { id: string; userId: string },
  signal?: AbortSignal,
): Promise<LoadedProgram> {
  const prefetched = takePrefetched(id);
  return loadDocument<ProgramContent, ProgramDetail>({
    kind: 'program',
    id,
    userId,
    fetchDetail: () => prefetched ?? call(programEditingRoutes.detailForEdit, { id }, { signal }),
    documentOf: ({ program }) => documentOf(program),
    parseContent: (content) => ProgramContent.safeParse(content).data ?? null,
  });
}

export function documentOf(program: Program): ServerDocument<ProgramContent> {
  return { version: program.version, saveId: program.saveId, content: contentOf(program) };
}
