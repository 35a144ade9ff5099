import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Message } from '../../contract.ts';
import { firstUnreadOf, timelineOf } from './timeline.ts';

const timeZone = 'Europe/Rome';
const [me, other] = ['0199a000-0000-7000-8000-000000000001', '0199a000-0000-7000-8000-000000000002'];

function messageAt(createdAt: string, fields: Partial<Message> = {}): Message {
  return {
    id: `message of ${createdAt}`,
    conversationId: other,
    seq: 1,
    type: 'text',
    message: 'Ciao',
    fileUrl: null,
    thumbUrl: null,
    filename: null,
    sizeBytes: null,
    width: null,
    height: null,
    preview: null,
    voice: null,
    sender: { id: other, name: 'Carla', photo: null },
    reference: null,
    isAutomatic: false,
    isInternal: false,
    deletedAt: null,
    createdAt,
    ...fields,
  };
}

const kindsOf = (messages: Message[], firstUnreadId?: string) =>
  timelineOf({ messages, firstUnreadId, timeZone }).map((entry) => (entry.kind === 'day' ? entry.day : entry.kind));

test('a separator begins each day of the viewer’s zone: 23:30 in Rome is 22:30 in UTC', () => {
  const messages = [messageAt('2026-11-21T00:10:00.000Z'), messageAt('2026-11-20T22:30:00.000Z')];

  expect(kindsOf(messages)).toEqual(['2026-11-20', 'message', '2026-11-21', 'message']);
  expect(timelineOf({ messages, firstUnreadId: undefined, timeZone: 'America/New_York' })).toHaveLength(3);
});

test('the hour that Rome has twice in October keeps the order of the numbers', () => {
  const messages = [messageAt('2026-10-25T01:30:00.000Z', { seq: 2 }), messageAt('2026-10-25T00:30:00.000Z')];

  expect(kindsOf(messages)).toEqual(['2026-10-25', 'message', 'message']);
});

test('the line of new messages is before the first unread one', () => {
  const [newest, first] = [messageAt('2026-11-20T10:02:00.000Z'), messageAt('2026-11-20T10:00:00.000Z')];

  expect(kindsOf([newest, first], newest.id)).toEqual(['2026-11-20', 'message', 'unread', 'message']);
});

test('the name is repeated after five minutes, and when somebody else wrote meanwhile', () => {
  const messages = [
    messageAt('2026-11-20T10:09:00.000Z'),
    messageAt('2026-11-20T10:03:00.000Z'),
    messageAt('2026-11-20T10:02:00.000Z'),
    messageAt('2026-11-20T10:01:00.000Z', { sender: { id: me, name: 'Marta', photo: null } }),
  ];

  const shown = timelineOf({ messages, firstUnreadId: undefined, timeZone });

  expect(shown.map((entry) => entry.kind === 'message' && entry.isContinued)).toEqual([
    false,
    false,
    false,
    true,
    false,
  ]);
});

test('the first unread message is not my own, not deleted and not automatic', () => {
  const messages = [
    messageAt('2026-11-20T10:05:00.000Z', { seq: 6 }),
    messageAt('2026-11-20T10:04:00.000Z', { seq: 5 }),
    messageAt('2026-11-20T10:03:00.000Z', { seq: 4, sender: { id: me, name: 'Marta', photo: null } }),
    messageAt('2026-11-20T10:02:00.000Z', { seq: 3, deletedAt: '2026-11-20T10:03:00.000Z' }),
    messageAt('2026-11-20T10:01:00.000Z', { seq: 2, isAutomatic: true }),
    messageAt('2026-11-20T10:00:00.000Z', { seq: 1 }),
  ];

  expect(firstUnreadOf(messages, { lastReadSeq: 1, membershipId: me })).toBe(messages[1]?.id);
  expect(firstUnreadOf(messages, { lastReadSeq: 6, membershipId: me })).toBeUndefined();
});

test('every message is shown once, in the order of its number, whatever the times are', () => {
  const times = fc.array(fc.date({ min: new Date('2026-01-01'), max: new Date('2026-12-31'), noInvalidDate: true }), {
    minLength: 1,
  });
  let checked = 0;
  fc.assert(
    fc.property(times, (dates) => {
      const messages = dates.map((date, index) =>
        messageAt(date.toISOString(), { id: `${index}`, seq: dates.length - index }),
      );

      const shown = timelineOf({ messages, firstUnreadId: '0', timeZone }).flatMap((entry) =>
        entry.kind === 'message' ? [entry.message.seq] : [],
      );

      expect(shown).toEqual(Array.from({ length: dates.length }, (_, index) => index + 1));
      checked++;
    }),
  );
  expect(checked).toBeGreaterThanOrEqual(100);
});
