import { TextInput } from '@mantine/core';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { defineRoutes } from '#shell/common/route.ts';
import { FormSheet } from '../forms/FormSheet.tsx';
import { initialValues } from '../forms/initial-values.ts';
import { useRecordForm } from '../forms/record-form.ts';
import { requestsTo, respond, respondWithError } from '../testing/fake-api.ts';
import { renderScreen } from '../testing/render.tsx';
import { useOpenRecord } from './open-record.ts';
import { RecordDrawer } from './RecordDrawer.tsx';

const Group = z.object({ id: z.string(), name: z.string(), goal: z.string(), version: z.number() });
const Draft = z.object({ name: z.string().min(1), goal: z.string() });
const Update = Draft.extend({ version: z.number() });
const groupResponse = z.object({ group: Group });
const routes = defineRoutes({
  get: { endpoint: 'GET /groups/:id', permission: 'view groups', response: groupResponse },
  create: { endpoint: 'POST /groups', permission: 'create groups', body: Draft, response: groupResponse },
  update: { endpoint: 'PUT /groups/:id', permission: 'update groups', body: Update, response: groupResponse },
});
const summer = { id: '0199a000-0000-7000-8000-00000000c001', name: 'Estate', goal: '', version: 1 };

function GroupForm({ group, onClose }: { group: z.output<typeof Group> | undefined; onClose: () => void }) {
  const form = useRecordForm({
    routes,
    record: group,
    initialValues: (opened) => initialValues({ name: '', goal: '' }, opened),
    pick: (response) => response.group,
    texts: { label: (name) => (name === 'name' ? 'Nome' : 'Obiettivo') },
    draft: 'groups',
    success: ({ group: { name } }) => `Gruppo ${name} salvato`,
    onSuccess: onClose,
  });
  return (
    <FormSheet form={form} onCancel={onClose}>
      <TextInput label="Nome" {...form.field('name')} />
      <TextInput label="Obiettivo" {...form.field('goal')} />
    </FormSheet>
  );
}

function Groups() {
  const { openNew, openRecord } = useOpenRecord();
  return (
    <>
      <button type="button" onClick={openNew}>{`Nuovo`}</button>
      <button type="button" onClick={() => openRecord(summer.id)}>{`Estate`}</button>
      <RecordDrawer
        route={routes.get}
        pick={({ group }) => group}
        titles={{ create: 'Nuovo gruppo', update: 'Modifica gruppo' }}
        permissions={{ create: 'create groups', update: 'update groups' }}
      >
        {(group, close) => <GroupForm group={group} onClose={close} />}
      </RecordDrawer>
    </>
  );
}

const allPermissions = ['create groups', 'update groups'];
const open = (at = '/', permissions = allPermissions) => renderScreen(Groups, { at, permissions });

test('a record opens in a drawer with its own URL, and the drawer closes when it is saved', async () => {
  respond(routes.get, { group: summer });
  respond(routes.update, { group: { ...summer, name: 'Autunno' } });
  const { router } = await open();

  await userEvent.click(await screen.findByRole('button', { name: 'Estate' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Modifica gruppo' }));
  expect(router.state.location.search).toEqual({ open: summer.id });
  const name = await drawer.findByLabelText('Nome');
  await userEvent.clear(name);
  await userEvent.type(name, 'Autunno');
  await userEvent.click(drawer.getByRole('button', { name: 'Salva' }));

  expect(await screen.findByText('Gruppo Autunno salvato')).toBeTruthy();
  expect(requestsTo(routes.update)[0]?.body).toEqual({ name: 'Autunno', goal: '', version: 1 });
  await waitFor(() => expect(router.state.location.search).toEqual({}));
});

test('the same form creates a record, and its draft is restored after a reload', async () => {
  respond(routes.create, { group: { ...summer, name: 'Inverno' } });
  const { unmount } = await open('/?open=new');
  await userEvent.type(await screen.findByLabelText('Nome'), 'Inverno');
  unmount();
  await open('/?open=new');

  const drawer = within(await screen.findByRole('dialog', { name: 'Nuovo gruppo' }));
  expect(drawer.getByLabelText<HTMLInputElement>('Nome').value).toBe('Inverno');
  await userEvent.click(drawer.getByRole('button', { name: 'Salva' }));

  expect(await screen.findByText('Gruppo Inverno salvato')).toBeTruthy();
  expect(requestsTo(routes.create)[0]?.body).toEqual({ name: 'Inverno', goal: '' });
  expect(sessionStorage.length).toBe(0);
});

test('the drawer of a deleted record shows the error, and the list stays', async () => {
  respondWithError(routes.get, 404, { message: 'Non più disponibile' });
  const { router } = await open(`/?open=${summer.id}`);

  const drawer = within(await screen.findByRole('dialog', { name: 'Modifica gruppo' }));

  expect(await drawer.findByText('Non più disponibile')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/');
  respond(routes.get, { group: summer });
  await userEvent.click(drawer.getByRole('button', { name: 'Riprova' }));
  expect(await drawer.findByLabelText('Nome')).toBeTruthy();
});

test('without the permission the drawer does not open, also with `open` in the URL', async () => {
  await open('/?open=new', ['update groups']);

  expect(await screen.findByRole('button', { name: 'Nuovo' })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

type Drawer = ReturnType<typeof within>;

describe('a record that somebody else saved meanwhile', () => {
  async function edit(goal: string, present: object) {
    respond(routes.get, { group: summer });
    respondWithError(routes.update, 409, { code: 'version_conflict', data: { record: { ...summer, ...present } } });
    await open(`/?open=${summer.id}`);
    const drawer = within(await screen.findByRole('dialog', { name: 'Modifica gruppo' }));
    await userEvent.type(await drawer.findByLabelText('Obiettivo'), goal);
    await userEvent.click(drawer.getByRole('button', { name: 'Salva' }));
    return drawer;
  }
  const bodies = () => requestsTo(routes.update).map(({ body }) => body);
  const fieldValue = (drawer: Drawer, label: string) =>
    (drawer.getByRole('textbox', { name: label }) as HTMLInputElement).value;

  test('shows the changes of other fields, keeps what was typed and saves both', async () => {
    const drawer = await edit('Forza', { name: 'Autunno', version: 2 });

    expect((await drawer.findByRole('alert')).textContent).toContain('Nome: ora è Autunno');
    expect([fieldValue(drawer, 'Nome'), fieldValue(drawer, 'Obiettivo')]).toEqual(['Autunno', 'Forza']);
    respond(routes.update, { group: { ...summer, version: 3 } });
    await userEvent.click(drawer.getByRole('button', { name: 'Salva' }));

    await waitFor(() => expect(bodies().at(-1)).toEqual({ name: 'Autunno', goal: 'Forza', version: 2 }));
  });

  test('lets the user choose where both changed the same field', async () => {
    const drawer = await edit('Forza', { goal: 'Resistenza', version: 2 });

    expect((await drawer.findByRole<HTMLInputElement>('radio', { name: 'Il tuo: Forza' })).checked).toBe(true);
    expect(fieldValue(drawer, 'Obiettivo')).toBe('Forza');
    await userEvent.click(drawer.getByRole('radio', { name: 'Quello salvato: Resistenza' }));
    expect(fieldValue(drawer, 'Obiettivo')).toBe('Resistenza');
    await userEvent.click(drawer.getByRole('radio', { name: 'Il tuo: Forza' }));
    expect(fieldValue(drawer, 'Obiettivo')).toBe('Forza');
  });

  test('is reloaded on demand, which discards what was typed', async () => {
    const drawer = await edit('Forza', { name: 'Autunno', version: 2 });

    await userEvent.click(await drawer.findByRole('button', { name: 'Scarta le mie modifiche' }));

    expect([fieldValue(drawer, 'Nome'), fieldValue(drawer, 'Obiettivo')]).toEqual(['Autunno', '']);
    expect(drawer.queryByRole('alert')).toBeNull();
    expect(sessionStorage.length).toBe(0);
  });

  test('is saved without a question when the other save changed nothing that the form shows', async () => {
    const drawer = await edit('Forza', { version: 2 });

    await waitFor(() =>
      expect(
        bodies()
          .slice(0, 2)
          .map((body) => (body as { version: number }).version),
      ).toEqual([1, 2]),
    );
    respond(routes.update, { group: { ...summer, version: 3 } });
    await userEvent.click(drawer.getByRole('button', { name: 'Salva' }));
    expect(await screen.findByText(/Gruppo .* salvato/)).toBeTruthy();
  });

  test('is merged with a draft that was typed before', async () => {
    respond(routes.get, { group: summer });
    const { unmount } = await open(`/?open=${summer.id}`);
    await userEvent.type(await screen.findByLabelText('Obiettivo'), 'Forza');
    unmount();
    respond(routes.get, { group: { ...summer, name: 'Autunno', version: 2 } });
    await open(`/?open=${summer.id}`);

    const drawer = within(await screen.findByRole('dialog', { name: 'Modifica gruppo' }));
    expect((await drawer.findByRole('alert')).textContent).toContain('Nome: ora è Autunno');
    expect([fieldValue(drawer, 'Nome'), fieldValue(drawer, 'Obiettivo')]).toEqual(['Autunno', 'Forza']);
  });

  test('is not announced beside a draft when the other save changed nothing that the form shows', async () => {
    respond(routes.get, { group: summer });
    const { unmount } = await open(`/?open=${summer.id}`);
    await userEvent.type(await screen.findByLabelText('Obiettivo'), 'Forza');
    unmount();
    respond(routes.get, { group: { ...summer, version: 2 } });
    await open(`/?open=${summer.id}`);

    const drawer = within(await screen.findByRole('dialog', { name: 'Modifica gruppo' }));
    expect((await drawer.findByLabelText<HTMLInputElement>('Obiettivo')).value).toBe('Forza');
    expect(drawer.queryByRole('alert')).toBeNull();
    respond(routes.update, { group: { ...summer, version: 3 } });
    await userEvent.click(drawer.getByRole('button', { name: 'Salva' }));
    await waitFor(() => expect(bodies()).toEqual([{ name: 'Estate', goal: 'Forza', version: 2 }]));
  });

  test('asks again after a reload until it is saved', async () => {
    const present = { goal: 'Resistenza', version: 2 };
    await (await edit('Forza', present)).findByRole('radio', { name: 'Il tuo: Forza' });
    cleanup();
    respond(routes.get, { group: { ...summer, ...present } });
    await open(`/?open=${summer.id}`);

    expect(await screen.findByRole('radio', { name: 'Quello salvato: Resistenza' })).toBeTruthy();
  });

  test('is shown as it was saved when the restored draft is discarded', async () => {
    respond(routes.get, { group: summer });
    const { unmount } = await open(`/?open=${summer.id}`);
    await userEvent.type(await screen.findByLabelText('Obiettivo'), 'For');
    unmount();
    const drawer = await edit('za', { name: 'Autunno', version: 2 });
    await drawer.findByRole('alert');

    await userEvent.click(drawer.getByRole('button', { name: 'Ricomincia da capo' }));

    expect([fieldValue(drawer, 'Nome'), fieldValue(drawer, 'Obiettivo')]).toEqual(['Autunno', '']);
    expect(drawer.queryByRole('alert')).toBeNull();
  });
});
