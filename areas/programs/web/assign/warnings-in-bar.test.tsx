import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { AssignPreview } from '#areas/assignments/contract.ts';
import { recipientStateRoutes } from '#areas/dietary-profiles/contract/recipients.ts';
import { folderRoutes } from '#areas/folders/contract.ts';
import { groupRoutes } from '#areas/groups/contract.ts';
import { reviewRoutes } from '#areas/surveys/contract/reviews.ts';
import { exampleFlagged } from '#areas/surveys/example.ts';
import { respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { programRoutes } from '../../contract.ts';
import { exampleProgram, exampleProgramCard } from '../../example.ts';
import { AssignProgramScreen } from './AssignProgramScreen.tsx';
import { AssignToGroupScreen } from './AssignToGroupScreen.tsx';

const [giulia, marco, group] = ['a', 'b', 'd'].map((end) => `0199a000-0000-7000-8000-00000000000${end}`) as [
  string,
  string,
  string,
];
const preview: AssignPreview = {
  clients: 2,
  following: 0,
  alreadyAssigned: 0,
  later: 0,
  ending: 0,
  deleted: 0,
  copies: [],
};
const permissions = [
  'view programs',
  'update programs',
  'view groups',
  'view clients',
  'view health records',
  'view surveys',
] as const;

function respondWithWarnings(): void {
  respond(programRoutes.get, { program: exampleProgram });
  respond(programRoutes.assignedClients, { copies: [], nextPage: 0 });
  respond(programRoutes.copyUpdates, { version: 1, copies: [] });
  respond(programRoutes.previewAssign, { preview });
  respond(programRoutes.assignableClients, {
    clients: [
      { id: giulia, name: 'Giulia Neri', current: null, hasCopy: false },
      { id: marco, name: 'Marco Blu', current: null, hasCopy: false },
    ],
    nextPage: 0,
  });
  respond(recipientStateRoutes.statesOfRecipients, {
    states: [{ clientId: giulia, clientName: 'Giulia Neri', state: 'declared' }],
  });
  respond(reviewRoutes.flaggedOfRecipients, {
    flaggedAnswers: [{ ...exampleFlagged, clientId: marco, clientName: 'Marco Blu' }],
  });
  respond(reviewRoutes.flaggedFirstOfRecipients, { flaggedFirst: [] });
  respond(reviewRoutes.pendingFirstOfRecipients, { pendingFirst: [] });
}

test('the bar with the button names how many warnings the chosen clients have, and leads to the first one', async () => {
  respondWithWarnings();
  respond(groupRoutes.list, { groups: [], nextPage: 0 });
  await renderScreen(AssignProgramScreen, {
    path: '/programs/$id/assign',
    at: `/programs/${exampleProgram.id}/assign`,
    permissions: [...permissions],
    texts: ['programs', 'assignments'],
  });
  await screen.findByRole('checkbox', { name: 'Marco Blu' });
  expect(screen.queryByText(/da leggere prima di assegnare/)).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Marco Blu' }));

  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  await userEvent.click(await screen.findByRole('button', { name: /^2 avvertenze da leggere prima di assegnare/ }));
  expect(document.activeElement?.textContent).toContain('Giulia Neri');
  expect(scrolled.mock.contexts).toEqual([document.activeElement]);

  await userEvent.click(screen.getByRole('checkbox', { name: 'Marco Blu' }));
  await waitFor(() => expect(screen.queryByText(/da leggere prima di assegnare/)).toBeNull());
});

test('the bar names the warnings where a program is assigned to a group, too', async () => {
  respondWithWarnings();
  respond(groupRoutes.get, {
    group: { id: group, name: 'Mattina', version: 1, users: [{ id: marco, name: 'Marco Blu' }], hasOthers: false },
  });
  respond(programRoutes.list, { programs: [{ ...exampleProgramCard, title: 'Forza base' }], nextPage: 0 });
  respond(folderRoutes.list, { folders: [] });
  await renderScreen(AssignToGroupScreen, {
    path: '/groups/$id/assign',
    at: `/groups/${group}/assign`,
    permissions: [...permissions],
    texts: ['programs', 'assignments', 'folders'],
  });
  await userEvent.click(await screen.findByRole('radio', { name: /Forza base/ }));

  expect(await screen.findByRole('button', { name: /^2 avvertenze da leggere/ })).toBeTruthy();
});
