import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Role } from '#shell/common/permissions.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import type { Overview } from '../contract.ts';
import { exampleOverview } from '../example.ts';
import { HomeStats } from './HomeStats.tsx';
import { useVisibleOverview } from './visible-overview.ts';
import { workOf } from './work.ts';

const all = ['view programs', 'view workouts', 'view meal plans'];

async function openStats(overview: Partial<Overview>, permissions = all, roles: Role[] = ['admin']) {
  const loaded = { ...exampleOverview, ...overview };
  const Stats = () => {
    const visible = useVisibleOverview(loaded);
    return <HomeStats overview={visible} work={workOf(visible)} />;
  };
  await renderScreen(Stats, { texts: ['home'], permissions, user: { roles } });
  return (await screen.findAllByRole('term')).map(({ textContent }) => textContent);
}

test.each([
  [0, 0],
  [1, 1],
])('with %i programs that end soon, %i note says that none follows', async (expiringPrograms, notes) => {
  expect(await openStats({ expiringPrograms })).toContain('Programmi in scadenza');
  expect(screen.queryAllByText('senza un seguito')).toHaveLength(notes);
});

const training = ['Allenamenti questa settimana', 'Programmi in corso', 'Programmi in scadenza'];
const both = ['Allenamenti questa settimana', 'Programmi in corso', 'Piani in corso'];
const nutrition = ['Piani in corso', 'Piani in scadenza'];
const withoutTraining = {
  programs: 0,
  assignedPrograms: 0,
  weeks: exampleOverview.weeks.map((week) => ({ ...week, completedWorkouts: 0 })),
};

test.each([
  ['training', {}, training],
  ['training and nutrition', { mealPlans: 2 }, both],
  ['nutrition', { mealPlans: 2, ...withoutTraining }, nutrition],
  ['nothing yet', withoutTraining, training],
])('the figures are those of a studio that does %s', async (_, overview, figures) => {
  expect(await openStats(overview)).toEqual(['Clienti attivi', ...figures]);
});

test.each([
  ['nutritionist', ['view meal plans'], nutrition],
  ['trainer', ['view programs', 'view workouts'], training],
])('a %s of a studio that does both has the own figures', async (_, permissions, figures) => {
  expect(await openStats({ mealPlans: 2, expiringMealPlans: 1 }, permissions)).toEqual(['Clienti attivi', ...figures]);
});

test('the figure of programs is the number of those in progress, not of all that were ever assigned', async () => {
  await openStats({ assignedPrograms: 7, programsInProgress: 4 });

  expect(screen.getByText('Programmi in corso').closest('div')?.textContent).toContain('4');
});

test('the figure of meal plans is the number of those in progress, with the templates of the library as its note', async () => {
  await openStats({ mealPlans: 0, assignedMealPlans: 5, mealPlansInProgress: 2 });
  const figure = screen.getByText('Piani in corso').closest('div');

  expect(figure?.textContent).toContain('2');
  expect(figure?.textContent).toContain('nessun modello');
});

test('clients who have not registered yet are told from those who have, beside the number of the list', async () => {
  await openStats({ activeClients: 4, unregisteredClients: 2 });
  const figure = screen.getByText('Clienti attivi').closest('div');

  expect(figure?.textContent).toContain('4');
  expect(figure?.textContent).toContain('2 registrati, 2 non ancora registrati');
});

test.each<[Role, number, number]>([
  ['coach', 0, 1],
  ['nutritionist', 0, 1],
  ['coach', 1, 0],
  ['admin', 0, 0],
])('a %s with %i active clients reads %i times that the owner entrusts clients', async (role, activeClients, notes) => {
  await openStats({ activeClients, newClientsThisMonth: 0 }, all, [role]);

  expect(screen.queryAllByText('Qui compaiono i clienti che il titolare ti affida.')).toHaveLength(notes);
});

test('a collaborator who may see neither training nor nutrition reads which permission they need to have clients', async () => {
  await openStats({ activeClients: 0 }, ['view clients', 'create clients'], ['coach']);

  expect(screen.getByText(/serve un permesso per l'allenamento o per l'alimentazione/)).toBeTruthy();
});
