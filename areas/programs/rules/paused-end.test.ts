import { expect, test } from 'vitest';
import { withDays } from './pauses.ts';
import { pausedEnd } from './paused-end.ts';

/** Four weeks from Monday 2 November. */
const copy = { startsOn: '2026-11-02', weeks: 4, chosenEnd: null, replacedFrom: null, pauses: [], laterCopies: [] };
const pause = { from: '2026-11-16', until: '2026-11-20', keepsWeekdays: true, note: '' };

test('a pause of five days ends the program a week later', () => {
  expect(pausedEnd(copy, { replaced: null, pause })).toMatchObject({
    days: 7,
    endsOn: '2026-12-06',
    isReplaced: false,
  });
});

test('a changed pause does not count twice', () => {
  const paused = { ...copy, pauses: [withDays(pause)] };
  const longer = { ...pause, until: '2026-11-29' };

  expect(pausedEnd(paused, { replaced: '2026-11-16', pause: longer })).toMatchObject({
    days: 14,
    endsOn: '2026-12-13',
  });
});

test('a chosen last day moves; one after which another program starts stays', () => {
  expect(pausedEnd({ ...copy, chosenEnd: '2026-11-25' }, { replaced: null, pause })).toMatchObject({
    endsOn: '2026-12-02',
    isReplaced: false,
  });
  expect(pausedEnd({ ...copy, replacedFrom: '2026-11-23' }, { replaced: null, pause })).toMatchObject({
    endsOn: '2026-11-22',
    isReplaced: true,
  });
});

test('the next program is overlapped only when the pause makes it so', () => {
  const next = { title: 'Forza', startsOn: '2026-11-30' };
  const withNext = { ...copy, laterCopies: [{ title: 'Insieme', startsOn: '2026-11-10' }, next] };

  expect(pausedEnd(withNext, { replaced: null, pause }).overlapped).toBe(next);
  expect(pausedEnd({ ...withNext, replacedFrom: '2026-11-30' }, { replaced: null, pause }).overlapped).toBeUndefined();
  expect(pausedEnd({ ...withNext, laterCopies: [] }, { replaced: null, pause }).overlapped).toBeUndefined();
});

test('a next program that follows a chosen end is overlapped, also when the copy is paused already', () => {
  const next = { title: 'Forza', startsOn: '2026-11-26' };
  const paused = { ...copy, chosenEnd: '2026-12-02', pauses: [withDays(pause)], laterCopies: [next] };

  expect(pausedEnd(paused, { replaced: pause.from, pause }).overlapped).toBe(next);
});
