import { expect, test } from 'vitest';
import { notificationKinds } from '../contract/kinds.ts';
import { type Decision, decideMail, decidePush, type DueDelivery, type Reader } from './decision.ts';

const now = new Date('2026-11-20T23:30:00Z');
const reader: Reader = {
  isActive: false,
  mutedUntil: null,
  isMailOff: false,
  quiet: { isOn: false, from: '22:00', until: '07:00', days: [1, 2, 3, 4, 5, 6, 7] },
  digest: { frequency: 'daily', hour: 8, weekday: 1 },
  timeZone: 'Europe/Rome',
  devices: 1,
};
const quiet = { ...reader.quiet, isOn: true };
const due: DueDelivery = {
  kind: 'workout_commented',
  isRead: false,
  isHidden: false,
  isInApp: true,
  isConversationMuted: false,
  mode: 'on',
  createdAt: '2026-11-20T23:28:00Z',
  endsAt: null,
};
const isOver = { endsAt: new Date('2026-11-20T23:00:00Z') };
const endsLater = { endsAt: new Date('2026-11-21T23:00:00Z') };
const morning = new Date('2026-11-21T06:00:00Z');

test.each<[string, Partial<DueDelivery>, Partial<Reader>, Decision]>([
  ['unread, to somebody with a device', {}, {}, { kind: 'send' }],
  ['already read', { isRead: true }, {}, { kind: 'skip', outcome: 'read' }],
  ['hidden by a withdrawn consent', { isHidden: true }, {}, { kind: 'skip', outcome: 'hidden' }],
  ['switched off since it was queued', { mode: 'off' }, {}, { kind: 'skip', outcome: 'off' }],
  ['to somebody without a device', {}, { devices: 0 }, { kind: 'skip', outcome: 'no_device' }],
  ['to somebody who uses the app', {}, { isActive: true }, { kind: 'skip', outcome: 'active' }],
  ['not in the list of somebody who uses the app', { isInApp: false }, { isActive: true }, { kind: 'send' }],
  ['in quiet hours', {}, { quiet }, { kind: 'wait', until: morning, isQuiet: true }],
  ['of pain, in quiet hours', { kind: 'workout_pain' }, { quiet }, { kind: 'send' }],
  ['muted until tomorrow', {}, { mutedUntil: '2026-11-21T07:00:00Z' }, { kind: 'skip', outcome: 'muted' }],
  ['of pain, muted', { kind: 'workout_pain' }, { mutedUntil: '2026-11-21T07:00:00Z' }, { kind: 'send' }],
  ['of a muted conversation', { isConversationMuted: true }, {}, { kind: 'skip', outcome: 'conversation_muted' }],
  ['after a mute has ended', {}, { mutedUntil: '2026-11-20T23:29:00Z' }, { kind: 'send' }],
  ['of what was over half an hour ago', isOver, {}, { kind: 'skip', outcome: 'over' }],
  ['of what is over, in quiet hours', isOver, { quiet }, { kind: 'skip', outcome: 'over' }],
  ['of what is over tomorrow', endsLater, {}, { kind: 'send' }],
])('a push %s', (_name, delivery, person, decision) => {
  expect(decidePush({ ...due, ...delivery }, { ...reader, ...person }, now)).toEqual(decision);
});

test.each<[string, Partial<DueDelivery>, Partial<Reader>, Decision]>([
  ['of what is unread', {}, {}, { kind: 'send' }],
  ['of what was read', { isRead: true }, {}, { kind: 'skip', outcome: 'read' }],
  ['to somebody who wants none', {}, { isMailOff: true }, { kind: 'skip', outcome: 'off' }],
  ['of pain, muted', { kind: 'workout_pain' }, { mutedUntil: '2026-11-21T07:00:00Z' }, { kind: 'send' }],
  [
    'about the payment plan, to somebody who wants none',
    { kind: 'plan_limit_near' },
    { isMailOff: true },
    { kind: 'send' },
  ],
  [
    'to somebody who uses the app',
    {},
    { isActive: true },
    { kind: 'wait', until: new Date('2026-11-20T23:32:00Z'), isQuiet: false },
  ],
  [
    'that became part of the summary',
    { mode: 'digest' },
    {},
    { kind: 'wait', until: new Date('2026-11-21T07:00:00Z'), isQuiet: false },
  ],
  ['in quiet hours', {}, { quiet }, { kind: 'send' }],
  ['hidden by a withdrawn consent', { isHidden: true }, {}, { kind: 'skip', outcome: 'hidden' }],
  ['of what was over half an hour ago', isOver, {}, { kind: 'skip', outcome: 'over' }],
  ['of what is over, in the summary', { ...isOver, mode: 'digest' }, {}, { kind: 'skip', outcome: 'over' }],
  ['of what is over tomorrow', endsLater, {}, { kind: 'send' }],
])('a mail %s', (_name, delivery, person, decision) => {
  expect(decideMail({ ...due, ...delivery }, { ...reader, ...person }, now)).toEqual(decision);
});

test('a summary is sent at its time, also to somebody who uses the app', () => {
  const digest = { ...due, mode: 'digest' } as const;

  expect(decideMail(digest, { ...reader, isActive: true }, new Date('2026-11-21T07:00:30Z'))).toEqual({ kind: 'send' });
});

test('what is urgent also goes into a mail unless the reader has read it: not every professional has a device with push', () => {
  const urgent = Object.values(notificationKinds).filter((kind) => 'isUrgent' in kind);
  expect(urgent.length).toBeGreaterThan(2);
  for (const { defaults } of urgent) expect(defaults.mail).not.toBe('off');
});
