import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { exampleBegun } from '../testing/opened.ts';
import { openRunner } from '../testing/runner.tsx';

const programInfo = 'Riscaldati 5 minuti in bici. Fermati se il ginocchio fa male.';
const details = async () => (await screen.findByText(programInfo)).closest('details');

test('the coach’s text about the whole program is shown before the workout is begun', async () => {
  await openRunner({ programInfo });

  expect((await details())?.open).toBe(true);
});

test('during the workout it is folded', async () => {
  await openRunner({ programInfo, begun: exampleBegun });

  expect((await details())?.open).toBe(false);
});

test('without a text nothing is shown', async () => {
  await openRunner({ programInfo: ' ' });

  expect(await screen.findByRole('button', { name: "Inizia l'allenamento" })).toBeTruthy();
  expect(screen.queryByText('Indicazioni per tutto il programma')).toBeNull();
});
