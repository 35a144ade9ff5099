import { expect, test } from 'vitest';
import { isLoadPerHand } from './per-hand.ts';

test.each([
  '12 kg per mano',
  '12-14 kg per hand',
  '24 kg each',
  '10 kg cad.',
  '8 kg a testa',
  '7 kg l’uno',
  '24 kg cada',
  '10/12 kg PER MANUBRIO',
])('%s is the load of one hand', (load) => expect(isLoadPerHand(load)).toBe(true));

test.each(['', '80 kg', '20 kg each side', '20 kg per lato', 'manubri 12 kg', '24 kg a mani alte', '60 kg peach'])(
  '%s is no load of one hand',
  (load) => expect(isLoadPerHand(load)).toBe(false),
);
