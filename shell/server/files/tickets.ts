import { createHmac, timingSafeEqual } from 'node:crypto';

const dayMinutes = 24 * 60;
const dayMs = dayMinutes * 60 * 1000;

export interface Tickets {
  /** The address of a stored file, good until the end of tomorrow (UTC), so that a browser can keep the file. */
  signFileUrl(key: string, now?: Date): string;
  /** The key a ticket was written for, or null when it is forged or over. */
  verifyFileUrl(ticket: string, now?: Date): string | null;
  /** A key to something else than a file, good for so many days. Whoever has it sees the thing, as long as it is there. */
  issueTicket(subject: string, days: number, now?: Date): string;
  /** What a key was issued for, or null when it is forged or over. */
  verifyTicket(ticket: string, now?: Date): string | null;
}

/** Signed, short-lived file addresses: the login's own token never stands in an address. */
export function createTickets(secret: string): Tickets {
  const files = sealed(secret, 'file');
  const things = sealed(secret, 'thing');
  const daysOf = (now: Date) => now.getTime() / dayMs;
  return {
    signFileUrl: (key, now = new Date()) => `/api/files/${files.seal(key, Math.floor(daysOf(now)) + 2)}`,
    verifyFileUrl: (ticket, now = new Date()) => files.open(ticket, daysOf(now)),
    issueTicket: (subject, days, now = new Date()) => things.seal(subject, daysOf(now) + days),
    verifyTicket: (ticket, now = new Date()) => things.open(ticket, daysOf(now)),
  };
}

/** Days are counted since 1970 and written in minutes. What was sealed for one purpose opens nothing else. */
function sealed(secret: string, purpose: string) {
  const sign = (text: string) => createHmac('sha256', secret).update(`${purpose} ${text}`).digest('base64url');
  return {
    seal(subject: string, untilDay: number): string {
      const text = `${Buffer.from(subject).toString('base64url')}.${Math.floor(untilDay * dayMinutes)}`;
      return `${text}.${sign(text)}`;
    },
    open(ticket: string, today: number): string | null {
      const [subject = '', until = '', signature = ''] = ticket.split('.');
      const expected = Buffer.from(sign(`${subject}.${until}`));
      const given = Buffer.from(signature);
      const isOurs = expected.length === given.length && timingSafeEqual(expected, given);
      return isOurs && Number(until) / dayMinutes > today ? Buffer.from(subject, 'base64url').toString() : null;
    },
  };
}
