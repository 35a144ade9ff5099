import { z } from 'zod';
import { addDays, mondayOf, todayIn } from '#shell/common/dates.ts';
import { plainDate } from '#shell/common/fields.ts';
import { maxRecipients } from '../contract/limits.ts';
import type { AssignPreview, OverlapChoice } from '../contract.ts';
import type { ChosenRecipients } from './rows-of-recipients.ts';

export interface Recipient {
  id: string;
  name: string;
}

export interface RecipientGroup extends Recipient {
  /** Number of active clients in the group that are visible to the caller. */
  total: number;
}

/** The chosen recipients with their names, so that a restored draft shows them. */
export interface Recipients {
  clients: Recipient[];
  groups: RecipientGroup[];
}

export interface AssignValues extends Recipients, Record<string, unknown> {
  startsOn: string;
  note: string;
  overlap: OverlapChoice;
}

/** Validates the number of recipients. The body schema of the route validates the other fields. */
export const RecipientCount = z
  .object({ clients: z.array(z.unknown()), groups: z.array(z.unknown()) })
  .refine(({ clients, groups }) => clients.length + groups.length > 0, {
    path: ['clientIds'],
    message: 'assignments:chooseRecipients',
  })
  .refine(({ clients }) => clients.length <= maxRecipients, {
    path: ['clientIds'],
    message: 'assignments:tooManyRecipients',
  });

/** Returns the first Monday after today in `timeZone`. */
export function nextMonday(timeZone: string): string {
  return addDays(mondayOf(todayIn(timeZone)), 7);
}

export function isPlainDate(input: string): boolean {
  return plainDate.safeParse(input).success;
}

export function idsOf(recipients: readonly Recipient[]): string[] {
  return recipients.map(({ id }) => id);
}

/** The recipients of an assignment, with those that get nothing according to the preview. */
export function chosenIn(
  { clients, groups }: Record<keyof Recipients, readonly { id: string }[]>,
  preview: Pick<AssignPreview, 'leftOutIds'> | undefined,
): Required<ChosenRecipients> {
  return {
    clientIds: clients.map(({ id }) => id),
    groupIds: groups.map(({ id }) => id),
    leftOutIds: preview?.leftOutIds ?? [],
  };
}

/** Removes the recipient from the list if it contains it, otherwise appends it. */
export function toggled<R extends Recipient>(chosen: readonly R[], recipient: R): R[] {
  const others = chosen.filter(({ id }) => id !== recipient.id);
  return others.length < chosen.length ? others : [...chosen, recipient];
}

/** Merges both lists without duplicates, cut to `maxRecipients`. */
export function withAll<R extends Recipient>(chosen: readonly R[], added: readonly R[]): R[] {
  return [...new Map([...chosen, ...added].map((one) => [one.id, one])).values()].slice(0, maxRecipients);
}
