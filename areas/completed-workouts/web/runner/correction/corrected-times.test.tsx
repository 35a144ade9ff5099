import 'fake-indexeddb/auto';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { exampleClient } from '#areas/clients/example.ts';
import { respond } from '#shell/web/testing/fake-api.ts';
import { openCorrection, openCorrectionInPerson } from '../testing/correction.tsx';

const saveButton = { name: 'Salva giorno e durata' };

async function fill(label: string, value: string): Promise<void> {
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
}

async function correct(fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await fill(label, value);
  await userEvent.click(screen.getByRole('button', saveButton));
}

const correctionsOf = ({ requests }: Awaited<ReturnType<typeof openCorrection>>['server']) =>
  requests.map(({ correction }) => correction);

test('the client says that a workout without a duration was done on Thursday at 18:30 for 65 minutes', async () => {
  const { server } = await openCorrection({ trainedSeconds: null });
  expect((await screen.findByLabelText<HTMLInputElement>('Durata (minuti)')).placeholder).toBe('Non registrata');
  expect(screen.queryByRole('button', saveButton)).toBeNull();
  await correct({ Giorno: '2026-11-12', 'Ora di inizio': '18:30', 'Durata (minuti)': '65' });

  await expect.poll(() => correctionsOf(server)).toEqual([{ startedAt: '2026-11-12T17:30:00.000Z', minutes: 65 }]);
  expect(screen.queryByRole('button', saveButton)).toBeNull();
});

test('a moved start is sent without the duration, which somebody else may have corrected meanwhile', async () => {
  const { server } = await openCorrection({ trainedSeconds: 2400 });
  await correct({ 'Ora di inizio': '07:15' });

  await expect.poll(() => correctionsOf(server)).toEqual([{ startedAt: expect.any(String) }]);
});

test('the coach corrects the duration alone, and the start is not sent; the clock is that of the client', async () => {
  respond(clientRoutes.detail, { client: exampleClient });
  const { server } = await openCorrectionInPerson({ timeZone: 'America/New_York' });
  expect((await screen.findByLabelText<HTMLInputElement>('Ora di inizio')).value).toBe('12:30');
  expect(screen.getByText(/^Fuso orario del cliente/)).toBeTruthy();
  await correct({ 'Durata (minuti)': '40' });

  await expect.poll(() => correctionsOf(server)).toEqual([{ minutes: 40 }]);
});

test('a day in the future, one of another year and a duration of 0 minutes are refused beside their field', async () => {
  const { server } = await openCorrection();
  await correct({ Giorno: '2099-11-12' });
  expect(screen.getByText(/finirebbe nel futuro/)).toBeTruthy();
  await correct({ Giorno: '2023-11-12' });
  expect(screen.getByText(/più di 366 giorni prima/)).toBeTruthy();
  await correct({ Giorno: '2026-11-12', 'Durata (minuti)': '0' });
  expect(screen.getByText(/da 1 a 720/)).toBeTruthy();

  expect(server.requests).toEqual([]);
});

test('while a typed duration differs from the saved one the head names it as not saved', async () => {
  await openCorrection({ trainedSeconds: 2400 });
  expect(await screen.findByText('Salvato')).toBeTruthy();

  await fill('Durata (minuti)', '45');
  expect(screen.queryByText('Salvato')).toBeNull();
  expect(screen.getByText('Giorno e durata non salvati')).toBeTruthy();

  await fill('Durata (minuti)', '40');
  expect(screen.getByText('Salvato')).toBeTruthy();
});

test('while a comment is typed the head still says that the duration saved before waits for a connection', async () => {
  const { server } = await openCorrection({ trainedSeconds: 2400 });
  server.setNetwork('server-error');
  await correct({ 'Durata (minuti)': '45' });
  expect(await screen.findByText(/^In attesa di rete/)).toBeTruthy();

  await userEvent.type(await screen.findByRole('textbox', { name: /^Commento/ }), ' Bene');

  expect(screen.getByText('Commento non salvato')).toBeTruthy();
  expect(screen.getByText(/^In attesa di rete/)).toBeTruthy();
});

test('a comment that is typed and not saved is named in the head until it is saved', async () => {
  await openCorrection();
  await userEvent.type(await screen.findByRole('textbox', { name: /^Commento/ }), ' Bene');
  expect(screen.getByText('Commento non salvato')).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: 'Salva il commento' }));

  expect(screen.queryByText('Commento non salvato')).toBeNull();
});
