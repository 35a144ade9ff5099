import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { recipientStateRoutes } from '#areas/dietary-profiles/contract/recipients.ts';
import { folderRoutes } from '#areas/folders/contract.ts';
import { groupRoutes } from '#areas/groups/contract.ts';
import { requestsTo, respond, respondWithError } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { programRoutes } from '../../contract.ts';
import { exampleProgram, exampleProgramCard } from '../../example.ts';
import { AssignToGroupScreen } from './AssignToGroupScreen.tsx';

const id = (number: number) => `0199f2a4-5c00-7013-8000-00000000000${number}`;
const group = {
  id: id(1),
  name: 'Corso del martedì',
  version: 1,
  users: [{ id: id(2), name: 'Carla' }],
  hasOthers: false,
};
const program = { ...exampleProgramCard, id: id(3), title: 'Forza base', weeks: 4, workouts: 12 };
/** Its first day, which falls on the Monday of the start, is named Thursday. */
const named = {
  ...exampleProgram,
  weeks: exampleProgram.weeks.map((week) => ({
    ...week,
    days: week.days.map((day) => ({
      ...day,
      workouts: day.workouts.map((workout, index) => (index === 0 ? { ...workout, title: 'Giovedì' } : workout)),
    })),
  })),
};

test('a program is assigned to a group, with a note for its clients and a warning about a day named by another weekday, and the list of groups opens', async () => {
  respond(groupRoutes.get, { group });
  respond(programRoutes.list, { programs: [program], nextPage: 0 });
  respond(folderRoutes.list, { folders: [] });
  respond(programRoutes.get, { program: named });
  const overlap = { following: 0, alreadyAssigned: 0, ending: 0, deleted: 0, later: 0, copies: [] };
  respond(programRoutes.previewAssign, { preview: { clients: 1, ...overlap } });
  respond(programRoutes.assign, { copyIds: [id(4)] });
  const { router } = await renderScreen(AssignToGroupScreen, {
    path: '/groups/$id/assign',
    at: `/groups/${group.id}/assign`,
    permissions: ['view groups', 'view programs', 'update programs'],
    texts: ['programs', 'assignments', 'folders'],
  });
  expect(await screen.findByRole('heading', { name: 'Assegna un programma a Corso del martedì' })).toBeTruthy();

  expect(screen.queryByText(/«Giovedì» cade di/)).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Nota per i clienti' })).toBeTruthy();
  expect(screen.getByText('La leggono i clienti, insieme alla loro copia.')).toBeTruthy();

  await userEvent.click(await screen.findByRole('radio', { name: /Forza base/ }));
  expect(await screen.findByText(/«Giovedì» cade di/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Assegna' }));

  await waitFor(() => expect(router.state.location.pathname).toBe('/groups'));
  const [sent] = requestsTo(programRoutes.assign);
  expect(sent?.body).toMatchObject({ clientIds: [], groupIds: [group.id], overlap: 'keep' });
  expect(sent?.idempotencyKey).toBeTruthy();
});

test('without its effects on the clients of a group a program is not assigned, and says why they are refused', async () => {
  respond(groupRoutes.get, { group });
  respond(programRoutes.list, { programs: [program], nextPage: 0 });
  respond(folderRoutes.list, { folders: [] });
  respond(programRoutes.get, { program: exampleProgram });
  respondWithError(programRoutes.previewAssign, 422, { message: 'Qualcosa è andato storto' });
  await renderScreen(AssignToGroupScreen, {
    path: '/groups/$id/assign',
    at: `/groups/${group.id}/assign`,
    permissions: ['view groups', 'view programs', 'update programs'],
    texts: ['programs', 'assignments', 'folders'],
  });
  await userEvent.click(await screen.findByRole('radio', { name: /Forza base/ }));

  expect(await screen.findByText('Qualcosa è andato storto')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Assegna' })).toHaveProperty('disabled', true);
});

test('what was noted about clients of a group is shown before a program is assigned to it', async () => {
  respond(groupRoutes.get, { group });
  respond(programRoutes.list, { programs: [program], nextPage: 0 });
  respond(folderRoutes.list, { folders: [] });
  respond(programRoutes.get, { program: exampleProgram });
  const overlap = { following: 0, alreadyAssigned: 0, ending: 0, deleted: 0, later: 0, copies: [] };
  const notes = { clients: 2, listed: [{ id: id(2), name: 'Carla', note: 'Ernia discale: niente stacco.' }] };
  respond(programRoutes.previewAssign, { preview: { clients: 3, ...overlap, notes } });
  respond(recipientStateRoutes.statesOfRecipients, { states: [] });
  await renderScreen(AssignToGroupScreen, {
    path: '/groups/$id/assign',
    at: `/groups/${group.id}/assign`,
    permissions: ['view groups', 'view programs', 'update programs', 'view health records'],
    texts: ['programs', 'assignments', 'folders'],
  });
  await userEvent.click(await screen.findByRole('radio', { name: /Forza base/ }));

  const link = await screen.findByRole('link', { name: 'Nota su Carla' });
  expect(link.parentElement?.textContent).toBe('Nota su Carla: Ernia discale: niente stacco.');
  expect(screen.getByText('e un altro cliente con una nota')).toBeTruthy();
  await waitFor(() => expect(requestsTo(recipientStateRoutes.statesOfRecipients)).toHaveLength(1));
});
