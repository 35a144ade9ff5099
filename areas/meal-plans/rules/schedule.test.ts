import { expect, test } from 'vitest';
import { exampleMealPlan as mealPlan } from '../example.ts';
import { dayOn, endsOn } from './schedule.ts';

const followed = { mealPlan, startsOn: '2026-11-23' };

test('28 days from 23 November end on 20 December', () => {
  expect(endsOn('2026-11-23', 28)).toBe('2026-12-20');
});

test('two days alternate: Giorno 1 on the 23rd, Giorno 2 on the 24th, Giorno 1 on the 25th', () => {
  expect(['2026-11-23', '2026-11-24', '2026-11-25'].map(nameOn)).toEqual(['Giorno 1', 'Giorno 2', 'Giorno 1']);
});

test('the last of 28 days is Giorno 2, also across a change to daylight saving time', () => {
  expect(nameOn('2026-12-20')).toBe('Giorno 2');
  expect(dayOn({ mealPlan, startsOn: '2026-10-24' }, '2026-10-26')?.name).toBe('Giorno 1');
});

test('there is no day before the start and after the end', () => {
  expect(nameOn('2026-11-22')).toBeUndefined();
  expect(nameOn('2026-12-21')).toBeUndefined();
});

test('a meal plan without days has no day on any date', () => {
  expect(dayOn({ mealPlan: { ...mealPlan, days: [] }, startsOn: '2026-11-23' }, '2026-11-23')).toBeNull();
});

test('days bound to weekdays: two Mondays alternate from week to week, unbound days fill the others', () => {
  const [day] = mealPlan.days;
  if (!day) throw new Error('no day');
  const days = [
    { ...day, name: 'Lunedì A', weekday: 1 },
    { ...day, name: 'Lunedì B', weekday: 1 },
    { ...day, name: 'Altri giorni', weekday: null },
  ];
  const bound = { mealPlan: { ...mealPlan, schedule: 'weekdays' as const, days }, startsOn: '2026-11-21' };
  const names = ['2026-11-21', '2026-11-23', '2026-11-30', '2026-12-07'].map((date) => dayOn(bound, date)?.name);

  expect(names).toEqual(['Altri giorni', 'Lunedì A', 'Lunedì B', 'Lunedì A']);
});

test('days bound to training and rest follow the workouts of the program, each kind in turn', () => {
  const [day] = mealPlan.days;
  if (!day) throw new Error('no day');
  const days = [
    { ...day, name: 'Allenamento A', dayKind: 'training' as const },
    { ...day, name: 'Allenamento B', dayKind: 'training' as const },
    { ...day, name: 'Riposo', dayKind: 'rest' as const },
  ];
  const bound = {
    mealPlan: { ...mealPlan, schedule: 'training' as const, days },
    startsOn: '2026-11-23',
    trainingDates: new Set(['2026-11-23', '2026-11-25', '2026-11-27']),
  };
  const names = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-27'].map((date) => dayOn(bound, date)?.name);

  expect(names).toEqual(['Allenamento A', 'Riposo', 'Allenamento B', 'Allenamento A']);
});

function nameOn(date: string): string | undefined {
  return dayOn(followed, date)?.name;
}
