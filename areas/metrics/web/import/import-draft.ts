import { z } from 'zod';
import type { ImportDraftKind } from '#shell/web/imports/import-drafts.ts';
import { ImportPreview, type ImportResult } from '../../contract/import.ts';

/** An unfinished import, as stored on the device. */
const StoredDraft = z.object({
  fileName: z.string(),
  /** The table: of an export of Apple Health only what was taken out of it. */
  table: z.string(),
  preview: ImportPreview.nullable(),
  /** Metrics that the user does not want to import. */
  leftOut: z.array(z.string()),
  /** Lines of unusual weights that the user does not want to import. */
  leftOutLines: z.array(z.number()),
  step: z.enum(['source', 'check']),
});

export interface ImportDraft extends Omit<z.output<typeof StoredDraft>, 'step'> {
  step: 'source' | 'check' | 'done';
  imported: ImportResult | null;
}

/** Drafts of imported measurements. The target is `own`, or the id of the client. */
export const metricImport: ImportDraftKind<ImportDraft> = {
  name: 'metrics',
  empty: { fileName: '', table: '', preview: null, leftOut: [], leftOutLines: [], step: 'source', imported: null },
  isEmpty: ({ table, step }) => table === '' || step === 'done',
  parse: (stored) => {
    const { data } = StoredDraft.safeParse(stored);
    return data ? { ...data, imported: null } : null;
  },
};

export interface ReadFile {
  fileName: string;
  table: string;
  preview: ImportPreview;
}

export function withPreview(before: ImportDraft, read: ReadFile): ImportDraft {
  const leftOut = read.table === before.table ? before.leftOut : [];
  return { ...before, ...read, leftOut, leftOutLines: [], step: 'check', imported: null };
}

/** The metrics that are imported: chosen, and with values that are not stored yet. */
export function chosenIn({ preview, leftOut }: ImportDraft) {
  return (preview?.metrics ?? []).filter(
    ({ metricType, added, updated }) => added + updated > 0 && !leftOut.includes(metricType.metric),
  );
}

/** Values that the import adds or changes. */
export function chosenCount(draft: ImportDraft): number {
  const chosen = chosenIn(draft);
  const count = chosen.reduce((sum, { added, updated }) => sum + added + updated, 0);
  return chosen.some(({ metricType }) => metricType.metric === 'weight') ? count - draft.leftOutLines.length : count;
}
