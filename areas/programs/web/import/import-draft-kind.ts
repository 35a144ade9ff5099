import { z } from 'zod';
import type { ImportDraftKind } from '#shell/web/imports/import-drafts.ts';
import { ImportPreview } from '../../contract/import.ts';
import { emptyDraft, type ImportDraft } from './import-draft.ts';

const StoredDraft = z.object({
  text: z.string(),
  fileName: z.string().nullable(),
  step: z.enum(['source', 'preview', 'destination']),
  preview: z.preprocess(withNoticeValues, ImportPreview.nullable()),
  choices: z.record(z.string(), z.object({ id: z.string(), name: z.string() })),
  confirmed: z.array(z.string()),
});

const PreviewWithWords = z.looseObject({
  // biome-ignore lint/plugin: the name in stored drafts
  notices: z.array(z.looseObject({ words: z.array(z.string()) })),
});

/** Drafts of imported programs. The target is `new`, or the id of the program that gets the weeks. */
export const programImport: ImportDraftKind<ImportDraft> = {
  name: 'programs',
  empty: emptyDraft,
  isEmpty: ({ text, preview }) => text === '' && preview === null,
  parse: (stored) => StoredDraft.safeParse(stored).data ?? null,
  takeLegacy: async ({ userId, target }) => takeFromLocalStorage(`draft.import.${target}`, userId),
};

/** Renames the field `words` of notices to `values`. Until November 2026 drafts were stored with the earlier name. */
function withNoticeValues(preview: unknown): unknown {
  const { success, data } = PreviewWithWords.safeParse(preview);
  if (!success) return preview;
  return { ...data, notices: data.notices.map(({ words, ...notice }) => ({ values: words, ...notice })) };
}

/**
 * Removes a draft from localStorage and returns it with the present names of two fields. Until November 2026 drafts
 * were stored there.
 */
function takeFromLocalStorage(key: string, userId: string): unknown {
  const stored = JSON.parse(localStorage.getItem(key) ?? 'null');
  if (stored?.userId !== userId) return null;
  localStorage.removeItem(key);
  const { sure, step, ...draft } = stored;
  return { ...draft, step: step === 'place' ? 'destination' : step, confirmed: sure };
}
