import { expect, test } from 'vitest';
import type { Medicine } from '../contract.ts';
import { watchedNutrients } from './watched-nutrients.ts';

const ofDiagnosis = (text: string) => watchedNutrients({ diagnoses: [{ text, day: '2026-11-02' }] });
const ofMedicine = (text: string, question = '') => {
  const medicine: Medicine = { kind: 'medicine', text, question, source: 'visit', day: '2026-11-02' };
  return watchedNutrients({ medicines: [medicine] });
};

test.each([
  'Diabete tipo 1 dal 2009',
  'diabetica, no retinopatia',
  'Insulino-resistenza',
  'DM2',
  'Prediabete',
  'Type 2 diabetes',
  'Diabete mellito tipo 2 non insulino-dipendente',
  'Diabete non compensato',
  'Type 2 diabetes without complications',
])('carbohydrates are watched with the diagnosis %j', (text) => {
  expect(ofDiagnosis(text)).toEqual(['carbs_tot']);
});

test.each([
  'Insufficienza renale cronica, stadio 3',
  'IRC',
  'Malattia cronica renale',
  'Nefropatia membranosa',
  'In dialisi dal 2024',
  'Rene policistico',
  'Trapianto di rene nel 2019',
  'Chronic kidney disease',
  'Insufficienza renale cronica non in dialisi',
  'Malattia renale policistica familiare',
])('protein is watched with the diagnosis %j', (text) => {
  expect(ofDiagnosis(text)).toEqual(['protein_tot']);
});

test('both are watched with a kidney disease by diabetes', () => {
  expect(ofDiagnosis('Nefropatia diabetica')).toEqual(['protein_tot', 'carbs_tot']);
});

test.each(['Insulina Lantus 12 UI la sera', 'Metformina 500'])(
  'carbohydrates are watched with the medicine %j',
  (text) => {
    expect(ofMedicine(text)).toEqual(['carbs_tot']);
  },
);

test('a plain yes to a question about insulin counts, a named medicine says what is taken', () => {
  expect(ofMedicine('', 'Prendi insulina?')).toEqual(['carbs_tot']);
  expect(ofMedicine('Eutirox', 'Prendi farmaci, per esempio insulina?')).toEqual([]);
});

test.each([
  'Nega diabete e nefropatie',
  'Familiarità: diabete',
  'Padre diabetico',
  'Ipertensione; madre con insufficienza renale',
  'Calcoli renali',
  'Ipotiroidismo',
  'Ecografia renale nella norma',
])('nothing is watched with %j', (text) => {
  expect(ofDiagnosis(text)).toEqual([]);
});
