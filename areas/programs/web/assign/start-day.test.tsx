import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { groupRoutes } from '#areas/groups/contract.ts';
import { respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { programRoutes } from '../../contract.ts';
import { exampleProgram } from '../../example.ts';
import { AssignProgramScreen } from './AssignProgramScreen.tsx';

test('a day named “Martedì” in a program that starts on a Friday is named, and the next Tuesday is offered', async () => {
  const [first, ...others] = exampleProgram.weeks;
  const days = (first?.days ?? []).map((day, index) => ({
    ...day,
    offset: day.offset ?? index * 2,
    workouts: day.workouts.map((workout) => ({ ...workout, title: index === 0 ? 'Martedì · Gambe' : 'Spinta' })),
  }));
  const program = { ...exampleProgram, weeks: first ? [{ ...first, days }, ...others] : [] };
  respond(programRoutes.get, { program });
  respond(programRoutes.assignedClients, { copies: [], nextPage: 0 });
  respond(groupRoutes.list, { groups: [], nextPage: 0 });
  respond(programRoutes.assignableClients, { clients: [], nextPage: 0 });
  await renderScreen(AssignProgramScreen, {
    path: '/programs/$id/assign',
    at: `/programs/${exampleProgram.id}/assign`,
    permissions: ['view programs', 'update programs', 'view groups', 'view clients'],
    texts: ['programs', 'assignments'],
  });
  const start = await screen.findByLabelText<HTMLInputElement>('Da quando');
  fireEvent.change(start, { target: { value: '2027-01-01' } });

  expect(await screen.findByText(/«Martedì · Gambe» cade di venerdì: comincia di martedì/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Comincia martedì 5 gennaio' }));
  expect(start.value).toBe('2027-01-05');
  expect(screen.queryByText(/cade di/)).toBeNull();
});
