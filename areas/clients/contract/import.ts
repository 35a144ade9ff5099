import { z } from 'zod';
import { email, idSchema, language } from '#shell/common/fields.ts';
import { transientUploadLimits } from '#shell/common/files.ts';
import { defineProblems } from '#shell/common/problem.ts';
import { defineRoutes } from '#shell/common/route.ts';
import { ClientDraft } from '../contract.ts';

export const clientImportLimits = {
  /** Clients of one import. */
  rows: 200,
  /** Characters of pasted text. */
  characters: 100_000,
  /** Characters of a cell; longer ones are cut. */
  cellCharacters: 254,
} as const;

/** A client of a list as it is written, before the user corrects it. `type`: the name of a client type. */
export const ListedClient = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  birthDate: z.string(),
  type: z.string(),
});
export type ListedClient = z.output<typeof ListedClient>;

/** `unusedColumns`: headings of a table whose cells are left out. */
export const ClientListPreview = z.object({ clients: z.array(ListedClient), unusedColumns: z.array(z.string()) });
export type ClientListPreview = z.output<typeof ClientListPreview>;

/** One client of an import. */
export const ImportedClient = ClientDraft.pick({
  name: true,
  email: true,
  phone: true,
  birthDate: true,
  client_type_id: true,
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
  /** All clients or none. The professionals, the language and whether they are invited are the same for all. */
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
