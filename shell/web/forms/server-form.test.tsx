import { Select, TextInput } from '@mantine/core';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { defineRoutes } from '#shell/common/route.ts';
import { respond, requestsTo, respondWithError } from '../testing/fake-api.ts';
import { renderScreen } from '../testing/render.tsx';
import { FormSheet } from './FormSheet.tsx';
import { SegmentedField } from './SegmentedField.tsx';
import { useServerForm } from './server-form.ts';

const Draft = z.object({ name: z.string().min(1), email: z.string() });
const routes = defineRoutes({
  create: {
    endpoint: 'POST /clients',
    permission: 'create clients',
    body: Draft,
    response: z.object({ id: z.string() }),
  },
});

const onSuccess = vi.fn();

function NewClient() {
  const form = useServerForm({
    initialValues: { name: '', email: '' },
    route: routes.create,
    schema: Draft,
    draft: 'new-client',
    onSuccess: onSuccess,
  });
  return (
    <FormSheet form={form}>
      <TextInput label="name" {...form.field('name')} />
      <TextInput label="email" {...form.field('email')} />
    </FormSheet>
  );
}

test('an empty name is rejected without a request and gets the focus', async () => {
  await renderScreen(NewClient);

  await userEvent.click(await screen.findByRole('button', { name: 'Salva' }));

  expect(await screen.findByText('Questo campo è obbligatorio.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('name'));
});

test('an error of the server is shown at its field, and the typed values stay', async () => {
  await renderScreen(NewClient);
  respondWithError(routes.create, 422, { message: 'x', errors: { email: ['Già di un altro cliente.'] } });

  await userEvent.type(await screen.findByLabelText('name'), 'Anna');
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));

  expect(await screen.findByText('Già di un altro cliente.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('email'));
  expect(screen.getByLabelText<HTMLInputElement>('name').value).toBe('Anna');
});

test('an error of a select or of a segmented control focuses it', async () => {
  await renderScreen(() => {
    const form = useServerForm({
      initialValues: { name: 'Anna', email: 'b' },
      route: routes.create,
      mode: 'controlled',
    });
    return (
      <FormSheet form={form}>
        <Select label="name" data={['Anna']} {...form.field('name')} />
        <SegmentedField label="email" data={['a', 'b']} {...form.field('email')} />
      </FormSheet>
    );
  });

  respondWithError(routes.create, 422, { message: 'x', errors: { name: ['Nome?'], email: ['E-mail?'] } });
  await userEvent.click(await screen.findByRole('button', { name: 'Salva' }));
  expect(await screen.findByText('Nome?')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'name' }));
  respondWithError(routes.create, 422, { message: 'x', errors: { email: ['Altra e-mail?'] } });
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));
  expect(await screen.findByText('Altra e-mail?')).toBeTruthy();
  expect(screen.getAllByRole('radio')).toContain(document.activeElement);
});

test('an error without a field is shown above the button', async () => {
  await renderScreen(NewClient);
  respondWithError(routes.create, 409, { message: 'Qualcuno lo ha già fatto.' });

  await userEvent.type(await screen.findByLabelText('name'), 'Anna');
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));

  expect((await screen.findByRole('alert')).textContent).toBe('Qualcuno lo ha già fatto.');
});

test('typed values are restored after a reload until they are saved', async () => {
  const { unmount } = await renderScreen(NewClient);
  await userEvent.type(await screen.findByLabelText('name'), 'Anna');
  unmount();
  await renderScreen(NewClient);
  respond(routes.create, { id: '1' });

  expect((await screen.findByLabelText<HTMLInputElement>('name')).value).toBe('Anna');
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));

  await vi.waitFor(() => expect(onSuccess).toHaveBeenCalledOnce());
  expect(requestsTo(routes.create)[0]?.body).toEqual({ name: 'Anna', email: '' });
  expect(sessionStorage.length).toBe(0);
});
