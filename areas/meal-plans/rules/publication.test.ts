import { expect, test } from 'vitest';
import { addDays } from '#shell/common/dates.ts';
import { exampleMealPlan } from '../example.ts';
import {
  endAfterPublication,
  laterCopyIn,
  otherCopyOn,
  type Publication,
  publicationOn,
  publicationStart,
  publicationState,
  replacedVersions,
  versionStates,
} from './publication.ts';
import { dayOn } from './schedule.ts';

const first: Publication = {
  mealPlanId: 'a',
  number: 1,
  startsOn: '2026-11-02',
  firstDayOn: '2026-11-02',
  endsOn: '2026-11-29',
};
const second: Publication = { ...first, number: 2, startsOn: '2026-11-16' };

test('past days keep the version that they had when a second one starts on the 16th', () => {
  const numberOn = (date: string) => publicationOn([second, first], date)?.number;

  expect(['2026-11-01', '2026-11-02', '2026-11-15', '2026-11-16', '2026-11-29', '2026-11-30'].map(numberOn)).toEqual([
    undefined,
    1,
    1,
    2,
    2,
    undefined,
  ]);
});

test('of two versions that start on one day the later one is followed', () => {
  expect(publicationOn([first, { ...second, startsOn: '2026-11-02' }], '2026-11-02')?.number).toBe(2);
});

test('of two meal plans the one that started later is followed, and the other one again after its end', () => {
  const short = { ...first, mealPlanId: 'b', firstDayOn: '2026-11-10', startsOn: '2026-11-10', endsOn: '2026-11-12' };
  const planOn = (date: string) => publicationOn([first, short], date)?.mealPlanId;

  expect(['2026-11-09', '2026-11-10', '2026-11-12', '2026-11-13'].map(planOn)).toEqual(['a', 'b', 'b', 'a']);
});

test('a copy is a draft, then scheduled, active, ended; or replaced when it ends early or another one is followed', () => {
  const dates = {
    visibleFrom: '2026-11-10' as string | null,
    endsOn: '2026-11-20',
    plannedEnd: '2026-11-20',
    isShadowed: false,
    isOfInactive: false,
  };
  const state = (change: Partial<typeof dates>, today: string) => publicationState({ ...dates, ...change }, today);

  expect(state({ visibleFrom: null }, '2026-11-15')).toBe('draft');
  expect(state({}, '2026-11-09')).toBe('scheduled');
  expect(state({}, '2026-11-10')).toBe('active');
  expect(state({}, '2026-11-20')).toBe('active');
  expect(state({}, '2026-11-21')).toBe('ended');
  expect(state({ endsOn: '2026-11-14' }, '2026-11-15')).toBe('replaced');
  expect(state({ isShadowed: true }, '2026-11-15')).toBe('suspended');
  expect(state({ isOfInactive: true }, '2026-11-15')).toBe('inactive');
});

test('a new version never starts in the past, nor before the first day', () => {
  const start = (startsOn: string | null, firstDayOn = '2026-11-02') =>
    publicationStart({ startsOn, firstDayOn, today: '2026-11-21' });

  expect(start(null)).toBe('2026-11-21');
  expect(start(null, '2026-12-01')).toBe('2026-12-01');
  expect(start('2026-11-20')).toBeNull();
  expect(start('2026-11-21')).toBe('2026-11-21');
  expect(start('2026-11-25', '2026-12-01')).toBe('2026-12-01');
});

test('the versions of a copy are past, active and scheduled', () => {
  const versions = [first, second, { ...first, number: 3, startsOn: '2026-11-28' }];

  expect([...versionStates(versions, '2026-11-21')]).toEqual([
    [1, 'past'],
    [2, 'active'],
    [3, 'scheduled'],
  ]);
});

test('a longer version moves the end, unless the copy was replaced before', () => {
  const copy = { startsOn: '2026-11-02', replacedFrom: null };

  expect(endAfterPublication(copy, 56)).toBe('2026-12-27');
  expect(endAfterPublication({ ...copy, replacedFrom: '2026-11-16' }, 56)).toBe('2026-11-15');
  expect(endAfterPublication({ ...copy, replacedFrom: '2026-11-16' }, 7)).toBe('2026-11-08');
});

test('on every day of a year in Rome, London, Auckland and Honolulu the assigned day is the shown one', () => {
  let checked = 0;
  for (const timeZone of ['Europe/Rome', 'Europe/London', 'Pacific/Auckland', 'Pacific/Honolulu'])
    for (let hour = 0; hour < 365 * 24; hour += 6) {
      const instant = new Date(Date.UTC(2026, 0, 1, hour));
      const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format(instant);
      const mealPlan = { ...exampleMealPlan, duration: 366 };
      const version = { ...first, startsOn: today, firstDayOn: today, endsOn: addDays(today, 365) };

      if (publicationOn([version], today) !== version) throw new Error(`${timeZone} ${today}`);
      if (dayOn({ mealPlan, startsOn: today }, today) !== mealPlan.days[0]) throw new Error(`${timeZone} ${today}`);
      if (dayOn({ mealPlan, startsOn: today }, addDays(today, 1)) !== mealPlan.days[1]) throw new Error(today);
      if (dayOn({ mealPlan, startsOn: today }, addDays(today, 365)) !== mealPlan.days[1]) throw new Error(today);
      checked += 1;
    }
  expect(checked).toBe(4 * 1460);
});

test('both changes of daylight saving time in Rome have each day once', () => {
  for (const [from, dates] of [
    ['2026-03-28', ['2026-03-28', '2026-03-29', '2026-03-30']],
    ['2026-10-24', ['2026-10-24', '2026-10-25', '2026-10-26']],
  ] as const) {
    const names = dates.map((date) => dayOn({ mealPlan: exampleMealPlan, startsOn: from }, date)?.name);

    expect(names).toEqual(['Giorno 1', 'Giorno 2', 'Giorno 1']);
  }
});

test('a version from the 24th takes the place of those of the 24th and later that have not started', () => {
  const published = [
    { startsOn: '2026-11-30', state: 'scheduled' as const },
    { startsOn: '2026-11-24', state: 'scheduled' as const },
    { startsOn: '2026-11-23', state: 'scheduled' as const },
    { startsOn: '2026-11-02', state: 'active' as const },
  ];

  expect(replacedVersions(published, '2026-11-24').map(({ startsOn }) => startsOn)).toEqual([
    '2026-11-30',
    '2026-11-24',
  ]);
});

test('beside a copy the client follows the published one with the latest first day of those whose dates contain the day', () => {
  const copies = [
    { id: 'own', startsOn: '2026-11-10', endsOn: '2026-12-10', publication: 'active' as const },
    { id: 'older', startsOn: '2026-11-01', endsOn: '2026-11-30', publication: 'suspended' as const },
    { id: 'newer', startsOn: '2026-11-05', endsOn: '2026-11-20', publication: 'active' as const },
    { id: 'draft', startsOn: '2026-11-12', endsOn: '2026-12-20', publication: 'draft' as const },
  ];
  const on = (date: string) => otherCopyOn(copies, { id: 'own', date })?.id;

  expect([on('2026-11-15'), on('2026-11-25'), on('2026-12-01')]).toEqual(['newer', 'older', undefined]);
  const later = (after: string, until: string) => laterCopyIn(copies, { id: 'own', after, until })?.id;
  expect([
    later('2026-10-31', '2026-11-30'),
    later('2026-11-01', '2026-11-05'),
    later('2026-11-05', '2026-12-31'),
  ]).toEqual(['older', 'newer', undefined]);
});
