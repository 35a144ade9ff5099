import { z } from 'zod';
import { email, idSchema, language, plainDate, text } from '#shell/common/fields.ts';
import { transientUploadLimits } from '#shell/common/files.ts';
import { defineProblems } from '#shell/common/problem.ts';
import { defineRoutes } from '#shell/common/route.ts';
import { ClientDraft } from '../contract.ts';
import { clientLimits } from './limits.ts';

export const clientImportLimits = {
  /** Clients of one import. */
  rows: 200,
  /** Columns of a table. */
  columns: 200,
  /** Characters of pasted text. */
  characters: 100_000,
  /** Characters of a cell; longer ones are cut, which leaves them longer than every field of a client. */
  cellCharacters: clientLimits.note + 1,
} as const;

/** What a column of a list contains. `fullName`: name and surname in one cell. `type`: the name of a client type. */
export const columnContents = [
  ...(['fullName', 'name', 'surname', 'email', 'phone', 'birthDate', 'type'] as const),
  ...(['gender', 'heightCm', 'locale'] as const),
  ...(['goal', 'subscriptionEnd', 'note'] as const),
] as const;
export type ColumnContent = (typeof columnContents)[number];

/**
 * A column of a list with a cell for each client, as they are written. `heading`: null in a list without a header. `content`: null when
 * the heading does not say it; the column is imported after the user has chosen it.
 */
export const ListedColumn = z.object({
  heading: z.string().nullable(),
  content: z.enum(columnContents).nullable(),
  cells: z.array(z.string()),
});
export type ListedColumn = z.output<typeof ListedColumn>;

export const ClientListPreview = z.object({ columns: z.array(ListedColumn) });
export type ClientListPreview = z.output<typeof ClientListPreview>;

/** One client of an import. */
export const ImportedClient = ClientDraft.pick({
  name: true,
  email: true,
  phone: true,
  gender: true,
  birthDate: true,
  heightCm: true,
  client_type_id: true,
  goal: true,
}).extend({
  subscriptionEnd: plainDate.nullable().default(null),
  note: text(clientLimits.note).default(''),
  /** Null: the language of the import. */
  locale: language.nullable().default(null),
});
export type ImportedClient = z.output<typeof ImportedClient>;

const preview = z.object({ preview: ClientListPreview });

/** Adds several clients at once. `importText` and `importFile` read a list and store nothing. */
export const clientImportRoutes = defineRoutes({
  importText: {
    endpoint: 'POST /clients/import/text',
    permission: 'create clients',
    body: z.object({ text: z.string().max(clientImportLimits.characters) }),
    isHeavy: true,
    response: preview,
  },
  importFile: {
    endpoint: 'POST /clients/import/file',
    permission: 'create clients',
    transientUpload: transientUploadLimits.clientImport,
    response: preview,
  },
  /** Which of the e-mails no new client can have: those of clients of the account, and those of its team. */
  findTakenEmails: {
    endpoint: 'POST /clients/import/preview',
    permission: 'create clients',
    body: z.object({ emails: z.array(email).max(clientImportLimits.rows) }),
    response: z.object({ ofClients: z.array(z.string()), ofTeam: z.array(z.string()) }),
  },
  /**
   * All clients or none. Needs `update clients` for an end of a subscription and `update health records` for a note; a secretary has no
   * goals and heights. The professionals and whether they are invited are the same for all, and `locale` for those without their own.
   */
  importClients: {
    endpoint: 'POST /clients/import',
    isIdempotent: true,
    permission: 'create clients',
    body: z.object({
      clients: z.array(ImportedClient).min(1).max(clientImportLimits.rows),
      trainingCollaboratorId: idSchema('memberships').nullable().default(null),
      nutritionCollaboratorId: idSchema('memberships').nullable().default(null),
      locale: language.default('it'),
      sendsInvitation: z.boolean().default(true),
    }),
    response: z.object({ created: z.int() }),
  },
});

export const clientImportProblems = defineProblems('clients', {
  import_empty: 422,
  import_too_many_rows: 422,
  email_twice: 422,
  import_not_a_table: 422,
  import_encoding: 422,
  import_too_big_inside: 422,
  import_damaged: 422,
  import_too_long: 422,
});
