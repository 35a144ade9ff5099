import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openVisitScreen } from './testing/open-visit-screen.tsx';

const missing = 'Media di 2 letture che differiscono più del 5%: manca la terza.';
const reading = (number: number) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `Plica tricipitale, lettura ${number}` });

test('two distant readings of a skinfold say that the value is their mean until the third one is typed', async () => {
  await openVisitScreen();

  await userEvent.type(reading(1), '12{Enter}14{Enter}');
  expect(screen.getByText(missing)).toBeTruthy();

  await userEvent.type(reading(3), '12,6{Enter}');
  expect(screen.queryByText(missing)).toBeNull();
  expect(screen.getByText('Mediana di 3 letture')).toBeTruthy();
});

test('two near readings of a skinfold need no explanation', async () => {
  await openVisitScreen();

  await userEvent.type(reading(1), '12{Enter}12,4{Enter}');

  expect(screen.queryByText(/letture che differiscono/)).toBeNull();
});

test('a skinfold is compared with the last visit while the caliper is the same, and the field of the model says why not', async () => {
  await openVisitScreen(
    { caliper: 'Harpenden', measures: [{ id: 'triceps_fold', metric: 'triceps_fold', side: null, takes: [12] }] },
    { caliperBefore: 'Harpenden' },
  );
  const caliper = screen.getByRole('textbox', { name: 'Plicometro' });
  const fold = reading(1).closest('[data-readings]');

  expect(fold?.textContent).toContain('−2,5');
  await userEvent.clear(caliper);
  await userEvent.type(caliper, 'Lange');

  expect(fold?.textContent).not.toContain('−2,5');
  expect(screen.getByText(/la visita del 12 gen 2026 ha Harpenden, le differenze non sono mostrate/)).toBeTruthy();
});
