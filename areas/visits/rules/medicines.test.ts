import { expect, test } from 'vitest';
import { namesMedicines } from './medicines.ts';

test.each(['No', 'Nessuno', 'nessun farmaco.', 'Non prendo farmaci', 'Non ne prendo', 'Niente', 'None', '-', ''])(
  'who answers “%s” takes no medicines',
  (text) => {
    expect(namesMedicines(text)).toBe(false);
  },
);

test.each([
  'Warfarin',
  'Nessuno, tranne la pillola',
  'Prendo Eutirox',
  'Non prendo più il Ramipril',
  'Cardioaspirina 100',
])('“%s” is shown rather than interpreted', (text) => {
  expect(namesMedicines(text)).toBe(true);
});
