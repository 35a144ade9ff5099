import { expect, test } from 'vitest';
import { exampleMealPlan } from '../example.ts';
import { scheduleFaults, withSchedule } from './day-bindings.ts';
import { dayOn } from './schedule.ts';

const [day] = exampleMealPlan.days;
if (!day) throw new Error('no day');
const daysOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...day, id: `${index + 1}`, name: `${index + 1}` }));
const planOf = (count: number) => ({ ...exampleMealPlan, days: daysOf(count) });
const names = (days: readonly { name: string }[]) => days.map(({ name }) => name);

test('seven days that get the calendar of the week are for Monday to Sunday, so each date has its own', () => {
  const mealPlan = withSchedule(planOf(7), 'weekdays');
  const week = ['2026-11-23', '2026-11-24', '2026-11-29', '2026-11-30'];

  expect(mealPlan.days.map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(week.map((date) => dayOn({ mealPlan, startsOn: '2026-11-23' }, date)?.name)).toEqual(['1', '2', '7', '1']);
});

test('of fourteen days there are two for each weekday', () => {
  const { days } = withSchedule(planOf(14), 'weekdays');

  expect(days.slice(6, 9).map(({ weekday }) => weekday)).toEqual([7, 1, 2]);
});

test('weekdays that were chosen before stay, and the only day of a meal plan stays for all weekdays', () => {
  const [first, ...others] = daysOf(3);
  const chosen = { ...exampleMealPlan, days: [{ ...day, ...first, weekday: 6 }, ...others] };

  expect(withSchedule(chosen, 'weekdays').days.map(({ weekday }) => weekday)).toEqual([6, null, null]);
  expect(withSchedule(planOf(1), 'weekdays').days[0]?.weekday).toBeNull();
});

test('days that follow each other in order again lose their weekdays, which would name them wrongly', () => {
  const bound = withSchedule(planOf(7), 'weekdays');

  expect(withSchedule(bound, 'in_order').days.map(({ weekday }) => weekday)).toEqual(Array(7).fill(null));
  expect(withSchedule(bound, 'weekdays')).toBe(bound);
});

test('the first of two days is for training and the second for rest; of more days the professional chooses', () => {
  expect(withSchedule(planOf(2), 'training').days.map(({ dayKind }) => dayKind)).toEqual(['training', 'rest']);
  expect(withSchedule(planOf(3), 'training').days.map(({ dayKind }) => dayKind)).toEqual([null, null, null]);
});

test('days without a weekday that share several weekdays are a fault: each would be eaten for a week', () => {
  const unbound = { ...planOf(7), schedule: 'weekdays' as const };

  expect(names(scheduleFaults(unbound).undecided)).toEqual(['1', '2', '3', '4', '5', '6', '7']);
  expect(names(scheduleFaults({ ...planOf(2), schedule: 'training' as const }).undecided)).toEqual(['1', '2']);
  expect(scheduleFaults({ ...planOf(1), schedule: 'weekdays' as const }).undecided).toEqual([]);
});

test('a day beside those of all weekdays reaches nobody', () => {
  const [, , , , , , , eighth] = daysOf(8);
  const seven = withSchedule(planOf(7), 'weekdays');

  expect(names(scheduleFaults({ ...seven, days: [...seven.days, { ...day, ...eighth }] }).unreached)).toEqual(['8']);
  expect(scheduleFaults(seven)).toEqual({ undecided: [], unreached: [], uncovered: [] });
});

test('days after the end of the duration are not reached, in order and as a second week', () => {
  expect(names(scheduleFaults({ ...planOf(3), duration: 2 }).unreached)).toEqual(['3']);
  expect(names(scheduleFaults({ ...withSchedule(planOf(8), 'weekdays'), duration: 7 }).unreached)).toEqual(['8']);
});

test('weekdays and kinds without a day are named, because the client has nothing on them', () => {
  const onlyTraining = { ...exampleMealPlan, schedule: 'training' as const };
  const training = daysOf(1).map((one) => ({ ...one, dayKind: 'training' as const }));

  expect(scheduleFaults(withSchedule(planOf(5), 'weekdays')).uncovered).toEqual([6, 7]);
  expect(scheduleFaults({ ...onlyTraining, days: training }).uncovered).toEqual(['rest']);
});

test('an empty day without a weekday covers no other weekday', () => {
  const [first, second] = daysOf(2).map((one, index) => ({ ...one, weekday: index === 0 ? 7 : null }));
  if (!first || !second) throw new Error('no days');
  const uncovered = (isEmpty: boolean) =>
    scheduleFaults({ ...exampleMealPlan, schedule: 'weekdays', days: [first, { ...second, isEmpty }] }).uncovered;

  expect(uncovered(true)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(uncovered(false)).toEqual([]);
});
