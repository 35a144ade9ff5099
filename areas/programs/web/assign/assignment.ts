import { z } from 'zod';
import { addDays, plainDateInZone, mondayOf } from '#shell/common/dates.ts';
import { plainDate } from '#shell/common/fields.ts';
import { maxRecipients, type runningChoices } from '../../contract.ts';

export interface Recipient {
  id: string;
  name: string;
}

export interface RecipientGroup extends Recipient {
  /** Clients in it, as far as the coach looks after them. */
  total: number;
}

/** Who gets it, with the names that a reload must still show. */
export interface Recipients {
  clients: Recipient[];
  groups: RecipientGroup[];
}

export type Running = (typeof runningChoices)[number];

export interface AssignValues extends Recipients, Record<string, unknown> {
  startsOn: string;
  note: string;
  running: Running;
}

/** How many recipients an assignment has; the rest is validated by the body of the route. */
export const Assignment = z
  .object({ clients: z.array(z.unknown()), groups: z.array(z.unknown()) })
  .refine(({ clients, groups }) => clients.length + groups.length > 0, {
    path: ['clientIds'],
    message: 'programs:assign.chooseSomebody',
  })
  .refine(({ clients }) => clients.length <= maxRecipients, {
    path: ['clientIds'],
    message: 'programs:assign.tooMany',
  });

/** The first Monday after today, there where the account is. */
export function nextMonday(timeZone: string): string {
  return addDays(mondayOf(todayIn(timeZone)), 7);
}

export function todayIn(timeZone: string): string {
  return plainDateInZone(new Date().toISOString(), timeZone);
}

export function isDay(typed: string): boolean {
  return plainDate.safeParse(typed).success;
}

export function idsOf(some: readonly Recipient[]): string[] {
  return some.map(({ id }) => id);
}

/** The list with that one in it, or without it if it was. */
export function toggled<R extends Recipient>(chosen: readonly R[], one: R): R[] {
  const others = chosen.filter(({ id }) => id !== one.id);
  return others.length < chosen.length ? others : [...chosen, one];
}

/** The list with all of them, each once, as many as one call takes. */
export function withAll<R extends Recipient>(chosen: readonly R[], found: readonly R[]): R[] {
  return [...new Map([...chosen, ...found].map((one) => [one.id, one])).values()].slice(0, maxRecipients);
}
