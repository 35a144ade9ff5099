import { z } from 'zod';
import { emptyResponse, requiredText } from '#shell/common/fields.ts';
import { defineRoutes } from '#shell/common/route.ts';

/** Texts of a studio that anyone may read: terms of use and privacy notice. */
export const documentKinds = ['terms', 'privacy'] as const;
export type DocumentKind = (typeof documentKinds)[number];

export const maxDocumentLength = 50_000;

const kind = z.enum(documentKinds);

export const StudioDocument = z.object({
  kind,
  /** 0 until the studio publishes its own text: then the standard text applies, which the app contains. */
  version: z.number().int().min(0),
  text: z.string().nullable(),
  publishedAt: z.string().nullable(),
});
export type StudioDocument = z.output<typeof StudioDocument>;

export const documentRoutes = defineRoutes({
  readDocument: {
    endpoint: 'GET /studios/:studioId/documents/:kind',
    permission: 'public',
    params: z.object({ studioId: z.uuid(), kind }),
    response: z.object({ studioName: z.string(), document: StudioDocument }),
  },
  documents: {
    endpoint: 'GET /studio-documents',
    permission: 'admin',
    response: z.object({ studioId: z.uuid(), documents: z.array(StudioDocument) }),
  },
  /** Publishes a new version. `version` is the one that was edited. */
  publishDocument: {
    endpoint: 'POST /studio-documents/:kind',
    permission: 'admin',
    params: z.object({ kind }),
    body: z.object({ text: requiredText(maxDocumentLength), version: z.number().int().min(0) }),
    response: emptyResponse,
  },
});
