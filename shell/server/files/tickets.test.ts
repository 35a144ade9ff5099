import { expect, test } from 'vitest';
import { makeTickets } from './tickets.ts';

const tickets = makeTickets('un segreto');
const key = 'accounts/prova/logo.webp';
const ticketOf = (address: string) => address.replace('/api/files/', '');

test('a ticket leads to its file until the end of the next day', () => {
  const ticket = ticketOf(tickets.addressOf(key, new Date('2026-11-20T10:00:00Z')));

  expect(tickets.keyOf(ticket, new Date('2026-11-21T23:59:00Z'))).toBe(key);
  expect(tickets.keyOf(ticket, new Date('2026-11-22T00:01:00Z'))).toBeNull();
});

test('a key to a thing is good for as many days as was said, to the minute', () => {
  const ticket = tickets.issue('program 1 2', 7, new Date('2026-11-20T10:30:00Z'));

  expect(tickets.subjectOf(ticket, new Date('2026-11-27T10:29:00Z'))).toBe('program 1 2');
  expect(tickets.subjectOf(ticket, new Date('2026-11-27T10:31:00Z'))).toBeNull();
});

test('a key to a thing opens no file, and a ticket of a file no thing', () => {
  expect(tickets.keyOf(tickets.issue(key, 7))).toBeNull();
  expect(tickets.subjectOf(ticketOf(tickets.addressOf('program 1 2')))).toBeNull();
});

test('a changed ticket, or one of another installation, leads nowhere', () => {
  const ticket = ticketOf(tickets.addressOf(key));
  const [, until, signature] = ticket.split('.');
  const forged = `${Buffer.from('accounts/altro/logo.webp').toString('base64url')}.${until}.${signature}`;

  expect(tickets.keyOf(forged)).toBeNull();
  expect(makeTickets('un altro').keyOf(ticket)).toBeNull();
});
