import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { requestsTo, respond, respondWithError } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { clientRoutes } from '../../contract.ts';
import { exampleClient } from '../../example.ts';
import { SubscriptionSection } from './SubscriptionSection.tsx';

const client = { ...exampleClient, subscriptionEnd: '2099-03-31' };

async function open() {
  respond(clientRoutes.saveSubscriptionEnd, { client });
  await renderScreen(() => <SubscriptionSection client={client} />, {
    permissions: ['update clients'],
    texts: ['clients'],
  });
  return screen.findByLabelText<HTMLInputElement>('Fine abbonamento');
}

async function typeDate(field: HTMLInputElement, date: string): Promise<void> {
  await userEvent.clear(field);
  await userEvent.type(field, date);
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));
}

test('an end in the year 202 is refused at its field and not sent', async () => {
  const field = await open();
  await typeDate(field, '0202-12-31');

  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(requestsTo(clientRoutes.saveSubscriptionEnd)).toEqual([]);
});

test('an end that is typed in part does not end the subscription', async () => {
  const field = await open();
  await userEvent.clear(field);
  // What a browser reports while day and month are typed and the year is not.
  Object.defineProperty(field, 'validity', { value: { badInput: true, customError: false } });
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));

  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(requestsTo(clientRoutes.saveSubscriptionEnd)).toEqual([]);
});

test('what the server refuses is said at the field, and the typed date stays', async () => {
  const field = await open();
  respondWithError(clientRoutes.saveSubscriptionEnd, 422, { errors: { subscriptionEnd: ['Non va bene.'] } });
  await typeDate(field, '2099-12-31');

  expect(await screen.findByText('Non va bene.')).toBeTruthy();
  expect(field.value).toBe('2099-12-31');
});

test('a new end is saved, and so are three months more', async () => {
  const field = await open();
  await typeDate(field, '2099-12-31');
  await userEvent.click(screen.getByRole('button', { name: '+3 mesi' }));

  const sent = () => requestsTo(clientRoutes.saveSubscriptionEnd).map(({ body }) => body);
  await waitFor(() =>
    expect(sent()).toMatchObject([{ subscriptionEnd: '2099-12-31' }, { subscriptionEnd: '2099-06-30' }]),
  );
});

test('without a connection a message says that it was not saved, and the typed date stays', async () => {
  const field = await open();
  respondWithError(clientRoutes.saveSubscriptionEnd, 503, { message: 'Il server non risponde.' });
  await typeDate(field, '2099-12-31');

  expect(await screen.findByText('Il server non risponde.')).toBeTruthy();
  expect(field.value).toBe('2099-12-31');
});

test('leaving with a typed end that is not saved asks first, and a date saved by a button replaces it', async () => {
  respond(clientRoutes.saveSubscriptionEnd, { client });
  const { router } = await renderScreen(() => <SubscriptionSection client={client} />, {
    permissions: ['update clients'],
    texts: ['clients'],
  });
  const leave = () => void router.navigate({ to: '/home' });
  const field = await screen.findByLabelText<HTMLInputElement>('Fine abbonamento');
  await userEvent.clear(field);
  await userEvent.type(field, '2099-12-31');

  leave();
  await userEvent.click(await screen.findByRole('button', { name: 'Resta qui' }));
  expect(field.value).toBe('2099-12-31');

  await userEvent.click(screen.getByRole('button', { name: '+3 mesi' }));
  await waitFor(() => expect(field.value).toBe('2099-06-30'));
  leave();
  await waitFor(() => expect(router.state.location.pathname).toBe('/home'));
});
