import { createHmac, timingSafeEqual } from 'node:crypto';

const dayMinutes = 24 * 60;
/** The expiry is a whole minute, so a ticket is valid for at least one minute less. */
const eventTicketMinutes = 2;
const dayMs = dayMinutes * 60 * 1000;

export interface Tickets {
  /**
   * The URL of a stored file, valid until the end of the next day (UTC). It does not change within a day, so that a browser
   * can cache the file. With `downloadName` the browser downloads it under that name.
   */
  signFileUrl(key: string, options?: { downloadName?: string | null; now?: Date }): string;
  /** The key and download name in the ticket of a file URL; null when the ticket is forged or expired. */
  verifyFileUrl(ticket: string, now?: Date): { key: string; downloadName: string | null } | null;
  /** A ticket for a record, valid for some days. Its holder may read the record without login as long as it exists. */
  issueTicket(subject: string, days: number, now?: Date): string;
  /** The subject of a ticket; null when it is forged or expired. */
  verifyTicket(ticket: string, now?: Date): string | null;
  /** A ticket that opens a connection for live events, valid for one to two minutes. */
  issueEventTicket(holder: EventTicketHolder, now?: Date): string;
  /** The holder of a ticket for live events; null when it is forged or expired. */
  verifyEventTicket(ticket: string, now?: Date): EventTicketHolder | null;
}

/** The session that a connection for live events belongs to. `sessionHash` is the hash of the token, in hex. */
export interface EventTicketHolder {
  accountId: string;
  membershipId: string;
  userId: string;
  sessionHash: string;
}

/** Creates and verifies signed tickets, which give access without a login and without a database lookup. */
export function createTickets(secret: string): Tickets {
  const files = createSigner(secret, 'file');
  const records = createSigner(secret, 'thing');
  const events = createSigner(secret, 'events');
  const daysOf = (now: Date) => now.getTime() / dayMs;
  return {
    signFileUrl: (key, { downloadName, now = new Date() } = {}) => {
      const subject = downloadName ? `${key}\n${downloadName}` : key;
      return `/api/files/${files.sign(subject, Math.floor(daysOf(now)) + 2)}`;
    },
    verifyFileUrl: (ticket, now = new Date()) => {
      const [key, downloadName = null] = files.verify(ticket, daysOf(now))?.split('\n') ?? [];
      return key === undefined ? null : { key, downloadName };
    },
    issueTicket: (subject, days, now = new Date()) => records.sign(subject, daysOf(now) + days),
    verifyTicket: (ticket, now = new Date()) => records.verify(ticket, daysOf(now)),
    issueEventTicket: ({ accountId, membershipId, userId, sessionHash }, now = new Date()) =>
      events.sign(
        [accountId, membershipId, userId, sessionHash].join(' '),
        daysOf(now) + eventTicketMinutes / dayMinutes,
      ),
    verifyEventTicket: (ticket, now = new Date()) => {
      const [accountId, membershipId, userId, sessionHash] = events.verify(ticket, daysOf(now))?.split(' ') ?? [];
      if (!accountId || !membershipId || !userId || !sessionHash) return null;
      return { accountId, membershipId, userId, sessionHash };
    },
  };
}

/**
 * Signs and verifies tickets of one purpose. A ticket contains its subject and its expiry in minutes since 1970. The
 * purpose is part of the signed text, so that a ticket is not valid for another purpose.
 */
function createSigner(secret: string, purpose: string) {
  const signatureOf = (text: string) => createHmac('sha256', secret).update(`${purpose} ${text}`).digest('base64url');
  return {
    sign(subject: string, untilDay: number): string {
      const text = `${Buffer.from(subject).toString('base64url')}.${Math.floor(untilDay * dayMinutes)}`;
      return `${text}.${signatureOf(text)}`;
    },
    verify(ticket: string, today: number): string | null {
      const [subject = '', until = '', signature = ''] = ticket.split('.');
      const expected = Buffer.from(signatureOf(`${subject}.${until}`));
      const given = Buffer.from(signature);
      const isValid = expected.length === given.length && timingSafeEqual(expected, given);
      return isValid && Number(until) / dayMinutes > today ? Buffer.from(subject, 'base64url').toString() : null;
    },
  };
}
