import { z } from 'zod';
import { idSchema, nextPage, optionalText, pageNumber, plainDate, search, text } from '#shell/common/fields.ts';
import type { Permission } from '#shell/common/permissions.ts';
import { defineProblems } from '#shell/common/problem.ts';

/** Most clients that one call assigns to. */
export const maxRecipients = 200;
/** Most copies that a preview lists by name. */
export const maxListedCopies = 20;
export const maxNoteLength = 2000;

/**
 * For clients who already follow another copy on the first day of the new one: `keep` leaves it, `replace` ends it the day
 * before and deletes a copy that would start that same day.
 */
export const overlapChoices = ['keep', 'replace'] as const;
export type OverlapChoice = (typeof overlapChoices)[number];

export const copyStates = ['running', 'expiring', 'terminated', 'upcoming'] as const;
export type CopyState = (typeof copyStates)[number];

/** A client's copy of a template, as lists show it. Dates are `YYYY-MM-DD`, both included. */
export const AssignedCopy = z.object({
  id: z.uuid(),
  title: z.string(),
  clientId: z.uuid(),
  clientName: z.string(),
  startsOn: z.string(),
  endsOn: z.string(),
  state: z.enum(copyStates),
});
export type AssignedCopy = z.output<typeof AssignedCopy>;

/** Dates and note of a copy, which are edited apart from its content. */
export const CopyDates = z.object({
  id: z.uuid(),
  version: z.number().int(),
  clientName: z.string(),
  startsOn: z.string(),
  endsOn: z.string(),
  note: z.string(),
});
export type CopyDates = z.output<typeof CopyDates>;

/** The editable fields of `CopyDates`. */
export const copyDatesFields = { startsOn: plainDate, note: text(maxNoteLength) };

export const AssignableClient = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Title of the copy the client follows today. */
  current: z.string().nullable(),
  /** Whether the client has a copy of this template that has not ended. */
  hasCopy: z.boolean(),
});
export type AssignableClient = z.output<typeof AssignableClient>;

/** What an assignment would do. Counts of copies concern the first day of the new copies. */
export const AssignPreview = z.object({
  clients: z.number().int(),
  /** Clients who follow some copy that day. */
  following: z.number().int(),
  /** Clients of those who follow a copy of this template. */
  alreadyAssigned: z.number().int(),
  /** Copies that `replace` ends the day before. */
  ending: z.number().int(),
  /** Copies that start that day, which `replace` deletes. */
  deleted: z.number().int(),
  /** The first of these copies, by client. */
  copies: z.array(z.object({ clientName: z.string(), title: z.string(), endsOn: z.string() })).max(maxListedCopies),
});
export type AssignPreview = z.output<typeof AssignPreview>;

/** A copy that can take over later changes of its template. An area adds what changes. */
export const CopyUpdate = z.object({
  id: z.uuid(),
  version: z.number().int(),
  clientId: z.uuid(),
  clientName: z.string(),
  startsOn: z.string(),
  wasEditedByHand: z.boolean(),
  /** Whether any part of the copy may still change. */
  isOpen: z.boolean(),
  /** Differences in the parts that may still change. */
  changeCount: z.number().int(),
});
export type CopyUpdate = z.output<typeof CopyUpdate>;

const recipientFields = {
  clientIds: z.array(idSchema('clients')).max(maxRecipients).default([]),
  groupIds: z.array(idSchema('groups')).max(20).default([]),
  startsOn: plainDate,
};

interface AssignedTemplate<Path extends `/${string}`, Copy extends z.ZodObject, Update extends z.ZodObject> {
  /** `/programs`. */
  path: Path;
  /** Of the template's id in the path, and of the ids of copies. */
  noun: string;
  copyNoun: string;
  view: Permission;
  update: Permission;
  /** `AssignedCopy` with the fields of the area. */
  content: { copy: Copy; update: Update };
}

/** The calls of any template that is assigned to clients as copies. An area spreads them into its routes. */
export function assignmentRoutes<const Path extends `/${string}`, Copy extends z.ZodObject, Update extends z.ZodObject>(
  template: AssignedTemplate<Path, Copy, Update>,
) {
  const { path, noun, copyNoun, view, update, content } = template;
  return {
    /** Active clients by name. */
    assignableClients: {
      endpoint: `GET /clients/for-assign${path}/:id`,
      permission: view,
      params: z.object({ id: idSchema(noun) }),
      query: z.object({ search, page: pageNumber }),
      response: z.object({ clients: z.array(AssignableClient), nextPage }),
    },
    assign: {
      endpoint: `POST ${path}/:id/assignUsers`,
      permission: update,
      params: z.object({ id: idSchema(noun) }),
      body: z.object({
        ...recipientFields,
        note: optionalText(maxNoteLength),
        overlap: z.enum(overlapChoices).default('keep'),
      }),
      isIdempotent: true,
      response: z.object({ copyIds: z.array(z.uuid()) }),
    },
    /** Writes nothing. */
    previewAssign: {
      endpoint: `POST ${path}/:id/assignUsers/preview`,
      permission: update,
      params: z.object({ id: idSchema(noun) }),
      body: z.object(recipientFields),
      response: z.object({ preview: AssignPreview }),
    },
    /** The copies of a template, by client. */
    assignedClients: {
      endpoint: `GET ${path}/:id/assignedClients`,
      permission: view,
      params: z.object({ id: idSchema(noun) }),
      query: z.object({ page: pageNumber }),
      response: z.object({ copies: z.array(content.copy), nextPage }),
    },
    /** The copies that have not ended, each with what it would take over from the template. */
    copyUpdates: {
      endpoint: `GET ${path}/:id/copies`,
      permission: update,
      params: z.object({ id: idSchema(noun) }),
      response: z.object({ version: z.number().int(), copies: z.array(content.update) }),
    },
    /** Versions of the template and of each copy are those of `copyUpdates`; 409 when one of them has changed since. */
    updateCopies: {
      endpoint: `POST ${path}/:id/copies`,
      permission: update,
      params: z.object({ id: idSchema(noun) }),
      body: z.object({
        version: z.number().int(),
        copies: z
          .array(z.object({ id: idSchema(copyNoun), version: z.number().int() }))
          .min(1)
          .max(200),
      }),
      response: z.object({ updated: z.number().int() }),
    },
  } as const;
}

export type AssignmentRoutes = ReturnType<
  typeof assignmentRoutes<`/${string}`, typeof AssignedCopy, typeof CopyUpdate>
>;

export const assignmentProblems = defineProblems('assignments', {
  no_recipients: 422,
  too_many_recipients: 422,
});
