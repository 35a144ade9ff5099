import { expect, test } from 'vitest';
import { endedNamesIn, withoutEnded } from './ended-medicines.ts';

test.each([
  ['Ho smesso Eutirox', ['eutirox']],
  ['Ho sospeso la cardioaspirina da due mesi. Dormo bene', ['cardioaspirina']],
  ['Non prendo più il Sintrom e la metformina', ['sintrom', 'metformina']],
  ['Terapia con cortisone sospesa a marzo', ['cortisone']],
  ['Ramipril 5 mg sospeso', ['ramipril']],
  ['I stopped taking metformin', ['metformin']],
  ['No longer takes warfarin', ['warfarin']],
  ['Non ho smesso Eutirox', []],
  ['Ho sospeso Eutirox per una settimana', []],
  ['Ho sospeso Eutirox, lo riprendo domani', []],
  ['Vorrei smettere Eutirox', []],
  ['Mia madre ha smesso Eutirox', []],
  ['Prendo Eutirox', []],
])('“%s” ends %j', (text, names) => {
  expect(endedNamesIn(text)).toEqual(names);
});

const on = '2026-11-30';
const ended = [{ day: '2026-05-01', at: '2026-05-01T10:00:00Z', names: ['eutirox'] }];

test.each([
  ['Eutirox 75 mcg', '2026-04-01', ''],
  ['Ipotiroidismo, prende Eutirox', '2026-04-01', 'Ipotiroidismo'],
  ['Eutirox e Ramipril', '2026-04-01T10:00:00Z', 'Ramipril'],
  ['Eutirox 75 mcg', '2026-06-01T10:00:00Z', 'Eutirox 75 mcg'],
  ['Ramipril, la mattina', '2026-04-01', 'Ramipril, la mattina'],
  ['Cortisone fino a marzo 2024', '2026-06-01', ''],
  ['Cortisone fino al 12/03/2024', '2026-06-01', ''],
  ['Cortisone fino al 03/2027', '2026-06-01', 'Cortisone fino al 03/2027'],
  ['Cortisone fino al 2026', '2026-06-01', 'Cortisone fino al 2026'],
])('of “%s” of %s is left “%s”', (text, at, left) => {
  const day = at.slice(0, 10);
  expect(withoutEnded({ text, day, ...(at !== day && { at }) }, ended, on)).toBe(left);
});

test('between two midnights the day of the reader counts: what ended after midnight in Rome was taken on that day at most', () => {
  const justNow = [{ day: '2026-12-01', at: '2026-11-30T23:30:00Z', names: ['eutirox'] }];
  expect(withoutEnded({ text: 'Eutirox 75', day: '2026-12-01' }, justNow, '2026-12-01')).toBe('');
  expect(withoutEnded({ text: 'Eutirox 75', day: '2026-12-02' }, justNow, '2026-12-02')).toBe('Eutirox 75');
});
