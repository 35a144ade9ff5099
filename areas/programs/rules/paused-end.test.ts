import { expect, test } from 'vitest';
import { withDays } from './pauses.ts';
import { pausedEnd } from './paused-end.ts';

/** Four weeks from Monday 2 November. */
const copy = { startsOn: '2026-11-02', weeks: 4, endsOn: '2026-11-29', chosenEnd: null, pauses: [] };
const pause = { from: '2026-11-16', until: '2026-11-20', keepsWeekdays: true, note: '' };

test('a pause of five days ends the program a week later', () => {
  expect(pausedEnd(copy, { replaced: null, pause })).toEqual({ days: 7, endsOn: '2026-12-06', isReplaced: false });
});

test('a changed pause does not count twice', () => {
  const paused = { ...copy, endsOn: '2026-12-06', pauses: [withDays(pause)] };
  const longer = { ...pause, until: '2026-11-29' };

  expect(pausedEnd(paused, { replaced: '2026-11-16', pause: longer })).toMatchObject({
    days: 14,
    endsOn: '2026-12-13',
  });
});

test('a chosen last day moves; one after which another program starts stays', () => {
  expect(
    pausedEnd({ ...copy, endsOn: '2026-11-25', chosenEnd: '2026-11-25' }, { replaced: null, pause }),
  ).toMatchObject({
    endsOn: '2026-12-02',
    isReplaced: false,
  });
  expect(pausedEnd({ ...copy, endsOn: '2026-11-22' }, { replaced: null, pause })).toMatchObject({
    endsOn: '2026-11-22',
    isReplaced: true,
  });
});
