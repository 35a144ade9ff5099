import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { exampleClient } from '#areas/clients/example.ts';
import { clientWorkoutRoutes } from '#areas/completed-workouts/contract.ts';
import { historyRoutes } from '#areas/completed-workouts/contract/history.ts';
import { clientMealPlanRoutes, mealPlanRoutes } from '#areas/meal-plans/contract/routes.ts';
import { programRoutes } from '#areas/programs/contract.ts';
import { addDays } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import { requestsTo, respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { useMealPlansOfClient, useNeverTrained, useProgramsOfClient } from '../queries.ts';
import { ClientMealPlansPanel } from './ClientMealPlansPanel.tsx';
import { ClientProgramsPanel } from './ClientProgramsPanel.tsx';
import { ClientTrendPanel } from './ClientTrendPanel.tsx';
import { ClientWorkoutsPanel } from './ClientWorkoutsPanel.tsx';
import { usePrimaryAction } from './primary-action.ts';

const clientId = newId();
const dates = { clientId, clientName: 'Anna Neri', startsOn: '2026-11-02', endsOn: '2026-12-13' };
const program = { id: newId(), title: 'Forza', ...dates, weeks: 6, workouts: 18, completedWorkouts: 2 };
const mealPlan = {
  ...{
    id: newId(),
    title: 'Settimana',
    ...dates,
    templateId: null,
    days: 7,
    duration: 42,
    hasUnpublishedChanges: false,
  },
  ...{
    calories: 1800,
    protein_tot: 90,
    carbs_tot: 220,
    lipids_tot: 60,
    incomplete: [],
    publication: 'active' as const,
  },
  ...{ protein_percent: 20, carbs_percent: 50, lipids_percent: 30 },
};

type State = 'running' | 'terminated';
const respondWith = (copies: { program?: State; mealPlan?: State }) => {
  const programs = copies.program ? [{ ...program, state: copies.program }] : [];
  const mealPlans = copies.mealPlan ? [{ ...mealPlan, state: copies.mealPlan }] : [];
  respond(programRoutes.ofClient, { programs, nextPage: 0 });
  respond(clientMealPlanRoutes.list.client, { mealPlans, nextPage: 0 });
};

beforeEach(() => {
  const head = { id: clientId, name: 'Anna Neri', isActive: true, withdrawnConsents: [], lacksGuardian: false };
  respond(clientRoutes.head, { client: head });
  respond(clientWorkoutRoutes.list.client, { completedWorkouts: [], nextPage: 0 });
  respond(mealPlanRoutes.conflicting, { mealPlans: [] });
  respond(historyRoutes.records.client, { records: [], nextPage: 0 });
  const week = {
    followedFrom: null,
    workouts: 0,
    planned: 0,
    done: 0,
    volumeKg: 0,
    meanLoadKg: null,
    interrupted: 0,
    plannedSets: 0,
    doneSets: 0,
  };
  const weeks = Array.from({ length: 8 }, (_, index) => ({ startsOn: addDays('2026-09-28', index * 7), ...week }));
  respond(historyRoutes.trend.client, { weeks });
});

const permissions = ['view programs', 'view meal plans', 'view workouts'];

test.each([
  [{}, 'assign-program'],
  [{ program: 'running' }, 'first-action'],
  [{ program: 'running', mealPlan: 'running' }, 'first-action'],
  [{ program: 'terminated' }, 'assign-program'],
  [{ mealPlan: 'running' }, 'none'],
  [{ mealPlan: 'terminated' }, 'assign-program'],
] as const)('with %j the primary action of the page of a client is %s', async (copies, expected) => {
  respondWith(copies);
  const shown: string[] = [];
  const Action = () => {
    const plans = [useMealPlansOfClient(clientId), useProgramsOfClient(clientId)];
    shown.push(usePrimaryAction(clientId) ?? 'none');
    return <p>{plans.every(Boolean) ? 'Caricato' : ''}</p>;
  };
  await renderScreen(Action, { texts: [], permissions });

  expect(await screen.findByText('Caricato')).toBeTruthy();
  expect(shown.at(-1)).toBe(expected);
  // A button is not filled for a moment by what is known of one kind of plan only.
  expect(shown.filter((one) => one !== 'none' && one !== expected)).toEqual([]);
});

test.each([
  [{}, 'assign-meal-plan'],
  [{ program: 'running' }, 'assign-meal-plan'],
  [{ program: 'running', mealPlan: 'running' }, 'none'],
  [{ mealPlan: 'terminated' }, 'assign-meal-plan'],
] as const)(
  'with %j the primary action for a client who is followed for nutrition alone is %s',
  async (copies, expected) => {
    const followedBy = { trainingCollaboratorId: null, nutritionCollaboratorId: newId() };
    respond(clientRoutes.detail, { client: { ...exampleClient, ...followedBy } });
    respondWith(copies);
    const Action = () => {
      const isLoaded = [useMealPlansOfClient(clientId), useProgramsOfClient(clientId)].every(Boolean);
      const primary = usePrimaryAction(clientId) ?? 'none';
      return <p>{isLoaded ? primary : ''}</p>;
    };
    await renderScreen(Action, { texts: [], permissions: [...permissions, 'view clients', 'update meal plans'] });

    expect(await screen.findByText(expected)).toBeTruthy();
  },
);

test('a meal plan that the client does not follow is not shown as running, and comes after the followed one', async () => {
  const replaced = { ...mealPlan, state: 'running' as const, publication: 'suspended' as const };
  const followed = { ...mealPlan, id: newId(), title: 'Nuovo', startsOn: '2026-11-20', state: 'running' as const };
  respondWith({});
  respond(clientMealPlanRoutes.list.client, { mealPlans: [followed, replaced], nextPage: 0 });
  await renderScreen(() => <ClientMealPlansPanel clientId={clientId} />, { texts: ['home'], permissions });

  expect(await screen.findByText('Sospeso')).toBeTruthy();
  expect(screen.getAllByText('In corso')).toHaveLength(1);
  expect(screen.getAllByRole('link', { name: /Nuovo|Settimana/ }).map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Nuovo'),
    expect.stringContaining('Settimana'),
  ]);
});

test('a running meal plan with foods that the client must avoid says so on the client’s page', async () => {
  const foods = ['Gamberi', 'Mandorle'].map((name) => ({ name, name_en: name }));
  const conflicting = { id: mealPlan.id, title: mealPlan.title, clientId, clientName: 'Anna Neri', foods };
  respondWith({ mealPlan: 'running' });
  respond(mealPlanRoutes.conflicting, { mealPlans: [conflicting] });
  await renderScreen(() => <ClientMealPlansPanel clientId={clientId} />, { texts: ['home'], permissions });

  expect(await screen.findByText('2 alimenti da cambiare')).toBeTruthy();
  expect(requestsTo(mealPlanRoutes.conflicting).at(-1)?.query).toEqual({ clientId });
});

test('a meal plan of a deactivated client is not shown as running', async () => {
  const hidden = { ...mealPlan, state: 'running' as const, publication: 'inactive' as const };
  respondWith({});
  respond(clientMealPlanRoutes.list.client, { mealPlans: [hidden], nextPage: 0 });
  await renderScreen(() => <ClientMealPlansPanel clientId={clientId} />, { texts: ['home'], permissions });

  expect(await screen.findByText('Cliente inattivo')).toBeTruthy();
});

function Panels() {
  return (
    <>
      <ClientTrendPanel clientId={clientId} />
      <ClientWorkoutsPanel clientId={clientId} />
      <p>{useNeverTrained(clientId) ? 'Mai allenato' : ''}</p>
    </>
  );
}

test('a client without a program and without workouts has no panels of training', async () => {
  respondWith({ mealPlan: 'running' });
  await renderScreen(Panels, { texts: ['home', 'completed-workouts'], permissions });

  expect(await screen.findByText('Mai allenato')).toBeTruthy();
  expect(screen.queryByText('Ultimi allenamenti')).toBeNull();
  expect(screen.queryByText('Aderenza agli allenamenti')).toBeNull();
});

test('a client whose program has ended keeps the panels of training', async () => {
  respondWith({ program: 'terminated' });
  await renderScreen(Panels, { texts: ['home', 'completed-workouts'], permissions });

  expect(await screen.findByText('Qui vedi gli allenamenti appena li completa.')).toBeTruthy();
  expect(screen.getByText('Aderenza agli allenamenti')).toBeTruthy();
});

test('the client’s page shows the running meal plan, and that its edits are not published', async () => {
  respond(programRoutes.ofClient, { programs: [], nextPage: 0 });
  const running = { ...mealPlan, state: 'running' as const, hasUnpublishedChanges: true };
  respond(clientMealPlanRoutes.list.client, { mealPlans: [running], nextPage: 0 });
  const Panels = () => (
    <>
      <ClientMealPlansPanel clientId={clientId} />
      <ClientProgramsPanel clientId={clientId} />
    </>
  );
  await renderScreen(Panels, { permissions, texts: ['home'] });

  expect(await screen.findByRole('link', { name: 'Settimana' })).toBeTruthy();
  expect(screen.getByText('Modifiche da pubblicare')).toBeTruthy();
  expect(screen.getByText(/1\.800 kcal/)).toBeTruthy();
  await expect.poll(() => screen.queryByText(/Nessun programma/)).toBeNull();
});

test('the client’s page says that the energy of a meal plan is at least what is counted', async () => {
  respond(programRoutes.ofClient, { programs: [], nextPage: 0 });
  const incomplete = { ...mealPlan, state: 'running' as const, calories: 1384, incomplete: ['calories' as const] };
  respond(clientMealPlanRoutes.list.client, { mealPlans: [incomplete], nextPage: 0 });
  await renderScreen(() => <ClientMealPlansPanel clientId={clientId} />, { permissions, texts: ['home'] });

  expect(await screen.findByText(/· ≥\s1\.384 kcal/)).toBeTruthy();
});
