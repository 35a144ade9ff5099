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
