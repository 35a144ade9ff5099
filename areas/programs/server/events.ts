import { defineEvent } from '#shell/server/events.ts';

/** Published after the copies were inserted, once for an assignment. */
export const programAssigned = defineEvent<{
  title: string;
  startsOn: string;
  copies: readonly { id: string; clientId: string }[];
}>('program assigned');

/** The content or the dates of a template or copy were saved, also by the autosave of the editor. */
export const programChanged = defineEvent<{ programId: string }>('program changed');

/**
 * The content or the start of templates or copies was changed, also by the autosave of the editor; not the last day or the pauses alone.
 * Copies that are updated from their template have one event, with its title.
 */
export const programsEdited = defineEvent<{ programIds: readonly string[]; templateTitle?: string }>('programs edited');

interface PausedDays {
  from: string;
  until: string;
}

/** A copy gets a pause, or another one in place of `replaced`; null: `replaced` is taken away. Published before the save. */
export const programPauseChanged = defineEvent<{
  programId: string;
  pause: PausedDays | null;
  replaced?: PausedDays | undefined;
}>('program pause changed');

/** A deleted template or copy is back. Published before the response, in the transaction that restores it. */
export const programRestored = defineEvent<{ programId: string }>('program restored');

/** A copy gets a last day that a professional has chosen, or another one. */
export const programEndChosen = defineEvent<{ programId: string; endsOn: string }>('program end chosen');

/** A template or copy is deleted, or a copy unassigned. Published before, so that the row still exists. */
export const programRemoved = defineEvent<{ programId: string }>('program removed');

/** Templates or copies were deleted, or copies unassigned. */
export const programsDeleted = defineEvent<{ programIds: readonly string[] }>('programs deleted');
