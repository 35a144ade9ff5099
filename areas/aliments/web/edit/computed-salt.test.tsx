import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { requestsTo, respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { micronutrientCodes } from '../../contract.ts';
import { alimentRoutes, type FullAliment, micronutrientRoutes } from '../../contract/library.ts';
import { alimentDraft, listedAliment } from '../../example.ts';
import { AlimentScreen } from './AlimentScreen.tsx';

const typeInto = async (name: string, text: string) => {
  const field = screen.getByLabelText(name);
  await userEvent.clear(field);
  await userEvent.paste(text);
};

test('sodium that the server computed from the salt is shown after the save, and is not sent back as typed', async () => {
  respond(micronutrientRoutes.list, {
    micronutrients: micronutrientCodes.map((id) => ({ id, isActiveForUser: id === 'salt' || id === 'sodium' })),
  });
  const salted = (version: number, salt: number): FullAliment => ({
    ...alimentDraft,
    ...{ id: listedAliment('oats').id, isOwn: true, isArchived: false, source: 'own', sourceRef: '1', label: null },
    version,
    micronutrients: { salt, sodium: salt * 400 },
    states: { sodium: 'calculated' },
  });
  respond(alimentRoutes.get, { aliment: salted(1, 1.8) });
  respond(alimentRoutes.update, { aliment: salted(2, 0.9) });
  await renderScreen(AlimentScreen, {
    path: '/app/aliments/$id/edit',
    at: `/app/aliments/${listedAliment('oats').id}/edit`,
    texts: ['aliments', 'attachments', 'folders'],
    permissions: ['view aliments', 'update aliments'],
  });
  await screen.findByLabelText('Sale (equivalente)');
  await typeInto('Sale (equivalente)', '0,9');
  await userEvent.click(screen.getByText('Salva'));

  await waitFor(() => expect((screen.getByLabelText('Sodio') as HTMLInputElement).value).toBe('360'));
  await typeInto('Altri nomi', 'crackers');
  await userEvent.click(screen.getByText('Salva'));
  await waitFor(() => expect(requestsTo(alimentRoutes.update)).toHaveLength(2));
  expect(requestsTo(alimentRoutes.update)[1]?.body).toMatchObject({
    micronutrients: { salt: 0.9, sodium: 360 },
    states: { sodium: 'calculated' },
  });
});
