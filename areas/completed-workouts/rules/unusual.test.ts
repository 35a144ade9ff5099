import { expect, test } from 'vitest';
import type { SetMeasurements } from '../contract/set.ts';
import { emptyMeasurements } from './prefill.ts';
import { unusualOf } from './unusual.ts';

type Values = Partial<SetMeasurements>;

test.each<[name: string, values: Values, known: Values[]]>([
  ['675 kg for 67.5', { weightKg: 675 }, [{ weightKg: 67.5 }, { weightKg: 60 }]],
  ['500 kg planned as 50', { weightKg: 500, reps: 8 }, [{ weightKg: 50 }]],
  ['800 kg of an exercise that was never done', { weightKg: 800 }, []],
  ['80 repetitions for 8', { reps: 80 }, [{ reps: 8 }]],
  ['no seconds', { seconds: 0, metres: 5000 }, []],
  ['25 seconds, typed for 25 minutes, of 20 minutes', { seconds: 25 }, [{ seconds: 1200 }]],
  ['5 km in one second', { seconds: 1, metres: 5000 }, [{ seconds: 1600, metres: 5000 }]],
])('%s is asked about', (_, values, known) => {
  expect(unusualOf({ ...emptyMeasurements, ...values }, known)).not.toBeNull();
});

test.each<[name: string, values: Values, known: Values[]]>([
  ['105 kg after 90', { weightKg: 105, reps: 3 }, [{ weightKg: 90, reps: 5 }]],
  ['22 kg after dumbbells of 6', { weightKg: 22 }, [{ weightKg: 6 }]],
  ['200 kg the first time', { weightKg: 200 }, []],
  ['a help of 40 kg', { weightKg: -40 }, [{ weightKg: 10 }]],
  ['20 repetitions for 6', { reps: 20 }, [{ reps: 6 }]],
  ['3 minutes of 20', { seconds: 180 }, [{ seconds: 1200 }]],
  ['10 seconds of 45', { seconds: 10 }, [{ seconds: 45 }]],
  ['100 m in 10 seconds', { seconds: 10, metres: 100 }, []],
  ['400 m in 90 seconds after 5 km in 25 minutes', { seconds: 90, metres: 400 }, [{ seconds: 1500, metres: 5000 }]],
  ['an empty set', {}, [{ weightKg: 80 }]],
])('%s is not asked about', (_, values, known) => {
  expect(unusualOf({ ...emptyMeasurements, ...values }, known)).toBeNull();
});

type Limits = { maximumKg: number | null; proposedKg: number | null };

test.each<[name: string, weightKg: number, known: Values[], limits: Limits]>([
  ['125 kg with a maximum of 120', 125, [{ weightKg: 85 }], { maximumKg: 120, proposedKg: 85 }],
  ['120 kg proposed as 85, never lifted', 120, [{ weightKg: 85 }], { maximumKg: null, proposedKg: 85 }],
])('%s is asked about', (_, weightKg, known, limits) => {
  expect(unusualOf({ ...emptyMeasurements, weightKg }, known, limits)).not.toBeNull();
});

test.each<[name: string, weightKg: number, known: Values[], limits: Limits]>([
  ['120 kg with a maximum of 120, lifted before', 120, [{ weightKg: 120 }], { maximumKg: 120, proposedKg: 85 }],
  ['100 kg proposed as 85', 100, [{ weightKg: 85 }], { maximumKg: 120, proposedKg: 85 }],
  ['24 kg proposed as 14', 24, [{ weightKg: 14 }], { maximumKg: null, proposedKg: 14 }],
])('%s is not asked about', (_, weightKg, known, limits) => {
  expect(unusualOf({ ...emptyMeasurements, weightKg }, known, limits)).toBeNull();
});

test('the question names the highest known value', () => {
  const known = [{ weightKg: 60 }, { weightKg: 67.5 }, { weightKg: null }];

  expect(unusualOf({ ...emptyMeasurements, weightKg: 675 }, known)).toEqual({
    measure: 'weightKg',
    value: 675,
    usual: 67.5,
  });
});
