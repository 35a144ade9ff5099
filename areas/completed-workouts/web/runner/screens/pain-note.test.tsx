import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { field, startRunner } from '../testing/runner.tsx';
import { known, pastOf, press } from '../testing/swappable.ts';

const pain = { on: '2026-11-11', note: 'Fitta al ginocchio' };

test('an exercise that was skipped because of pain shows when and why, the ways out, and no load', async () => {
  await startRunner({ ...known, history: [{ ...pastOf(press.id, 77.5), pain }] });

  const note = screen.getByRole('note');
  expect(note.textContent).toMatch(/l'hai saltato per dolore: «Fitta al ginocchio»/);
  expect(note.textContent).toMatch(/più leggero, cambiarlo, saltarlo o scrivere al coach/);
  expect(screen.queryByText(/Proposta:/)).toBeNull();
  expect(screen.queryByText(/completale tutte/)).toBeNull();
  expect(field('Peso (kg)').value).toBe('');
});
