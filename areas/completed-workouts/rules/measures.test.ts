import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exerciseTypes } from '#areas/programs/contract/document.ts';
import { timerFor, distanceUnitOf, measuresOf, metresOf, secondsOf } from './measures.ts';

test.each([
  ['45 s', 45],
  ['45s', 45],
  ['45"', 45],
  ["45''", 45],
  ['45 sec', 45],
  ['45 secondi', 45],
  ['45 s per lato', 45],
  ['90', 90],
  ['1:30', 90],
  ['01:30', 90],
  ['1:05:00', 3900],
  ['1\'30"', 90],
  ["2'", 120],
  ['2 min', 120],
  ['2m', 120],
  ['2 min.', 120],
  ['1 min 30 s', 90],
  ['1 minuto e 30', 90],
  ['1,5 min', 90],
  ['1 h', 3600],
  ['1h30', 5400],
  ['1 ora 15 min', 4500],
  ['30-45 s', 30],
  ['30/45"', 30],
  ['2-3 min', 120],
])('a time of "%s" is %d seconds', (text, seconds) => {
  expect(secondsOf(text, { bare: 'seconds' })).toBe(seconds);
});

test.each([
  'max',
  '',
  'a cedimento',
  '-30 s',
  '2 x 30 s',
  '1:75',
  '5 km',
  '500m',
  '500 m',
  '400-500 m',
  '1.000 m',
  '30 ore',
])('a time of "%s" stays open', (text) => {
  expect(secondsOf(text, { bare: 'seconds' })).toBeNull();
});

test('an AMRAP of "12" lasts twelve minutes, a plank of "45" 45 seconds', () => {
  expect(timerFor({ type: 'amrap', value: '12' })).toEqual({ kind: 'down', seconds: 720 });
  expect(timerFor({ type: 'time', value: '45' })).toEqual({ kind: 'down', seconds: 45 });
});

test('an EMOM of 10 minutes gives a signal every minute, one without a length for an hour', () => {
  expect(timerFor({ type: 'emom', value: '10 min' })).toEqual({ kind: 'interval', seconds: 600, everySeconds: 60 });
  expect(timerFor({ type: 'emom', value: '' })).toEqual({ kind: 'interval', seconds: 3600, everySeconds: 60 });
});

test('an open time and a distance are timed up from zero, reps have no timer', () => {
  expect(timerFor({ type: 'time', value: 'max' })).toEqual({ kind: 'up' });
  expect(timerFor({ type: 'distance', value: '5 km' })).toEqual({ kind: 'up' });
  expect(timerFor({ type: 'reps', value: '' })).toBeNull();
  expect(timerFor({ type: 'text', value: '20 min' })).toBeNull();
});

test.each([
  ['5 km', 5000],
  ['5km', 5000],
  ['5k', 5000],
  ['5,5 km', 5500],
  ['1.500 km', 1500],
  ['400 m', 400],
  ['400 mt', 400],
  ['400 metri', 400],
  ['1.000 m', 1000],
  ['10-12 km', 10_000],
  ['20 m a passo veloce', 20],
])('a distance of "%s" is %d metres', (text, metres) => {
  expect(metresOf(text)).toBe(metres);
});

test.each(['', '5', 'libera', '20 min', '3 miglia', '600 km', '-5 km'])('a distance of "%s" stays open', (text) => {
  expect(metresOf(text)).toBeNull();
});

test('a distance prescribed in metres is logged in metres, any other in kilometres', () => {
  expect(distanceUnitOf('400 m')).toBe('m');
  expect(distanceUnitOf('1.000 m')).toBe('m');
  expect(distanceUnitOf('5 km')).toBe('km');
  expect(distanceUnitOf('')).toBe('km');
});

test('every exercise type has its measures, reps the weight first', () => {
  expect(measuresOf({ type: 'reps', weight: '' })).toEqual(['weight', 'reps', 'effort']);
  expect(exerciseTypes.map((exerciseType) => measuresOf({ type: exerciseType, weight: '' }).length)).toEqual([
    3, 2, 2, 2, 3, 0,
  ]);
});

test('a farmer’s walk of 40 m with 32 kg logs the load too, a run does not', () => {
  expect(measuresOf({ type: 'distance', weight: '32 kg' })).toEqual(['distance', 'seconds', 'weight']);
  expect(measuresOf({ type: 'distance', weight: '' })).toEqual(['distance', 'seconds']);
});

test('any text is parsed to whole seconds of at most a day, or to no time', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\d{1,3}[:.,' -]?\d{0,3} ?(s|min|m|h|km|")?$/)), (text) => {
      const seconds = secondsOf(text, { bare: 'minutes' });
      const metres = metresOf(text);

      expect(seconds === null || (Number.isInteger(seconds) && seconds >= 0 && seconds <= 86_400)).toBe(true);
      expect(metres === null || (metres >= 0 && metres <= 500_000)).toBe(true);
    }),
  );
});

test('a time formatted as minutes and seconds is parsed to the same seconds', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5999 }), (seconds) => {
      const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
      expect(secondsOf(text, { bare: 'seconds' })).toBe(seconds);
    }),
  );
});
