import { onTestFinished } from 'vitest';
import { z } from 'zod';
import { documentModel } from '#shell/common/documents/model.ts';
import { documentRoutes } from '#shell/common/documents/routes.ts';
import type { ServerDocument } from '../autosave.ts';
import { findOrphanedDraft } from '../local-draft.ts';
import { openDocument, startDocument } from '../open-document.ts';

const Line = z.object({ id: z.string(), text: z.string() });
const Note = z.object({ title: z.string(), lines: z.array(Line) });

/** A small document for the tests of this folder. */
export type Note = z.output<typeof Note>;

export const noteRoutes = documentRoutes({
  path: '/notes',
  noun: 'notes',
  view: 'view programs',
  update: 'update programs',
  content: Note,
});

export const note: Note = {
  title: 'Spesa',
  lines: [
    { id: 'a', text: 'pane' },
    { id: 'b', text: 'latte' },
  ],
};

export function serverNote(
  changes: Partial<Note> = {},
  version = 1,
  saveId: string | null = null,
): ServerDocument<Note> {
  return { version, saveId, content: { ...note, ...changes } };
}

const model = documentModel<Note, Note>({ toComparable: (content) => content, fromComparable: (content) => content });

export const noteId = '0199a000-0000-7000-8000-0000000000b1';
const noteUser = 'ada';

export function findNoteDraft(userId = noteUser) {
  return findOrphanedDraft({ kind: 'note', id: noteId }, userId, (content) => Note.safeParse(content).data ?? null);
}

/** Opens the note as a tab does, with the draft of an earlier tab, until the end of the test or until `stop` closes the tab. */
export async function openNote(document = serverNote()) {
  const orphanedDraft = await findNoteDraft();
  const opened = openDocument<Note>(
    { document, orphanedDraft },
    {
      kind: 'note',
      id: noteId,
      userId: noteUser,
      routes: noteRoutes,
      model,
      useText: () => ({ part: String, field: String, value: (_, value) => String(value) }),
      load: async () => document,
      onSaved: () => {},
      onReplaced: () => {},
    },
  );
  const stop = startDocument(opened, orphanedDraft);
  // Otherwise the autosave runs a second after the edits, during the tests of another file.
  onTestFinished(stop);
  return { ...opened, state: opened.autosave.state, stop };
}
