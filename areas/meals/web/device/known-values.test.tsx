import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { newId } from '#shell/common/ids.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import type { MealEntry } from '../../contract.ts';
import { clientId, publishedId, today } from '../testing/diet.ts';
import { createDietStore } from './diet-store.ts';
import { otherVersionOf } from './other-version.ts';
import { reportMeal } from './report.ts';

const meal = { date: today, publishedId, mealId: newId() };
const entry = (note: string, state: MealEntry['state'] = 'planned'): MealEntry => ({
  ...{ ...meal, id: newId(), state, swaps: [], note, pictures: [] },
  ...{ loggedAt: `${today}T12:00:00.000Z`, isByProfessional: false, isNew: false },
});
const shown = (note: string, state?: MealEntry['state']) => ({ ...entry(note, state), isPending: true });

test('a note is sent with the notes that the device had shown, also its own earlier ones, which are no other version', async () => {
  await renderScreen(() => null);
  const store = createDietStore(clientId);
  reportMeal(store, meal, { change: { note: 'Febbre' }, shown: shown('Stanca') });
  reportMeal(store, meal, { change: { note: 'Febbre alta' }, shown: shown('Febbre') });
  const local = store.findReport(meal);
  if (!local) throw new Error('nothing is stored');
  const stored = { entries: [entry('Febbre alta')] };

  expect(local.report.knownNotes).toEqual(['Stanca', 'Febbre']);
  expect(otherVersionOf(local, today, { ...stored, overwritten: [entry('Febbre')] })).toBeUndefined();
  expect(otherVersionOf(local, today, { ...stored, overwritten: [entry('Nausea')] })).toMatchObject({ note: 'Nausea' });
});

test('a state that this device sent before is no other version, although the response was lost', async () => {
  await renderScreen(() => null);
  const store = createDietStore(clientId);
  const other = { ...meal, mealId: newId() };
  for (const [before, after] of [
    ['planned', 'skipped'],
    ['skipped', 'planned'],
    ['planned', 'as_planned'],
  ] as const)
    reportMeal(store, other, { change: { state: after, swaps: [] }, shown: shown('', before) });
  const local = store.findReport(other);
  if (!local) throw new Error('nothing is stored');
  const ofMeal = (state: MealEntry['state']) => ({ ...entry('', state), mealId: other.mealId });
  const stored = { entries: [ofMeal('as_planned')] };

  expect(otherVersionOf(local, today, { ...stored, overwritten: [ofMeal('skipped')] })).toBeUndefined();
  expect(otherVersionOf(local, today, { ...stored, overwritten: [ofMeal('swapped')] })).toMatchObject({
    eaten: { state: 'swapped' },
  });
});
