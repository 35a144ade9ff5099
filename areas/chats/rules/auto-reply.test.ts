import { expect, test } from 'vitest';
import { isAnsweredAutomatically } from './auto-reply.ts';
import type { OfficeState } from './office-hours.ts';

const at = (time: string) => new Date(`2026-11-20T${time}:00Z`);
const closedSince = (time: string): OfficeState => ({ isOpen: false, since: at(time), until: null });

test.each<[string, boolean, OfficeState, string | null, string | null]>([
  ['the studio is open', false, { ...closedSince('17:00'), isOpen: true }, null, null],
  ['nobody wrote', true, closedSince('17:00'), null, null],
  ['the professional wrote 4 minutes ago, before the studio closed', false, closedSince('17:00'), '16:58', null],
  ['the professional wrote 6 minutes ago, before the studio closed', true, closedSince('17:00'), '16:56', null],
  ['the professional wrote after the studio closed', false, closedSince('12:00'), '12:30', null],
  ['this stretch was answered', false, closedSince('12:00'), null, '12:10'],
  ['the stretch before was answered', true, closedSince('17:00'), null, '08:00'],
])('a message at 17:02 when %s is answered automatically: %j', (_, isAnswered, office, reply, autoReply) => {
  const last = { lastReplyAt: reply ? at(reply) : null, lastAutoReplyAt: autoReply ? at(autoReply) : null };

  expect(isAnsweredAutomatically(office, last, at('17:02'))).toBe(isAnswered);
});
