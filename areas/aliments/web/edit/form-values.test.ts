import { expect, test } from 'vitest';
import { alimentDraft } from '../../example.ts';
import { type AlimentValues, bodyOf, isEnergyDoubtful, valuesOf } from './form-values.ts';

const biscuits = { ...alimentDraft, calories: 450, protein_tot: 7.5, carbs_tot: 66, lipids_tot: 16, barcode: '' };
const typed: AlimentValues = { ...valuesOf(undefined, {}), ...biscuits };

test('an empty field is an unknown value, a typed 0 is zero', () => {
  const body = bodyOf({ ...typed, protein_tot: '', lipids_tot: 0, micronutrients: { fiber: '', salt: 0 } }, undefined);
  expect(body).toMatchObject({ protein_tot: null, lipids_tot: 0, micronutrients: { salt: 0 } });
  expect('fiber' in body.micronutrients).toBe(false);
});

test('values of a portion without its grams are sent without a quantity, which is required', () => {
  expect(bodyOf({ ...typed, quantity: '' }, undefined).quantity).toBeNaN();
});

test('energy in kJ is stored in kcal', () => {
  expect(bodyOf({ ...typed, calories: 1883, energyUnit: 'kJ' }, undefined).calories).toBe(450);
});

test('1883 typed as kcal is doubtful until it is confirmed or said to be kJ', () => {
  expect(isEnergyDoubtful({ ...typed, calories: 1883 })).toBe(true);
  expect(isEnergyDoubtful({ ...typed, calories: 1883, energyUnit: 'kJ' })).toBe(false);
  expect(isEnergyDoubtful({ ...typed, calories: 1883, confirmedKcal: 1883 })).toBe(false);
  expect(isEnergyDoubtful({ ...typed, calories: 450 })).toBe(false);
});

test('a value that is changed by hand is no longer calculated; the others stay so', () => {
  const opened = {
    ...alimentDraft,
    id: '0199f2a4-5c00-7002-8000-000000000001',
    isOwn: true,
    isArchived: false,
    source: 'ciqual',
    sourceRef: '1',
    version: 1,
    label: null,
    states: { fiber: 'calculated', sugars: 'trace', calories: 'calculated' } as const,
  };
  const values = valuesOf(opened, {});
  const body = bodyOf({ ...values, micronutrients: { ...values.micronutrients, fiber: 7 } }, opened);
  expect(body.states).toEqual({ sugars: 'trace', calories: 'calculated' });
});

test('spaces in a barcode are ignored, an empty one is none', () => {
  expect(bodyOf({ ...typed, barcode: '8 076800 195057' }, undefined).barcode).toBe('8076800195057');
  expect(bodyOf(typed, undefined).barcode).toBeNull();
});
