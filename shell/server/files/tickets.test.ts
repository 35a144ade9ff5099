import { expect, test } from 'vitest';
import { createTickets } from './tickets.ts';

const tickets = createTickets('un segreto');
const key = 'accounts/prova/logo.webp';
const ticketOf = (url: string) => url.replace('/api/files/', '');

test('a ticket for a file is valid until the end of the next day (UTC)', () => {
  const ticket = ticketOf(tickets.signFileUrl(key, { now: new Date('2026-11-20T10:00:00Z') }));

  expect(tickets.verifyFileUrl(ticket, new Date('2026-11-21T23:59:00Z'))).toEqual({ key, downloadName: null });
  expect(tickets.verifyFileUrl(ticket, new Date('2026-11-22T00:01:00Z'))).toBeNull();
});

test('a ticket for a record is valid for its number of days, to the minute', () => {
  const ticket = tickets.issueTicket('program 1 2', 7, new Date('2026-11-20T10:30:00Z'));

  expect(tickets.verifyTicket(ticket, new Date('2026-11-27T10:29:00Z'))).toBe('program 1 2');
  expect(tickets.verifyTicket(ticket, new Date('2026-11-27T10:31:00Z'))).toBeNull();
});

test('a ticket for a record is not valid for a file, nor a ticket for a file for a record', () => {
  expect(tickets.verifyFileUrl(tickets.issueTicket(key, 7))).toBeNull();
  expect(tickets.verifyTicket(ticketOf(tickets.signFileUrl('program 1 2')))).toBeNull();
});

test('a ticket that was changed, or was issued by another installation, is not valid', () => {
  const ticket = ticketOf(tickets.signFileUrl(key));
  const [, until, signature] = ticket.split('.');
  const forged = `${Buffer.from('accounts/altro/logo.webp').toString('base64url')}.${until}.${signature}`;

  expect(tickets.verifyFileUrl(forged)).toBeNull();
  expect(createTickets('un altro').verifyFileUrl(ticket)).toBeNull();
});

test('a ticket may contain the name of the download, signed like the key', () => {
  const ticket = ticketOf(tickets.signFileUrl(key, { downloadName: 'Più forza.pdf' }));

  expect(tickets.verifyFileUrl(ticket)).toEqual({ key, downloadName: 'Più forza.pdf' });
});
