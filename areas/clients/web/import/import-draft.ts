import { z } from 'zod';
import { language } from '#shell/common/fields.ts';
import type { ImportDraftKind } from '#shell/web/imports/import-drafts.ts';
import { type ClientListPreview, ListedClient } from '../../contract/import.ts';

/** A row of the review. `key` is unique in the draft and stays when other rows are removed. */
const DraftRow = ListedClient.extend({ key: z.number().int() });
export type DraftRow = z.output<typeof DraftRow>;

export const rowFields = ['name', 'email', 'phone', 'birthDate', 'type'] as const;
export type RowField = (typeof rowFields)[number];

/** What applies to all clients of the list. A choice that is missing has its default. */
const SharedChoices = z.object({
  /** The type of rows without one. */
  client_type_id: z.uuid().nullable(),
  trainingCollaboratorId: z.uuid().nullable(),
  nutritionCollaboratorId: z.uuid().nullable(),
  locale: language,
  sendsInvitation: z.boolean(),
});
export type SharedChoices = z.output<typeof SharedChoices>;

const StoredDraft = z.object({
  text: z.string(),
  fileName: z.string().nullable(),
  step: z.enum(['source', 'review']),
  rows: z.array(DraftRow),
  unusedColumns: z.array(z.string()),
  choices: SharedChoices.partial(),
});
export type ClientImportDraft = z.output<typeof StoredDraft>;

/** Drafts of lists of new clients. The target is `new`. */
export const clientImport: ImportDraftKind<ClientImportDraft> = {
  name: 'clients',
  empty: { text: '', fileName: null, step: 'source', rows: [], unusedColumns: [], choices: {} },
  isEmpty: ({ text, rows }) => text === '' && rows.length === 0,
  parse: (stored) => StoredDraft.safeParse(stored).data ?? null,
};

export function withPreview(
  draft: ClientImportDraft,
  { clients, unusedColumns }: ClientListPreview,
  fileName: string | null,
): ClientImportDraft {
  return { ...draft, fileName, step: 'review', rows: clients.map((row, key) => ({ ...row, key })), unusedColumns };
}

/** The draft with another text in one cell. */
export function withCell(
  draft: ClientImportDraft,
  { key, field, text }: { key: number; field: RowField; text: string },
): ClientImportDraft {
  return { ...draft, rows: draft.rows.map((row) => (row.key === key ? { ...row, [field]: text } : row)) };
}

export function withoutRows(draft: ClientImportDraft, isRemoved: (row: DraftRow) => boolean): ClientImportDraft {
  return { ...draft, rows: draft.rows.filter((row) => !isRemoved(row)) };
}

export function withEmptyRow(draft: ClientImportDraft): ClientImportDraft {
  const key = Math.max(-1, ...draft.rows.map((row) => row.key)) + 1;
  return { ...draft, rows: [...draft.rows, { key, name: '', email: '', phone: '', birthDate: '', type: '' }] };
}
