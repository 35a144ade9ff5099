import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answer, askedOf } from '#shell/web/testing/answers.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { type ProgramCard, programRoutes } from '../../contract.ts';
import { exampleProgram } from '../../example.ts';
import { ProgramListScreen } from './ProgramListScreen.tsx';

const card: ProgramCard = {
  id: exampleProgram.id,
  title: exampleProgram.title,
  weeks: 2,
  workouts: 6,
  assigned: 3,
  updatedAt: '2026-11-01T10:00:00.000Z',
};

async function open(programs: ProgramCard[] = [card]) {
  answer(programRoutes.list, { programs, nextPage: 0 });
  answer(programRoutes.count, { total: programs.length });
  const permissions = ['view programs', 'create programs', 'update programs', 'delete programs'];
  return renderScreen(ProgramListScreen, { path: '/programs', permissions, texts: ['programs'] });
}

test('a model shows how long it is and how many clients have it', async () => {
  await open();

  const row = within((await screen.findByRole('link', { name: card.title })).closest('tr') as HTMLElement);
  expect(row.getByText('2')).toBeTruthy();
  expect(row.getByText('3 clienti')).toBeTruthy();
});

test('where there is nothing yet, the button that ends it is there', async () => {
  await open([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Nuovo programma' }));

  expect(await screen.findByRole('dialog', { name: 'Nuovo programma' })).toBeTruthy();
});

test('a new program opens in the editor', async () => {
  const { router } = await open();
  answer(programRoutes.create, { program: exampleProgram });
  await userEvent.click(await screen.findByRole('button', { name: 'Nuovo programma' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Titolo' }), 'Forza');
  await userEvent.click(screen.getByRole('button', { name: 'Crea programma' }));

  await waitFor(() => expect(router.state.location.pathname).toBe(`/programs/${exampleProgram.id}/manage`));
  expect(askedOf(programRoutes.create)[0]?.body).toEqual({ title: 'Forza', weeks: 4, daysAWeek: 3 });
});

test('deleting says that three clients keep their copies, and asks first', async () => {
  await open();
  answer(programRoutes.delete, {});
  await userEvent.click(await screen.findByRole('button', { name: `Azioni per ${card.title}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Elimina' }));

  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/3 clienti tengono la loro copia/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Elimina programma' }));
  await waitFor(() => expect(askedOf(programRoutes.delete)).toHaveLength(1));
});
