import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { exampleClient } from '#areas/clients/example.ts';
import { recipientStateRoutes } from '#areas/dietary-profiles/contract/recipients.ts';
import { folderRoutes } from '#areas/folders/contract.ts';
import { exampleFolders } from '#areas/folders/example.ts';
import type { Permission } from '#shell/common/permissions.ts';
import { respond, requestsTo } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { programRoutes } from '../../contract.ts';
import type { AssignedProgram } from '../../contract/assigned.ts';
import { exampleProgram, exampleProgramCard } from '../../example.ts';
import { ClientProgramsScreen } from './ClientProgramsScreen.tsx';

const clientId = exampleClient.id;
const id = (end: string) => `0199a000-0000-7000-8000-00000000000${end}`;
const running: AssignedProgram = {
  id: id('1'),
  title: 'Forza',
  clientId,
  clientName: exampleClient.name,
  startsOn: '2026-10-05',
  endsOn: '2026-11-29',
  state: 'running',
  weeks: 8,
  workouts: 24,
  completedWorkouts: 20,
};
const ending: AssignedProgram = { ...running, state: 'expiring', endsOn: '2026-11-29' };
const over: AssignedProgram = { ...running, id: id('2'), title: 'Ripartenza', state: 'terminated' };
const coming: AssignedProgram = { ...running, id: id('3'), title: 'Ipertrofia', state: 'upcoming' };

const template = { ...exampleProgramCard, folderId: id('9'), folderName: 'Ipertrofia' };

function open(
  programs: AssignedProgram[],
  search = '',
  permissions: Permission[] = [],
  templates = [template],
  note = '',
) {
  respond(clientRoutes.detail, { client: { ...exampleClient, note } });
  respond(programRoutes.ofClient, { programs, nextPage: 0 });
  respond(programRoutes.list, { programs: templates, nextPage: 0 });
  respond(folderRoutes.list, {
    folders: [{ ...exampleFolders.hypertrophy, id: id('9'), programs: 1, programsWithin: 1 }],
  });
  respond(programRoutes.previewAssign, {
    preview: { clients: 1, following: 1, alreadyAssigned: 0, ending: 1, deleted: 0, later: 0, copies: [] },
  });
  return renderScreen(ClientProgramsScreen, {
    path: '/clients/$id/programs',
    at: `/clients/${clientId}/programs${search}`,
    permissions: ['view clients', 'view programs', 'update programs', ...permissions],
    texts: ['programs', 'assignments', 'clients', 'folders'],
  });
}

test('current, upcoming and ended programs are separate sections', async () => {
  await open([coming, running, over]);
  const shown = (part: string, title: string) => within(screen.getByRole('region', { name: part })).getByText(title);
  await screen.findByRole('region', { name: 'In corso' });

  expect([shown('In corso', 'Forza'), shown('In arrivo', 'Ipertrofia'), shown('Terminati', 'Ripartenza')]).toHaveLength(
    3,
  );
  expect(screen.queryByText(/dopo non c'è niente/)).toBeNull();
});

test('the last program is announced as ending, and the next one is proposed for the day after', async () => {
  await open([ending]);
  expect(await screen.findByText(/«Forza» finisce .* e dopo non c'è niente/)).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: 'Assegna il prossimo' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect((await dialog.findByLabelText<HTMLInputElement>('Da quando')).value).toBe('2026-11-30');
});

test('the URL opens the dialog, and the chosen template replaces the current program', async () => {
  await open([running], '?assign=true');
  respond(programRoutes.assign, { copyIds: [id('4')] });
  respond(programRoutes.get, { program: exampleProgram });
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('radio', { name: exampleProgram.title }));
  await userEvent.click(await dialog.findByRole('radio', { name: 'Sostituisci quello in corso' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Assegna' }));

  await waitFor(() => expect(requestsTo(programRoutes.assign)).toHaveLength(1));
  expect(requestsTo(programRoutes.assign)[0]?.body).toMatchObject({ clientIds: [clientId], overlap: 'replace' });
});

test('the dialog shows the note about the client before a template is chosen', async () => {
  respond(recipientStateRoutes.statesOfRecipients, { states: [] });
  await open([running], '?assign=true', ['view health records'], [template], 'Ernia L5-S1, niente stacchi né squat.');

  expect(await within(await screen.findByRole('dialog')).findByText(/Ernia L5-S1, niente stacchi/)).toBeTruthy();
});

test('days of the chosen template without exercises are named before it is assigned', async () => {
  await open([running], '?assign=true');
  const weeks = exampleProgram.weeks.map((week) => ({
    ...week,
    days: week.days.map((day) => ({ ...day, workouts: [] })),
  }));
  respond(programRoutes.get, { program: { ...exampleProgram, weeks } });
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('radio', { name: exampleProgram.title }));

  expect(await dialog.findByText(/non ha ancora esercizi|senza esercizi/)).toBeTruthy();
});

test('who has no templates and may not create any reads so, without a way to a page where they cannot', async () => {
  await open([running], '?assign=true', [], []);
  const dialog = within(await screen.findByRole('dialog'));

  expect(await dialog.findByText(/^Non hai modelli da assegnare/)).toBeTruthy();
  expect(dialog.queryByRole('link', { name: 'Vai ai programmi' })).toBeNull();
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Assegna' }).disabled).toBe(true);
});

test('who may create templates is led to them', async () => {
  await open([running], '?assign=true', ['create programs'], []);

  expect(await screen.findByRole('link', { name: 'Vai ai programmi' })).toBeTruthy();
});

test('without a chosen template nothing can be sent, and the templates can be filtered by folder', async () => {
  await open([running], '?assign=true');
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('2 settimane · 6 allenamenti · Ipertrofia')).toBeTruthy();
  expect(await dialog.findByLabelText('Cartella', { selector: 'input' })).toBeTruthy();

  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Assegna' }).disabled).toBe(true);
});

test('a program that was taken back is restored from the recent deletions of the client', async () => {
  await open([running], '', ['delete programs']);
  const deletedAt = '2026-11-20T09:00:00.000Z';
  respond(programRoutes.deleted, { deleted: [{ id: over.id, title: over.title, deletedAt }] });
  respond(programRoutes.undelete, {});
  await userEvent.click(await screen.findByRole('button', { name: 'Eliminazioni recenti' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Ripristina Ripartenza' }));

  await waitFor(() => expect(requestsTo(programRoutes.undelete)).toHaveLength(1));
  expect(requestsTo(programRoutes.deleted)[0]?.query).toEqual({ clientId });
});

test('who restores a program that the client follows beside another one is told so', async () => {
  await open([running], '', ['delete programs']);
  respond(programRoutes.deleted, {
    deleted: [{ id: over.id, title: over.title, deletedAt: '2026-11-20T09:00:00.000Z' }],
  });
  respond(programRoutes.undelete, {
    alongside: [{ title: 'Forza tre giorni', startsOn: '2026-12-01', endsOn: '2026-12-28' }],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Eliminazioni recenti' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Ripristina Ripartenza' }));

  expect(
    await screen.findByText(/il cliente ha anche «Forza tre giorni» \(1 dic – 28 dic 2026\): se non/),
  ).toBeTruthy();
});
