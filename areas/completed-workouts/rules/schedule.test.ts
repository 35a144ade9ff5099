import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextWorkout } from './next-workout.ts';
import { isDue, nearestTo, type ProgramWorkout, scheduleOf } from './schedule.ts';

const monday = '2026-11-16';

test('workouts are on the day of the week of the program, those of the next week seven days later', () => {
  const workouts = [workout('a', 0), workout('b', 2), { ...workout('c', 0), weekNumber: 2 }];

  expect(scheduleOf(workouts).map(({ workoutId, date }) => [workoutId, date])).toEqual([
    ['a', '2026-11-16'],
    ['b', '2026-11-18'],
    ['c', '2026-11-23'],
  ]);
});

test('a workout moved to Sunday is last and marked as moved', () => {
  const moved = { ...workout('a', 0), movedTo: '2026-11-22' };
  const schedule = scheduleOf([moved, workout('b', 2), workout('c', 4)]);

  expect(schedule.map(({ workoutId, isMoved }) => [workoutId, isMoved])).toEqual([
    ['b', false],
    ['c', false],
    ['a', true],
  ]);
});

test.each([
  [{}, 'to_do'],
  [{ skipReason: 'time' }, 'skipped'],
  [{ completedWorkoutId: 'x' }, 'begun'],
  [{ completedWorkoutId: 'x', finishedAt: '2026-11-16T18:00:00.000Z' }, 'done'],
  [{ completedWorkoutId: 'x', finishedAt: '2026-11-16T18:00:00.000Z', skipReason: 'time' }, 'done'],
] as const)('with %j a workout is %s', (known, state) => {
  expect(scheduleOf([{ ...workout('a', 0), ...known }]).map((one) => one.state)).toEqual([state]);
});

test('a program that is assigned in its third week begins with that week, whose earlier days are not late', () => {
  const ofWeek = (weekNumber: number) => ({
    ...workout(`week ${weekNumber}`, 0),
    weekNumber,
    weeks: 6,
    assignedOn: '2026-12-02',
  });
  const schedule = scheduleOf([1, 2, 3, 4].map(ofWeek));

  expect(schedule.map((one) => one.dueBeforeAssignment)).toEqual(['week', 'week', 'day', undefined]);
  expect(nextWorkout(schedule, '2026-12-02')?.workoutId).toBe('week 3');
  const opened = scheduleOf([
    { ...ofWeek(1), completedWorkoutId: 'x', finishedAt: '2026-12-02T18:00:00.000Z' },
    ofWeek(2),
    ofWeek(3),
  ]);
  expect(nextWorkout(opened, '2026-12-02')?.workoutId).toBe('week 3');
});

test('a program that is assigned within its first week, or before it begins, begins with its first workout', () => {
  for (const assignedOn of ['2026-11-10', '2026-11-20'])
    expect(
      nextWorkout(
        scheduleOf(
          [1, 2].map((weekNumber) => ({ ...workout(`week ${weekNumber}`, 0), weekNumber, weeks: 6, assignedOn })),
        ),
        '2026-11-20',
      )?.workoutId,
    ).toBe('week 1');
});

test('a workout that is done has its end, any other none', () => {
  const finishedAt = '2026-11-16T18:00:00.000Z';
  const first = { ...workout('a', 0), completedWorkoutId: 'x', finishedAt };

  expect(scheduleOf([first, workout('b', 2)]).map((one) => one.finishedAt)).toEqual([finishedAt, null]);
});

const pauseFrom = (from: string, until: string) => ({ from, until, keepsWeekdays: true, note: '', days: 7 });
const paused = (dayOffset: number, pauses = [pauseFrom('2026-11-18', '2026-11-22')]) => ({
  ...workout('a', dayOffset),
  pauses,
});
const done = (trainedOn: string) => ({ completedWorkoutId: 'x', finishedAt: `${trainedOn}T18:00:00.000Z`, trainedOn });

test.each([
  ['begins on a Monday', { startsOn: monday }, '2026-11-22'],
  ['begins on a Thursday', { startsOn: '2026-11-19' }, '2026-11-25'],
  ['contains the end of daylight saving time', { startsOn: '2026-10-19' }, '2026-10-25'],
  ['contains the start of daylight saving time', { startsOn: '2027-03-22' }, '2027-03-28'],
  ['is interrupted by a pause of a week', { pauses: [pauseFrom('2026-11-18', '2026-11-24')] }, '2026-11-29'],
])('a week that %s says its last day', (_, program, weekEndsOn) => {
  expect(scheduleOf([{ ...workout('a', 0), ...program }])[0]?.weekEndsOn).toBe(weekEndsOn);
});

test('a workout is missed once its week is over; a skipped one, or one moved behind the week, after its day', () => {
  const [due, skippedOne, moved] = [
    workout('a', 0),
    { ...workout('a', 0), skipReason: 'time' as const },
    { ...workout('a', 0), movedTo: '2026-11-24' },
  ].map((one) => (today: string) => scheduleOf([one]).some((scheduled) => isDue(scheduled, today)));

  expect([due?.('2026-11-22'), due?.('2026-11-23')]).toEqual([false, true]);
  expect([skippedOne?.('2026-11-16'), skippedOne?.('2026-11-17')]).toEqual([false, true]);
  expect([moved?.('2026-11-24'), moved?.('2026-11-25')]).toEqual([false, true]);
});

test.each([
  ['done on the first day of a pause stays on it', { ...paused(2), ...done('2026-11-18') }, '2026-11-18'],
  [
    'begun on the first day of a pause stays on it',
    { ...paused(2), ...done('2026-11-18'), finishedAt: null },
    '2026-11-18',
  ],
  ['done ahead of a pause stays in the pause', { ...paused(4), ...done('2026-11-17') }, '2026-11-20'],
  ['done in a pause is on its date without the pause', { ...paused(2), ...done('2026-11-20') }, '2026-11-18'],
  ['done after a pause is a week later', { ...paused(2), ...done('2026-11-25') }, '2026-11-25'],
  [
    'done between two pauses is moved by the first one only',
    {
      ...paused(4, [pauseFrom('2026-11-18', '2026-11-22'), pauseFrom('2026-11-26', '2026-11-29')]),
      ...done('2026-11-25'),
    },
    '2026-11-27',
  ],
  ['not begun comes a week later', paused(2), '2026-11-25'],
])('a workout that is %s', (_, program, date) => {
  expect(scheduleOf([program]).map((one) => one.date)).toEqual([date]);
});

const skipped = (trainedOn: string) => ({ skipReason: 'time' as const, trainedOn });

test.each([
  ['before a pause that began later stays', { ...paused(0), ...skipped('2026-11-16') }, '2026-11-16'],
  ['before a pause that begins with its day stays', { ...paused(2), ...skipped('2026-11-17') }, '2026-11-18'],
  [
    'before a pause that was entered afterwards for the days before stays',
    { ...paused(2, [pauseFrom('2026-11-16', '2026-11-22')]), ...skipped('2026-11-18') },
    '2026-11-18',
  ],
  ['after a pause is a week later', { ...paused(2), ...skipped('2026-11-25') }, '2026-11-25'],
  [
    'behind a pause that it knew of, before it, stays behind it',
    { ...paused(2, [pauseFrom('2026-11-17', '2026-11-23')]), ...skipped('2026-11-16'), skipDelayDays: 7 },
    '2026-11-25',
  ],
  [
    'before a pause in the future stays',
    { ...paused(2, [pauseFrom('2026-12-01', '2026-12-07')]), ...skipped('2026-11-18') },
    '2026-11-18',
  ],
])('a workout that was skipped %s', (_, program, date) => {
  expect(scheduleOf([program]).map((one) => [one.date, one.state])).toEqual([[date, 'skipped']]);
});

test.each([
  ['moved into a pause', '2026-11-20', true],
  ['moved to the day after a pause', '2026-11-23', false],
])('a workout that was %s is in a pause: %s, %s', (_, movedTo, isInPause) => {
  expect(scheduleOf([{ ...paused(0), movedTo }]).map((one) => one.isInPause)).toEqual([isInPause]);
});

test('the nearest workouts are consecutive, of the given number, and include the one at the index', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.nat(59), fc.integer({ min: 1, max: 20 }), (length, at, most) => {
      const all = Array.from({ length }, (_, index) => index);
      const index = at % length;
      const near = nearestTo(all, index, most);

      expect(near).toHaveLength(Math.min(length, most));
      expect(near).toContain(index);
      expect(near).toEqual(all.slice(near[0], (near[0] ?? 0) + near.length));
    }),
  );
});

function workout(workoutId: string, dayOffset: number): ProgramWorkout {
  const none = { movedTo: null, skipReason: null, completedWorkoutId: null, finishedAt: null, trainedOn: null };
  const program = { programId: 'p', programTitle: 'Ipertrofia', startsOn: monday };
  return { workoutId, ...program, title: 'Spinta', weekNumber: 1, dayNumber: 1, dayOffset, rows: 4, ...none };
}
