import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { requestsTo, respond, respondWithError } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { anamnesisRoutes } from '../../contract/anamnesis.ts';
import { AnamnesisTemplateScreen } from './AnamnesisTemplateScreen.tsx';

const goal = { id: 'goal', name: '', isHidden: false, questionId: null };
const loaded = { template: { sections: [{ id: 'goals', name: '', fields: [goal] }] }, version: 3, questions: [] };

beforeEach(() => {
  respond(anamnesisRoutes.anamnesisTemplate, loaded);
});

const open = () =>
  renderScreen(AnamnesisTemplateScreen, { texts: ['visits'], permissions: ['admin'], user: { roles: ['admin'] } });
const sectionNames = () => screen.findAllByRole<HTMLInputElement>('textbox', { name: 'Nome della sezione' });

test('what was typed survives a reload, and is saved for the version on which it was typed', async () => {
  const { unmount } = await open();
  await userEvent.type((await sectionNames())[0] as HTMLInputElement, 'Perché sei qui');
  unmount();
  await open();

  expect((await sectionNames()).map(({ value }) => value)).toEqual(['Perché sei qui']);
  respond(anamnesisRoutes.saveAnamnesisTemplate, { ...loaded, version: 4 });
  await userEvent.click(await screen.findByRole('button', { name: 'Salva' }));

  await expect.poll(() => requestsTo(anamnesisRoutes.saveAnamnesisTemplate)).toHaveLength(1);
  expect(requestsTo(anamnesisRoutes.saveAnamnesisTemplate)[0]?.body).toEqual({
    sections: [{ id: 'goals', name: 'Perché sei qui', fields: [goal] }],
    version: 3,
  });
});

test('a new section, and a new field, is ready to be named', async () => {
  await open();

  await userEvent.click(await screen.findByRole('button', { name: 'Aggiungi una sezione' }));
  await userEvent.keyboard('Sport');
  expect((await sectionNames()).map(({ value }) => value)).toEqual(['', 'Sport']);

  await userEvent.click(screen.getAllByRole('button', { name: 'Aggiungi un campo' })[1] as HTMLElement);
  await userEvent.keyboard('Ore a settimana');
  const fields = screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Nome del campo' });
  expect(fields.map(({ value }) => value)).toEqual(['', 'Ore a settimana']);
});

test('of a template that was saved meanwhile, both versions are shown, and nothing typed is lost', async () => {
  await open();
  await userEvent.type((await sectionNames())[0] as HTMLInputElement, 'Il mio nome');
  const theirs = { sections: [{ id: 'goals', name: 'Il loro nome', fields: [goal] }] };
  const record = { ...loaded, template: theirs, version: 4 };
  respondWithError(anamnesisRoutes.saveAnamnesisTemplate, 409, { code: 'version_conflict', data: { record } });
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));

  expect(await screen.findByText('Il tuo: Il mio nome')).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'Quello salvato: Il loro nome' }));
  expect((await sectionNames()).map(({ value }) => value)).toEqual(['Il loro nome']);
  respond(anamnesisRoutes.saveAnamnesisTemplate, { ...record, version: 5 });
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));
  await expect
    .poll(() => requestsTo(anamnesisRoutes.saveAnamnesisTemplate).at(-1)?.body)
    .toMatchObject({ version: 4, sections: theirs.sections });
});
