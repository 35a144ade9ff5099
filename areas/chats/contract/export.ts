import { z } from 'zod';
import { FileResponse, idSchema, plainDate } from '#shell/common/fields.ts';
import { defineRoutes } from '#shell/common/route.ts';

/** Exports of one person in an hour. */
export const exportsPerHour = 20;

const ExportOptions = z
  .object({
    /** The first and the last day on the clock of the account; null: from the first message, to the last. */
    from: plainDate.nullable().default(null),
    until: plainDate.nullable().default(null),
    /** With the notes of the team. For professionals. */
    hasNotes: z.boolean().default(false),
  })
  .refine(({ from, until }) => !from || !until || from <= until, { path: ['until'], error: 'chats:invalid.period' });
export type ExportOptions = z.output<typeof ExportOptions>;

const params = z.object({ id: idSchema('conversations') });

/** The messages and files of a conversation as a ZIP archive. */
export const exportRoutes = defineRoutes({
  /** A ticket for one export, valid for some minutes: a browser downloads a large file by its address only. */
  create: {
    endpoint: 'POST /conversations/:id/exports',
    permission: 'view chats',
    params,
    body: ExportOptions,
    response: z.object({ ticket: z.string() }),
  },
  download: {
    endpoint: 'GET /shared/conversations/:id/export',
    permission: 'public',
    params,
    query: z.object({ ticket: z.string().max(800) }),
    download: 'application/zip',
    response: FileResponse,
  },
});
