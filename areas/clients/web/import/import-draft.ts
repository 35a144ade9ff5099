import { z } from 'zod';
import { language } from '#shell/common/fields.ts';
import type { ImportDraftKind } from '#shell/web/imports/import-drafts.ts';
import { type ClientListPreview, type ColumnContent, ListedColumn } from '../../contract/import.ts';
import { type ListedClient, listedClients, listedFields, writtenNameOrder } from '../../rules/import/listed-clients.ts';
import { type NameOrder, nameOrders } from '../../rules/import/names.ts';

/** Missing in drafts that were stored before the field was imported. */
const addedField = z.string().default('');

/** A row of the review. `key`: the index of its cells in the columns, or a larger number for a row that the user has added. */
const DraftRow = z.object({
  key: z.number().int(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  birthDate: z.string(),
  type: z.string(),
  gender: addedField,
  heightCm: addedField,
  locale: addedField,
  goal: addedField,
  subscriptionEnd: addedField,
  note: addedField,
});
export type DraftRow = z.output<typeof DraftRow>;

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
  columns: z.array(ListedColumn).default([]),
  /** How names and dates of the list are read; null until the user chooses it. */
  nameOrder: z.enum(nameOrders).nullable().default(null),
  dateOrder: z.enum(['day', 'month']).nullable().default(null),
  choices: SharedChoices.partial(),
});
export type ClientImportDraft = z.output<typeof StoredDraft>;

const emptyList = { rows: [], columns: [], nameOrder: null, dateOrder: null };

/** Drafts of lists of new clients. The target is `new`. */
export const clientImport: ImportDraftKind<ClientImportDraft> = {
  name: 'clients',
  empty: { text: '', fileName: null, step: 'source', ...emptyList, choices: {} },
  isEmpty: ({ text, rows }) => text === '' && rows.length === 0,
  parse: (stored) => StoredDraft.safeParse(stored).data ?? null,
};

interface ReadList extends ClientListPreview {
  fileName: string | null;
  /** What the user may import. Columns of another content are left to be assigned. */
  contents: readonly ColumnContent[];
}

export function withPreview(draft: ClientImportDraft, { columns, fileName, contents }: ReadList): ClientImportDraft {
  const permitted = columns.map((column) => ({
    ...column,
    content: contents.find((content) => content === column.content) ?? null,
  }));
  const read: ClientImportDraft = { ...draft, ...emptyList, fileName, step: 'review', columns: permitted };
  return { ...read, rows: clientsIn(read).map((client, key) => ({ ...client, key })) };
}

/** The order of the names in one cell: as chosen, as the heading says, or the given name first. */
export function nameOrderOf({ nameOrder, columns }: Pick<ClientImportDraft, 'nameOrder' | 'columns'>): NameOrder {
  return nameOrder ?? writtenNameOrder(columns) ?? 'given-first';
}

/** The draft with names read in another order. */
export function withNameOrder(draft: ClientImportDraft, nameOrder: NameOrder): ClientImportDraft {
  return readAgain(draft, { nameOrder });
}

/** The draft with another content of a column. The column that had the content is not imported any more. */
export function withContent(
  draft: ClientImportDraft,
  { at, content }: { at: number; content: ColumnContent | null },
): ClientImportDraft {
  const columns = draft.columns.map((column, index) => {
    if (index === at) return { ...column, content };
    return column.content === content ? { ...column, content: null } : column;
  });
  return readAgain(draft, { columns });
}

/** Fills the cells again that the user has not corrected. */
function readAgain(
  draft: ClientImportDraft,
  changes: Partial<Pick<ClientImportDraft, 'columns' | 'nameOrder'>>,
): ClientImportDraft {
  const changed = { ...draft, ...changes };
  const [before, after] = [clientsIn(draft), clientsIn(changed)];
  const rows = draft.rows.map((row) => {
    const [old, read] = [before[row.key], after[row.key]];
    if (!old || !read) return row;
    const fields = listedFields.filter((field) => row[field] === old[field] && old[field] !== read[field]);
    return fields.length === 0 ? row : { ...row, ...Object.fromEntries(fields.map((field) => [field, read[field]])) };
  });
  return { ...changed, rows };
}

function clientsIn(draft: Pick<ClientImportDraft, 'nameOrder' | 'columns'>) {
  return listedClients(draft.columns, nameOrderOf(draft));
}

/** The draft with another text in one cell. */
export function withCell(
  draft: ClientImportDraft,
  { key, field, text }: { key: number; field: keyof Omit<DraftRow, 'key'>; text: string },
): ClientImportDraft {
  return { ...draft, rows: draft.rows.map((row) => (row.key === key ? { ...row, [field]: text } : row)) };
}

export function withoutRows(draft: ClientImportDraft, isRemoved: (row: DraftRow) => boolean): ClientImportDraft {
  return { ...draft, rows: draft.rows.filter((row) => !isRemoved(row)) };
}

export function withEmptyRow(draft: ClientImportDraft): ClientImportDraft {
  const listed = draft.columns[0]?.cells.length ?? 0;
  const key = Math.max(listed - 1, ...draft.rows.map((row) => row.key)) + 1;
  const empty = Object.fromEntries(listedFields.map((field) => [field, ''])) as ListedClient;
  return { ...draft, rows: [...draft.rows, { key, ...empty }] };
}
