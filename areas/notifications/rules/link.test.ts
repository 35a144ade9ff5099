import { expect, test } from 'vitest';
import { pathOf } from './link.ts';

test('a comment on a workout opens its comments, one on a set opens the set, a finished workout its top', () => {
  const [subjectId, clientId, setId] = ['w1', 'c1', 's1'];
  const answered = { kind: 'workout_answered', subjectId, clientId } as const;
  const finished = { kind: 'workout_finished', subjectId, clientId } as const;

  expect(pathOf({ ...answered, params: {} })).toBe('/my/completed-workouts/w1#comments');
  expect(pathOf({ ...answered, params: { setId } })).toBe('/my/completed-workouts/w1?set=s1');
  expect(pathOf({ ...finished, params: {} })).toBe('/clients/c1/completed_workouts/w1/details');
});

test('what was assigned to several clients opens the list of clients', () => {
  const about = { subjectId: 'm1', params: {} };

  for (const kind of ['client_program', 'client_meal_plan'] as const) {
    expect(pathOf({ ...about, kind, clientId: null })).toBe('/clients');
    expect(pathOf({ ...about, kind, clientId: 'c1' })).toMatch('/clients/c1/');
  }
});
