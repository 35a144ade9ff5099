import { z } from 'zod';
import { recipientIds } from './contract/recipients.ts';
import { idSchema, nextPage, optionalText, pageNumber, plainDate, search, text } from '#shell/common/fields.ts';
import type { Permission } from '#shell/common/permissions.ts';
import { defineProblems } from '#shell/common/problem.ts';
import { ClientLowEnergy } from './contract/energy.ts';
import { TargetDifference } from './contract/target-difference.ts';
import {
  maxListedCopies,
  maxListedDifferences,
  maxListedNames,
  maxListedNoteLength,
  maxNoteLength,
  maxRecipients,
} from './contract/limits.ts';

/**
 * What happens to copies that a client follows on the first day of a new copy: `keep` leaves them unchanged, `replace`
 * ends them the day before and deletes those that start on that day.
 */
export const overlapChoices = ['keep', 'replace'] as const;
export type OverlapChoice = (typeof overlapChoices)[number];

export const copyStates = ['running', 'expiring', 'terminated', 'upcoming'] as const;
export type CopyState = (typeof copyStates)[number];

/** The first and last day of a pause of a copy, included. */
export const CopyPause = z.object({ from: z.string(), until: z.string() });
export type CopyPause = z.output<typeof CopyPause>;

/**
 * A client's copy of a template, as lists show it. `endsOn` is the last day, included; null when the copy lasts until
 * another one starts. Dates are `YYYY-MM-DD`.
 */
export const AssignedCopy = z.object({
  id: z.uuid(),
  title: z.string(),
  clientId: z.uuid(),
  clientName: z.string(),
  startsOn: z.string(),
  endsOn: z.string().nullable(),
  state: z.enum(copyStates),
  /** The pause that is on today; null, or missing where copies are never paused, when none is. */
  pause: CopyPause.nullable().optional(),
});
export type AssignedCopy = z.output<typeof AssignedCopy>;

/** Dates and note of a copy, which are edited apart from its content. */
export const CopyDates = z.object({
  id: z.uuid(),
  version: z.number().int(),
  clientName: z.string(),
  startsOn: z.string(),
  endsOn: z.string().nullable(),
  note: z.string(),
});
export type CopyDates = z.output<typeof CopyDates>;

/** The editable fields of `CopyDates`. */
export const copyDatesFields = { startsOn: plainDate, note: text(maxNoteLength) };

export const AssignableClient = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Title of the copy that the client follows today, or of the first survey of those that are asked; null without one. */
  current: z.string().nullable(),
  /** The titles of the other surveys that are asked, in the order of their assignment. Missing for copies. */
  others: z.array(z.string()).optional(),
  /** First day of the next copy that begins after today, null without one. Missing for surveys. */
  upcomingOn: plainDate.nullable().optional(),
  /** Whether the client has a copy of this template that has not ended. */
  hasCopy: z.boolean(),
});
export type AssignableClient = z.output<typeof AssignableClient>;

/** What the studio noted about the chosen clients, such as injuries. */
export const RecipientNotes = z.object({
  /** Number of clients with a note. */
  clients: z.number().int(),
  /** The first of them by name, each with the beginning of the note. */
  listed: z
    .array(z.object({ id: z.uuid(), name: z.string(), note: z.string().max(maxListedNoteLength) }))
    .max(maxListedCopies),
});
export type RecipientNotes = z.output<typeof RecipientNotes>;

/** The effects of an assignment, computed before it is made. "That day" is the first day of the new copies. */
export const AssignPreview = z.object({
  clients: z.number().int(),
  /** Number of clients who follow any copy on that day. */
  following: z.number().int(),
  /** Number of clients who follow a copy of this template on that day; of programs of those who have one on any day of the new copies. */
  alreadyAssigned: z.number().int(),
  /** Of programs: the first of these clients, who are left out unless `includesAssigned`. */
  assignedNames: z.array(z.string()).max(maxListedNames).optional(),
  /** Of programs: the ids of the named recipients who are left out, so that nothing is to be known about them. */
  leftOutIds: z.array(z.uuid()).max(maxRecipients).optional(),
  /** Number of copies that `replace` ends the day before. */
  ending: z.number().int(),
  /** Number of copies that start on that day, which `replace` deletes. */
  deleted: z.number().int(),
  /** Number of clients with a copy that starts later, before the new one ends. `replace` does not change these copies. */
  later: z.number().int(),
  /** The first copies that are counted in `ending` and `deleted`, by client name. */
  copies: z
    .array(z.object({ clientName: z.string(), title: z.string(), endsOn: z.string().nullable() }))
    .max(maxListedCopies),
  /** Of programs: exercises with loads that are shares of a maximum, and the clients whose maximum of them is unknown. */
  withoutMaximum: z
    .array(
      z.object({
        exercise: z.string(),
        clients: z.number().int(),
        /** The first of these clients. */
        listed: z.array(z.object({ id: z.uuid(), name: z.string() })).max(maxListedNames),
      }),
    )
    .max(maxListedCopies)
    .optional(),
  /** Of programs with such loads: the number of clients who withdrew the consent to health data. They are not in `withoutMaximum`. */
  withheldMaxima: z.number().int().optional(),
  /** Of meal plans and macros: the clients for whom they have little energy, the gravest first. Missing without any. */
  lowEnergy: z.array(ClientLowEnergy).max(maxRecipients).optional(),
  /** Of meal plans and macros: the clients for whom one has other amounts than the other on that day. Missing without any. */
  targetDifferences: z
    .object({
      clients: z.number().int(),
      /** The first of these clients: those with nutrients to watch, then the largest differences. */
      listed: z
        .array(TargetDifference.extend({ clientId: z.uuid(), clientName: z.string() }))
        .max(maxListedDifferences),
    })
    .optional(),
  /** Missing without any, and for callers who may not read the note of a client. */
  notes: RecipientNotes.optional(),
});
export type AssignPreview = z.output<typeof AssignPreview>;

/** A copy compared with the current version of its template. An area extends it with the differences. */
export const CopyUpdate = z.object({
  id: z.uuid(),
  version: z.number().int(),
  clientId: z.uuid(),
  clientName: z.string(),
  startsOn: z.string(),
  wasEditedByHand: z.boolean(),
  /** False when an update may not change any part of the copy, such as one that is completed. */
  isOpen: z.boolean(),
  /** Number of differences from the template, in the parts that an update may change. */
  changeCount: z.number().int(),
});
export type CopyUpdate = z.output<typeof CopyUpdate>;

/** Whether clients who have a copy of the template in the days of the new copies are given another one; they are left out otherwise. */
export const includesAssigned = z.boolean().default(false);

const recipientFields = {
  ...recipientIds,
  startsOn: plainDate,
};

interface AssignedTemplate<Path extends `/${string}`, Copy extends z.ZodObject, Update extends z.ZodObject> {
  /** Path of the templates, such as `/programs`. */
  path: Path;
  /** Noun of the template's id in the path (see `idSchema`). */
  noun: string;
  /** Record type of the copies' ids, passed to `idSchema`. */
  copyNoun: string;
  view: Permission;
  update: Permission;
  /** Schemas that extend `AssignedCopy` and `CopyUpdate` with the fields of the area. */
  content: { copy: Copy; update: Update };
}

/** Builds the routes of templates that are assigned to clients as copies. An area spreads them into its routes. */
export function assignmentRoutes<const Path extends `/${string}`, Copy extends z.ZodObject, Update extends z.ZodObject>(
  template: AssignedTemplate<Path, Copy, Update>,
) {
  const { path, noun, copyNoun, view, update, content } = template;
  return {
    /** Lists the active clients by name. */
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
      isHeavy: true,
      isIdempotent: true,
      response: z.object({ copyIds: z.array(z.uuid()) }),
    },
    /** Computes the effects of an assignment without writing anything. */
    previewAssign: {
      endpoint: `POST ${path}/:id/assignUsers/preview`,
      permission: update,
      params: z.object({ id: idSchema(noun) }),
      body: z.object(recipientFields),
      response: z.object({ preview: AssignPreview }),
    },
    /** Lists the copies of a template. */
    assignedClients: {
      endpoint: `GET ${path}/:id/assignedClients`,
      permission: view,
      params: z.object({ id: idSchema(noun) }),
      query: z.object({ page: pageNumber }),
      response: z.object({ copies: z.array(content.copy), nextPage }),
    },
    /** Lists the copies that have not ended, each with its differences from the template. */
    copyUpdates: {
      endpoint: `GET ${path}/:id/copies`,
      permission: update,
      params: z.object({ id: idSchema(noun) }),
      isHeavy: true,
      response: z.object({ version: z.number().int(), copies: z.array(content.update) }),
    },
    /** Updates copies from the template. Versions are those returned by `copyUpdates`; 409 when one has changed. */
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
      isHeavy: true,
      response: z.object({ updated: z.number().int() }),
    },
  } as const;
}

/** The routes of templates whose later changes are not offered to their copies. */
export function fixedAssignmentRoutes<
  const Path extends `/${string}`,
  Copy extends z.ZodObject,
  Update extends z.ZodObject,
>(template: AssignedTemplate<Path, Copy, Update>) {
  const { copyUpdates, updateCopies, ...routes } = assignmentRoutes(template);
  return routes;
}

export type AssignmentRoutes = ReturnType<
  typeof assignmentRoutes<`/${string}`, typeof AssignedCopy, typeof CopyUpdate>
>;

export const assignmentProblems = defineProblems('assignments', {
  no_recipients: 422,
  too_many_recipients: 422,
  all_assigned: 422,
  low_energy: 422,
});
