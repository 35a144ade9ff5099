import { expect, test } from 'vitest';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, todayIn } from '#shell/common/dates.ts';
import { formatWeekday } from '#shell/web/texts/formats.ts';
import { exampleOpened } from '../testing/opened.ts';
import { openRunner } from '../testing/runner.tsx';

const today = todayIn('Europe/Rome');
const yesterday = formatWeekday(addDays(today, -1));
const openNamed = (title: string) => openRunner({ prescription: { ...exampleOpened.prescription, title } });

test('a workout that is named after another weekday says so before and while it is done', async () => {
  await openNamed(`${yesterday} · Spinta`);
  expect(await screen.findByText(`Allenamento di ${yesterday}. Oggi è ${formatWeekday(today)}.`)).toBeTruthy();

  await userEvent.click(await screen.findByRole('button', { name: "Inizia l'allenamento" }));
  expect(await screen.findByText(`Allenamento di ${yesterday}, iniziato ${formatWeekday(today)}.`)).toBeTruthy();
});

test('on its own weekday, and without the name of one, it says nothing', async () => {
  await openNamed(formatWeekday(today));

  expect(await screen.findByRole('button', { name: "Inizia l'allenamento" })).toBeTruthy();
  expect(screen.queryByText(/Allenamento di/)).toBeNull();
});
