import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { saveDraft } from '#shell/web/forms/drafts.ts';
import { initialValues } from '#shell/web/forms/initial-values.ts';
import { requestsTo, respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { clientRoutes } from '../../contract.ts';
import { exampleClient as giulia } from '../../example.ts';
import { ClientEditScreen } from './ClientFormScreens.tsx';
import { emptyClient } from './form-values.ts';

const base = initialValues(emptyClient, { ...giulia, heightCm: 168 });
const measured = { ...giulia, heightCm: 170.5 };

beforeEach(() => {
  respond(clientRoutes.types, { clientTypes: [] });
  respond(clientRoutes.collaborators, { teamMembers: [] });
  respond(clientRoutes.detail, { client: measured });
  respond(clientRoutes.update, { client: measured });
});

/** Opens the form after a reload. A measurement has changed the height since, which does not advance the version of the client. */
async function openWithDraft(typed: Partial<typeof base>) {
  saveDraft(`clients.${giulia.id}`, { ...base, ...typed });
  saveDraft(`clients.${giulia.id}.base`, { version: giulia.version, values: base });
  await renderScreen(ClientEditScreen, {
    path: '/clients/$id/edit',
    at: `/clients/${giulia.id}/edit`,
    permissions: ['view clients', 'view health records', 'update clients', 'update health records'],
    texts: ['clients'],
  });
  return screen.findByRole('textbox', { name: 'Altezza' });
}

async function save() {
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));
  await waitFor(() => expect(requestsTo(clientRoutes.update)).toHaveLength(1));
  return requestsTo(clientRoutes.update)[0]?.body;
}

test('a restored draft does not replace a height that was measured since, and its save types none', async () => {
  const height = await openWithDraft({ goal: 'Correre 10 km' });

  expect(height).toHaveProperty('value', '170,5 cm');
  expect((await screen.findByRole('alert')).textContent).toMatch(/Altezza: ora è 170,5.cm/);
  const sent = await save();
  expect(sent).toMatchObject({ goal: 'Correre 10 km' });
  expect(sent).not.toHaveProperty('heightCm');
});

test('who had typed another height chooses between it and the measured one', async () => {
  await openWithDraft({ heightCm: 169 });

  await userEvent.click(await screen.findByRole('radio', { name: /^Quello salvato: 170,5/ }));

  expect(await save()).not.toHaveProperty('heightCm');
});

test('who may see health records and not change them reads the height and does not type it', async () => {
  await renderScreen(ClientEditScreen, {
    path: '/clients/$id/edit',
    at: `/clients/${giulia.id}/edit`,
    permissions: ['view clients', 'view health records', 'update clients'],
    texts: ['clients'],
  });

  const height = await screen.findByLabelText('Altezza');
  await userEvent.type(height, '5');

  expect(height).toHaveProperty('value', '170,5 cm');
});
