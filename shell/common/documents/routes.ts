import { z } from 'zod';
import { idSchema, nextPage, numberInQuery, pageNumber, uuid } from '../fields.ts';
import type { Permission } from '../permissions.ts';
import { defineLiveEvent } from '../realtime.ts';
import { PartChange } from './changes.ts';

/** Maximum number of changed parts in one save: all parts of the largest document. */
const maxChanges = 20_000;

const version = z.number().int();
const versionInPath = numberInQuery.pipe(z.number().int().min(1));

/**
 * The changes since `version`. The sender generates `saveId`, so that a tab whose response was lost recognizes its own
 * save in the newer version of a conflict.
 */
export const DocumentSave = z.object({
  version,
  saveId: uuid,
  changes: z.array(PartChange).max(maxChanges),
});
export type DocumentSave = z.output<typeof DocumentSave>;

export const DocumentVersion = z.object({
  version,
  /** Time of the last save of the edit session. */
  savedAt: z.string(),
  /** Time of the first save of the edit session. */
  startedAt: z.string(),
  /** Null when the author is no longer part of the account. */
  author: z.string().nullable(),
  isCurrent: z.boolean(),
});
export type DocumentVersion = z.output<typeof DocumentVersion>;

export const DocumentEditor = z.object({ name: z.string(), isMe: z.boolean(), since: z.string() });
export type DocumentEditor = z.output<typeof DocumentEditor>;

/** Another tab opened or closed a document that the recipient has open. */
export const documentEditorsChanged = defineLiveEvent('editors.changed', z.object({ documentId: z.uuid() }));

interface DocumentAddress<Path extends `/${string}`, Content extends z.ZodObject> {
  /** Path of the records, such as `/programs`. */
  path: Path;
  /** Noun of the ids in the path (`idSchema`). */
  noun: string;
  view: Permission;
  update: Permission;
  content: Content;
}

/**
 * The routes of every document: save, history of versions with restore, and the list of other editors. An area spreads
 * them into its routes and binds them with `bindDocument`.
 */
export function documentRoutes<const Path extends `/${string}`, Content extends z.ZodObject>(
  document: DocumentAddress<Path, Content>,
) {
  const { path, noun, view, update, content } = document;
  return {
    save: {
      endpoint: `PUT ${path}/:id`,
      permission: update,
      params: z.object({ id: idSchema(noun) }),
      body: DocumentSave,
      isHeavy: true,
      response: z.object({ version }),
    },
    /** The newest first. */
    versions: {
      endpoint: `GET ${path}/:id/versions`,
      permission: view,
      params: z.object({ id: idSchema(noun) }),
      query: z.object({ page: pageNumber }),
      response: z.object({ versions: z.array(DocumentVersion), nextPage }),
    },
    version: {
      endpoint: `GET ${path}/:id/versions/:version`,
      permission: view,
      params: z.object({ id: idSchema(noun), version: versionInPath }),
      isHeavy: true,
      response: z.object({ content }),
    },
    /** `current` is the version that the restored one replaces. */
    restore: {
      endpoint: `POST ${path}/:id/versions/:version/restore`,
      permission: update,
      params: z.object({ id: idSchema(noun), version: versionInPath }),
      body: z.object({ current: version, saveId: uuid }),
      isHeavy: true,
      response: z.object({ version }),
    },
    /** Reports that a tab has the document open, or with `isLeaving` that it closed it, and returns the other editors. */
    editing: {
      endpoint: `POST ${path}/:id/editing`,
      permission: update,
      params: z.object({ id: idSchema(noun) }),
      body: z.object({ tabId: uuid, isLeaving: z.boolean().default(false) }),
      response: z.object({ version, editors: z.array(DocumentEditor) }),
    },
  } as const;
}

/** The routes of a document of any kind. */
export type DocumentRoutes = ReturnType<typeof documentRoutes<`/${string}`, z.ZodObject>>;
