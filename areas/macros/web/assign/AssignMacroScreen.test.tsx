import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { AssignPreview } from '#areas/assignments/contract.ts';
import { groupRoutes } from '#areas/groups/contract.ts';
import { reviewRoutes } from '#areas/surveys/contract/reviews.ts';
import type { ApiResponse } from '#shell/common/route.ts';
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

test('the amounts of targets and of the meal plan of a client are named where they differ', async () => {
  const energy = { macro: 'calories' as const };
  const zoe = {
    ...{ clientId: id, clientName: 'Zoe Prova' },
    macros: [{ ...energy, planned: 1800, lowestTarget: 1900, highestTarget: 2140 }],
  };
  const ada = {
    ...{ clientId, clientName: 'Ada Prova' },
    macros: [
      { ...energy, planned: 1500, isAtLeast: true, lowestTarget: 1400, highestTarget: 1400 },
      { macro: 'protein_tot' as const, planned: 50, lowestTarget: 90.5, highestTarget: 90.5 },
    ],
  };
  await assignToCarla({ targetDifferences: { clients: 23, listed: [ada, zoe] } });

  expect(
    await screen.findByText('Ada Prova · piano ≥ 1.500 kcal al giorno in media, obiettivi 1.400 kcal'),
  ).toBeTruthy();
  expect(
    screen.getByText('Zoe Prova · piano 1.800 kcal al giorno in media, obiettivi da 1.900 a 2.140 kcal'),
  ).toBeTruthy();
  expect(screen.getByText('Ada Prova · proteine · piano 50 g al giorno in media, obiettivi 90,5 g')).toBeTruthy();
  expect(screen.getByText('e altri 21')).toBeTruthy();
  expect(screen.getByText(/che valgono il primo giorno/)).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Assegna/ }).hasAttribute('disabled')).toBe(false);
});

test('a chosen client with flagged answers of the first survey is named before the macro is assigned', async () => {
  const first = { id, clientId, clientName: 'Carla Prova', questions: ['Sei in gravidanza o allatti?'] };
  await assignToCarla({}, [first]);

  expect(await screen.findByText(/^Risposte in evidenza nei questionari/)).toBeTruthy();
  expect(requestsTo(reviewRoutes.flaggedFirstOfRecipients)[0]?.body).toEqual({ clientIds: [clientId], groupIds: [] });
});

type Flagged = ApiResponse<typeof reviewRoutes.flaggedFirstOfRecipients>['flaggedFirst'];

/** Opens the screen and chooses the client. */
async function assignToCarla(previewed: Partial<AssignPreview>, flaggedFirst: Flagged = []): Promise<void> {
  respond(macroRoutes.detailForAssign, { macro, assigned: [] });
  respond(macroRoutes.assignedClients, { copies: [], nextPage: 0 });
  const clients = [{ id: clientId, name: 'Carla Prova', current: null, hasCopy: false }];
  respond(macroRoutes.assignableClients, { clients, nextPage: 0 });
  respond(groupRoutes.list, { groups: [], nextPage: 0 });
  const preview = {
    clients: 1,
    following: 0,
    alreadyAssigned: 0,
    later: 0,
    ending: 0,
    deleted: 0,
    copies: [],
    ...previewed,
  };
  respond(macroRoutes.previewAssign, { preview });
  respond(reviewRoutes.flaggedFirstOfRecipients, { flaggedFirst });
  await renderScreen(AssignMacroScreen, {
    path: '/macros/$id/assign',
    at: `/macros/${id}/assign`,
    permissions: ['view macros', 'update macros', 'view groups', 'view surveys'],
    texts: ['macros', 'assignments', 'surveys'],
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: /Carla Prova/ }));
}
