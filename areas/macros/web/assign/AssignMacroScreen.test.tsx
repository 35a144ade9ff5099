import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { groupRoutes } from '#areas/groups/contract.ts';
import { reviewRoutes } from '#areas/surveys/contract/reviews.ts';
import { requestsTo, respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { type Macro, macroRoutes } from '../../contract/library.ts';
import { macroDraft } from '../../example.ts';
import { targetsOf } from '../../rules/targets.ts';
import { AssignMacroScreen } from './AssignMacroScreen.tsx';

const id = '0199f2a4-5c00-7012-8000-000000000001';
const clientId = '0199f2a4-5c00-7012-8000-0000000000c1';
const macro: Macro = {
  ...{ ...macroDraft, id, version: 1, targets: targetsOf(macroDraft.entries), isHealthDataHidden: false },
  ...{ computedEnergy: null, clientId: null, clientName: null, startsOn: null },
};

test('a chosen client with flagged answers of the first survey is named before the macro is assigned', async () => {
  respond(macroRoutes.detailForAssign, { macro, assigned: [] });
  respond(macroRoutes.assignedClients, { copies: [], nextPage: 0 });
  const clients = [{ id: clientId, name: 'Carla Prova', current: null, hasCopy: false }];
  respond(macroRoutes.assignableClients, { clients, nextPage: 0 });
  respond(groupRoutes.list, { groups: [], nextPage: 0 });
  const preview = { clients: 1, following: 0, alreadyAssigned: 0, later: 0, ending: 0, deleted: 0, copies: [] };
  respond(macroRoutes.previewAssign, { preview });
  const first = { id, clientId, clientName: 'Carla Prova', questions: ['Sei in gravidanza o allatti?'] };
  respond(reviewRoutes.flaggedFirstOfRecipients, { flaggedFirst: [first] });
  await renderScreen(AssignMacroScreen, {
    path: '/macros/$id/assign',
    at: `/macros/${id}/assign`,
    permissions: ['view macros', 'update macros', 'view groups', 'view surveys'],
    texts: ['macros', 'assignments', 'surveys'],
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: /Carla Prova/ }));

  expect(await screen.findByText(/^Risposte in evidenza del questionario iniziale/)).toBeTruthy();
  expect(requestsTo(reviewRoutes.flaggedFirstOfRecipients)[0]?.body).toEqual({ clientIds: [clientId], groupIds: [] });
});
