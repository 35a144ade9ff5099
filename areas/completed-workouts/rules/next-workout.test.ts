import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '#shell/common/dates.ts';
import { followingProgram, nextWorkout, weeksOfNext } from './next-workout.ts';

/** After the days of all workouts. */
const later = '2999-01-01';

type State = 'done' | 'begun' | 'to_do' | 'skipped';

test('a new program starts with its first workout', () => {
  expect(nextWorkout(program('to_do', 'to_do', 'to_do'), later)?.number).toBe(1);
});

test('after the first workout comes the second', () => {
  expect(nextWorkout(program('done', 'to_do', 'to_do'), later)?.number).toBe(2);
});

test('a begun workout is finished before any other', () => {
  expect(nextWorkout(program('done', 'to_do', 'begun', 'to_do'), later)?.number).toBe(3);
});

test('a begun workout of a paused program does not come before that of another program', () => {
  const [paused, other] = [program('begun', 'to_do'), program('begun', 'to_do')];
  const ofBoth = [
    ...paused.map((workout) => ({ ...workout, programId: 'paused', isInPause: true })),
    ...other.map((workout) => ({ ...workout, programId: 'other' })),
  ];

  expect(nextWorkout(ofBoth, later)?.programId).toBe('other');
  expect(nextWorkout(ofBoth.slice(0, 2), later)?.programId).toBe('paused');
});

test('a skipped workout does not hold up the ones after it', () => {
  expect(nextWorkout(program('to_do', 'done', 'to_do'), later)?.number).toBe(3);
});

test('a skipped workout is offered again when nothing else is left', () => {
  expect(nextWorkout(program('done', 'to_do', 'done'), later)?.number).toBe(2);
});

test('no workout is next when all are done, and the last week is shown', () => {
  const workouts = program('done', 'done', 'done', 'done');

  expect(nextWorkout(workouts, later)).toBeNull();
  expect(weeksOfNext(workouts, later).map((workout) => workout.number)).toEqual([4]);
});

test('the week shown is the week of the next workout, done ones included', () => {
  const workouts = program('done', 'done', 'done', 'done', 'to_do', 'to_do', 'to_do');

  expect(weeksOfNext(workouts, later).map((workout) => workout.number)).toEqual([4, 5, 6]);
});

test('a workout done ahead does not hide the ones whose day has not passed, nor their week', () => {
  // Days 16, 18 and 20 of the first week, 22, 24 and 26 of the second one.
  const workouts = program('done', 'to_do', 'to_do', 'to_do', 'to_do', 'done', 'to_do');

  expect(nextWorkout(workouts, '2026-11-18')?.number).toBe(2);
  expect(weeksOfNext(workouts, '2026-11-18').map((workout) => workout.number)).toEqual([1, 2, 3]);
  expect(nextWorkout(workouts, '2026-11-21')?.number).toBe(4);
  expect(nextWorkout(workouts, '2026-11-25')?.number).toBe(7);
});

describe('of a week that is not over', () => {
  // Days 16, 18 and 20 of the first week, which ends with the 22nd; 23, 25 and 27 of the second one.
  const inWeeks = (...states: State[]) =>
    program(...states).map((workout, index) => {
      const monday = addDays('2026-11-16', (workout.weekNumber - 1) * 7);
      return { ...workout, date: addDays(monday, (index % 3) * 2), weekEndsOn: addDays(monday, 6) };
    });
  const shownOn = (today: string, ...states: State[]) => {
    const workouts = inWeeks(...states);
    const week = weeksOfNext(workouts, today).map(({ number }) => number);
    return { next: nextWorkout(workouts, today)?.number, week };
  };

  test('the workouts that are left stay to do in any order until its last day', () => {
    for (const today of ['2026-11-21', '2026-11-22']) {
      expect(shownOn(today, 'to_do', 'to_do', 'done', 'to_do')).toEqual({ next: 1, week: [1, 2, 3] });
      expect(shownOn(today, 'done', 'to_do', 'done', 'to_do')).toEqual({ next: 2, week: [1, 2, 3] });
    }
    expect(shownOn('2026-11-23', 'to_do', 'to_do', 'done', 'to_do')).toEqual({ next: 4, week: [4] });
  });

  test('one that was moved from it behind the next one stays in sight until its day', () => {
    const [first, second, ...others] = inWeeks('to_do', 'done', 'done', 'to_do', 'to_do');
    if (!first || !second) throw new Error('the program is too short');
    const moved = { ...first, date: '2026-11-24' };
    const [third, next, last] = others;
    const workouts = [second, third, next, moved, last].flatMap((workout) => workout ?? []);
    const shown = (today: string) => weeksOfNext(workouts, today).map(({ number }) => number);

    expect(nextWorkout(workouts, '2026-11-23')?.number).toBe(4);
    expect(shown('2026-11-23')).toEqual([2, 3, 4, 1, 5]);
    expect(shown('2026-11-25')).toEqual([4, 5]);
  });

  test('a missed one does not come before one that follows in the same week', () => {
    expect(shownOn('2026-11-19', 'to_do', 'done', 'to_do', 'to_do')).toEqual({ next: 3, week: [1, 2, 3] });
  });

  test('one of the next week that was done or begun ahead hides none of them', () => {
    expect(shownOn('2026-11-21', 'to_do', 'done', 'done', 'done', 'to_do')).toEqual({ next: 1, week: [1, 2, 3] });
    expect(shownOn('2026-11-21', 'done', 'to_do', 'done', 'begun', 'to_do')).toEqual({
      next: 4,
      week: [1, 2, 3, 4, 5],
    });
  });
});

test('the week of a workout that was skipped is shown until the end of the calendar week, before the next one', () => {
  // Days 16, 18 and 20 of the first week; the 22nd, a Sunday, is the last day of that calendar week.
  const workouts = program('done', 'done', 'skipped', 'to_do', 'to_do', 'to_do');

  for (const today of ['2026-11-19', '2026-11-22']) {
    expect(nextWorkout(workouts, today)?.number).toBe(4);
    expect(weeksOfNext(workouts, today).map((workout) => workout.number)).toEqual([1, 2, 3, 4, 5, 6]);
  }
  expect(weeksOfNext(workouts, '2026-11-23').map((workout) => workout.number)).toEqual([4, 5, 6]);
});

test('a program without workouts has no next workout and an empty week', () => {
  expect(nextWorkout([], later)).toBeNull();
  expect(weeksOfNext([], later)).toEqual([]);
});

test('while a workout is not done, the next one is among those not done', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom<State>('done', 'begun', 'to_do')), (states) => {
      const next = nextWorkout(program(...states), later);

      expect(next === null).toBe(states.every((state) => state === 'done'));
      expect(next?.state).not.toBe('done');
    }),
  );
});

describe('of two programs', () => {
  const run = (...states: State[]) => program(...states).map((workout) => ({ ...workout, programId: 'run' }));

  test('the earliest workout is next, whatever is done of the other program', () => {
    const strength = program('done', 'done', 'to_do');
    const running = run('done', 'to_do', 'to_do');

    expect(nextWorkout([...strength, ...running], later)).toMatchObject({ programId: 'run', number: 2 });
  });

  test('a begun workout comes before an earlier one of the other program', () => {
    expect(nextWorkout([...run('to_do'), ...program('done', 'begun')], later)).toMatchObject({ programId: 'strength' });
  });

  test('the week of each is shown', () => {
    const week = weeksOfNext([...program('done', 'done', 'done', 'to_do'), ...run('to_do', 'to_do')], later);

    expect(week.map(({ programId, number }) => [programId, number])).toEqual([
      ['strength', 4],
      ['run', 1],
      ['run', 2],
    ]);
  });
});

/** Three workouts a week. */
function program(...states: State[]) {
  return states.map((state, index) => ({
    number: index + 1,
    weekNumber: Math.floor(index / 3) + 1,
    programId: 'strength',
    date: addDays('2026-11-16', index * 2),
    state,
  }));
}

describe('the program that follows', () => {
  const strength = { id: 'strength', startsOn: '2026-10-05', endsOn: '2026-11-29' };
  const running = { id: 'running', startsOn: '2026-10-05', endsOn: '2026-12-20' };
  const afterStrength = { id: 'power', startsOn: '2026-11-30', endsOn: '2027-01-10' };
  const afterRunning = { id: 'marathon', startsOn: '2026-12-21', endsOn: '2027-02-28' };
  const current = [strength, running];
  const left = (programId: string, state: State) => ({ programId, state, weekNumber: 1, date: '2026-11-27' });
  const following = (upcoming: (typeof strength)[], ...states: [State, State]) =>
    followingProgram({ current, upcoming }, [left('strength', states[0]), left('running', states[1])], '2026-11-28');

  test('its predecessor comes when that is done, although another program goes on', () => {
    expect(following([afterStrength, afterRunning], 'done', 'to_do')).toBe(afterStrength);
    expect(following([afterStrength, afterRunning], 'to_do', 'done')).toBe(afterRunning);
  });

  test('another program does not come before its own predecessor is done', () => {
    expect(following([afterRunning], 'done', 'to_do')).toBeNull();
    expect(following([afterStrength], 'to_do', 'done')).toBeNull();
    expect(following([afterRunning], 'done', 'done')).toBe(afterRunning);
  });
});
