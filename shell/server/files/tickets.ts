import { createHmac, timingSafeEqual } from 'node:crypto';

const dayMs = 24 * 60 * 60 * 1000;

export interface Tickets {
  /** The address of a stored file, good until the end of tomorrow (UTC), so that a browser can keep the file. */
  addressOf(key: string, now?: Date): string;
  /** The key a ticket was written for, or null when it is forged or over. */
  keyOf(ticket: string, now?: Date): string | null;
}

/** Signed, short-lived file addresses: the login's own token never stands in an address. */
export function makeTickets(secret: string): Tickets {
  const sign = (text: string) => createHmac('sha256', secret).update(`file ${text}`).digest('base64url');
  return {
    addressOf(key, now = new Date()) {
      const until = Math.floor(now.getTime() / dayMs) + 2;
      const text = `${Buffer.from(key).toString('base64url')}.${until}`;
      return `/api/files/${text}.${sign(text)}`;
    },
    keyOf(ticket, now = new Date()) {
      const [key = '', until = '', signature = ''] = ticket.split('.');
      const expected = Buffer.from(sign(`${key}.${until}`));
      const given = Buffer.from(signature);
      const isOurs = expected.length === given.length && timingSafeEqual(expected, given);
      return isOurs && Number(until) * dayMs > now.getTime() ? Buffer.from(key, 'base64url').toString() : null;
    },
  };
}
