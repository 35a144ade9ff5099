import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { lastSent, startRunner, tapDone } from './testing/runner.tsx';

test('a logged set can be removed', async () => {
  const { server } = await startRunner();
  await tapDone();
  await expect.poll(() => server.requests).toHaveLength(1);

  await userEvent.click(await screen.findByRole('button', { name: /80\skg × 6/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Togli la serie' }));

  await expect.poll(() => lastSent(server)).toMatchObject({ isRemoved: true });
  expect(screen.getByText('0 di 13 serie')).toBeTruthy();
});

test('a set that was removed without a connection is not counted as pending, although its removal is still to send', async () => {
  const { server } = await startRunner();
  server.setNetwork('server-error');
  await tapDone();
  await userEvent.click(await screen.findByRole('button', { name: /80\skg × 6/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Togli la serie' }));

  expect(screen.getByText('0 di 13 serie')).toBeTruthy();
  expect(await screen.findByText('In attesa di rete')).toBeTruthy();
});

test('after the first of two sets was removed, its form is open', async () => {
  await startRunner();
  await tapDone();
  await tapDone();
  await userEvent.click(screen.getAllByRole('button', { name: /80\skg × 6/ })[0] as HTMLElement);
  await userEvent.click(screen.getByRole('button', { name: 'Togli la serie' }));

  expect(screen.getByRole('form', { name: 'Serie 1 di 4' })).toBeTruthy();
  await tapDone();
  expect(screen.getByRole('form', { name: 'Serie 3 di 4' })).toBeTruthy();
});
