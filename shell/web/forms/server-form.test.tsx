import { Select, TextInput } from '@mantine/core';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { defineRoutes } from '#shell/common/route.ts';
import { holdResponses, respond, requestsTo, respondWithError } from '../testing/fake-api.ts';
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

test('a date that is typed in part is an error and not an empty field', async () => {
  await renderScreen(() => {
    const form = useServerForm({ initialValues: { name: 'Anna', email: '' }, route: routes.create });
    return (
      <FormSheet form={form}>
        <TextInput label="day" type="date" {...form.field('email')} />
      </FormSheet>
    );
  });
  // Browsers report it; the test environment has no date picker.
  vi.spyOn(screen.getByLabelText<HTMLInputElement>('day').validity, 'badInput', 'get').mockReturnValue(true);
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));

  expect(await screen.findByText('Scrivi una data valida.')).toBeTruthy();
  expect(requestsTo(routes.create)).toEqual([]);
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

test('an error without a field is shown above the button, and scrolled into view', async () => {
  await renderScreen(NewClient);
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  respondWithError(routes.create, 409, { message: 'Qualcuno lo ha già fatto.' });

  await userEvent.type(await screen.findByLabelText('name'), 'Anna');
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));

  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('Qualcuno lo ha già fatto.');
  expect(scrolled.mock.contexts).toEqual([alert]);
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

const once = defineRoutes({
  assign: {
    endpoint: 'POST /assign',
    permission: 'update clients',
    body: Draft,
    isIdempotent: true,
    response: z.object({}),
  },
});

function OnceForm() {
  const form = useServerForm({ initialValues: { name: 'Anna', email: '' }, route: once.assign, draft: 'once' });
  return (
    <FormSheet form={form}>
      <TextInput label="email" {...form.field('email')} />
    </FormSheet>
  );
}

async function sendTimes(count: number): Promise<void> {
  for (let sent = requestsTo(once.assign).length; count > 0; count -= 1) {
    await userEvent.click(await screen.findByRole('button', { name: 'Salva' }));
    sent += 1;
    await waitFor(() => expect(requestsTo(once.assign)).toHaveLength(sent));
  }
}

const keys = () => requestsTo(once.assign).map(({ idempotencyKey }) => idempotencyKey);

test('a request without an answer is repeated with its idempotency key, also after a reload; an answer ends the key', async () => {
  const { unmount } = await renderScreen(OnceForm);
  respondWithError(once.assign, 503, {});
  await userEvent.type(await screen.findByLabelText('email'), 'a');
  await sendTimes(2);
  unmount();
  await renderScreen(OnceForm);
  respond(once.assign, {});
  await sendTimes(2);

  const [first, second, third, fourth] = keys();
  expect(first).toMatch(/^[\w-]{36}$/);
  expect([second, third]).toEqual([first, first]);
  expect(fourth).not.toBe(first);
});

test('after a refusal the next request has a new idempotency key', async () => {
  await renderScreen(OnceForm);
  respondWithError(once.assign, 422, { message: 'x' });
  await sendTimes(2);

  expect(new Set(keys()).size).toBe(2);
});

test('a route that is not idempotent gets no key', async () => {
  await renderScreen(NewClient);
  respond(routes.create, { id: '1' });
  await userEvent.type(await screen.findByLabelText('name'), 'Anna');
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));

  await waitFor(() => expect(requestsTo(routes.create)[0]).toMatchObject({ idempotencyKey: undefined }));
});

test('a second click before the first one is sent does not send the form again', async () => {
  await renderScreen(NewClient);
  respond(routes.create, { id: '1' });
  await userEvent.type(await screen.findByLabelText('name'), 'Anna');
  const save = screen.getByRole('button', { name: 'Salva' });
  onSuccess.mockClear();

  save.click();
  save.click();

  await vi.waitFor(() => expect(onSuccess).toHaveBeenCalledOnce());
  expect(requestsTo(routes.create)).toHaveLength(1);
});

test('without a connection the form says so and asks to try again, and does not promise to do it by itself', async () => {
  await renderScreen(NewClient);
  await userEvent.type(await screen.findByLabelText('name'), 'Anna');
  vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));

  expect((await screen.findByRole('alert')).textContent).toBe('Nessuna risposta: controlla la connessione e riprova.');
  respond(routes.create, { id: '1' });
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));
  await waitFor(() => expect(requestsTo(routes.create)).toHaveLength(1));
});

function AskingForm({ onAsk }: { onAsk: (resend: (confirmation: object) => void) => void }) {
  const form = useServerForm({
    initialValues: { name: 'Anna', email: '' },
    route: routes.create,
    onRefused: (_, resend) => {
      onAsk(resend);
      return true;
    },
  });
  return (
    <FormSheet form={form}>
      <TextInput label="name" {...form.field('name')} />
    </FormSheet>
  );
}

test('a refused request is sent again as it was, with the confirmation', async () => {
  const onAsk = vi.fn((resend: (confirmation: object) => void) => resend({ isConfirmed: true }));
  await renderScreen(() => <AskingForm onAsk={(resend) => onAsk.mock.calls.length === 0 && onAsk(resend)} />);
  respondWithError(routes.create, 422, { message: 'Conferma.' });
  await userEvent.click(await screen.findByRole('button', { name: 'Salva' }));

  await waitFor(() => expect(requestsTo(routes.create)).toHaveLength(2));
  expect(requestsTo(routes.create).map(({ body }) => body)).toEqual([
    { name: 'Anna', email: '' },
    { name: 'Anna', email: '', isConfirmed: true },
  ]);
});

test('what is typed after the question is not sent with its confirmation: the form stays as it is and shows the error', async () => {
  let resend: ((confirmation: object) => void) | undefined;
  await renderScreen(() => <AskingForm onAsk={(given) => (resend = given)} />);
  respondWithError(routes.create, 422, { message: 'Conferma.' });
  await userEvent.click(await screen.findByRole('button', { name: 'Salva' }));
  await waitFor(() => expect(resend).toBeDefined());
  await userEvent.type(screen.getByLabelText('name'), ' Neri');
  act(() => resend?.({ isConfirmed: true }));

  expect((await screen.findByRole('alert')).textContent).toBe('Conferma.');
  expect(requestsTo(routes.create)).toHaveLength(1);
  expect(screen.getByLabelText<HTMLInputElement>('name').value).toBe('Anna Neri');
});

test('nothing is asked of what was typed while the refused request was under way', async () => {
  const onAsk = vi.fn();
  await renderScreen(() => <AskingForm onAsk={onAsk} />);
  respondWithError(routes.create, 422, { message: 'Conferma.' });
  const release = holdResponses(routes.create);
  await userEvent.click(await screen.findByRole('button', { name: 'Salva' }));
  await userEvent.type(screen.getByLabelText('name'), ' Neri');
  release();

  expect((await screen.findByRole('alert')).textContent).toBe('Conferma.');
  expect(onAsk).not.toHaveBeenCalled();
});
