import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { accountRoutes } from '#areas/account/contract.ts';
import { clientRoutes } from '#areas/clients/contract.ts';
import { consentRoutes } from '#areas/clients/contract/consents.ts';
import { erasureRoutes } from '#areas/clients/contract/erasure.ts';
import { inChargeRoutes } from '#areas/clients/contract/in-charge.ts';
import { exampleClientCard } from '#areas/clients/example.ts';
import { undecidedRoutes } from '#areas/dietary-profiles/contract/undecided.ts';
import { mealPlanRoutes } from '#areas/meal-plans/contract/routes.ts';
import { clientMealRoutes } from '#areas/meals/contract.ts';
import { lastProgressRoutes } from '#areas/progress/contract/last.ts';
import { programRoutes } from '#areas/programs/contract.ts';
import { completedWorkoutRoutes, type IdleClient } from '#areas/completed-workouts/contract.ts';
import { todayIn } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import { respond, requestsTo } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { homeRoutes, type Overview } from '../contract.ts';
import { exampleOverview } from '../example.ts';
import { exampleCard } from '#areas/completed-workouts/example.ts';
import { CoachHome } from './CoachHome.tsx';

const permissions = [
  'view home',
  'view clients',
  'create clients',
  'view programs',
  'create programs',
  'update programs',
  'delete clients',
];

const asNew = { activeClients: 0, newClientsThisMonth: 0, programs: 0, assignedPrograms: 0 };

beforeEach(() => {
  respond(clientRoutes.last, { clients: [] });
  respond(lastProgressRoutes.last, { progresses: [] });
  respond(completedWorkoutRoutes.list, { completedWorkouts: [], nextPage: 0 });
  respond(programRoutes.expiring, { programs: [], nextPage: 0 });
  respond(clientRoutes.expiringSubscriptions, { clients: [], nextPage: 0 });
  respond(consentRoutes.withdrawnHealthData, { clients: [], nextPage: 0 });
  respond(consentRoutes.withoutGuardian, { clients: [], nextPage: 0 });
  respond(erasureRoutes.pendingErasures, { clients: [], nextPage: 0 });
  respond(inChargeRoutes.withoutProfessional, { clients: [], nextPage: 0 });
  respond(completedWorkoutRoutes.idleClients, { clients: [], days: 7, nextPage: 0 });
});

function open(overview: Partial<Overview>, more = {}) {
  respond(homeRoutes.graphs, { overview: { ...exampleOverview, ...overview } });
  return renderScreen(CoachHome, {
    path: '/home',
    texts: ['home', 'clients', 'completed-workouts'],
    permissions: [...permissions, 'view workouts'],
    ...more,
  });
}

test('the title of the chart compares seven workouts with four of the last week: three more', async () => {
  await open({});

  expect(await screen.findByText('3 in più della scorsa')).toBeTruthy();
  expect(screen.getByRole('heading', { name: '7 allenamenti questa settimana, la scorsa 4' })).toBeTruthy();
  expect(screen.getByRole('img', { name: /settimana del 16 nov: 7/ })).toBeTruthy();
  expect(screen.queryByText('Primi passi')).toBeNull();
});

test('the owner reads how long the trial lasts; a name of more than 35 characters is cut and stands in the tooltip', async () => {
  const name = 'Massimiliano Esempio della Prova Lunga';
  respond(clientRoutes.last, { clients: [{ ...exampleClientCard, name }] });
  await open({}, { user: { remainingTrialDays: 27 } });

  const trial = await screen.findByRole('link', { name: 'Hai ancora 27 giorni di prova gratuita' });
  expect(trial.getAttribute('href')).toBe('/payments');
  const link = await screen.findByRole('link', { name });
  expect([link.textContent, link.title]).toEqual([`${name.slice(0, 35)}…`, name]);
});

test('a client with a meal plan and no program is listed with the meal plan', async () => {
  const names = { name: 'Anna Neri', program: null, mealPlan: 'Settimana mediterranea' };
  respond(clientRoutes.last, { clients: [{ ...exampleClientCard, ...names }] });
  await open({});

  expect(await screen.findByText('Settimana mediterranea')).toBeTruthy();
  expect(screen.queryByText('Nessun programma')).toBeNull();
});

test('a new account sees the step to add its first client instead of zeros', async () => {
  await open(asNew);

  const steps = within(await screen.findByRole('region', { name: 'Primi passi' }));
  expect(steps.getByText('0 di 3 fatti')).toBeTruthy();
  expect(steps.getByRole('link', { name: 'Aggiungi cliente' }).getAttribute('href')).toBe('/clients/create');
  expect(steps.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Aggiungi cliente',
    'Crea programma',
    'Vai ai programmi',
  ]);
  expect(screen.queryByText('Clienti attivi')).toBeNull();
});

test('the first steps are hidden with one click, and the figures take their place', async () => {
  respond(accountRoutes.setTutorialStep, {});
  await open(asNew);
  const steps = within(await screen.findByRole('region', { name: 'Primi passi' }));
  respond(homeRoutes.graphs, { overview: { ...exampleOverview, ...asNew, tutorialStep: 'done' } });

  await userEvent.click(steps.getByRole('button', { name: 'Nascondi' }));

  expect(await screen.findByText('Clienti attivi')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Primi passi' })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Mostrali di nuovo' }));
  expect(requestsTo(accountRoutes.setTutorialStep).map(({ body }) => body)).toEqual([{ step: 'done' }, { step: null }]);
});

const sampleClientId = '0199a000-0000-7000-8000-00000000005a';

test('a new account creates a sample client with one click and sees it', async () => {
  respond(homeRoutes.addSampleClient, { clientId: sampleClientId });
  const { router } = await open(asNew);

  await userEvent.click(await screen.findByRole('button', { name: 'Crea un cliente di esempio' }));

  await expect.poll(() => router.state.location.pathname).toBe(`/clients/${sampleClientId}`);
});

test('the sample client is opened and removed from the first steps, without a confirmation', async () => {
  respond(clientRoutes.delete, {});
  await open({ ...asNew, hasSampleClient: true, sampleClientId });

  const steps = within(await screen.findByRole('region', { name: 'Primi passi' }));
  expect(steps.getByText('0 di 3 fatti')).toBeTruthy();
  const link = steps.getByRole('link', { name: 'Apri il cliente di esempio' });
  expect(link.getAttribute('href')).toBe(`/clients/${sampleClientId}`);
  respond(homeRoutes.graphs, { overview: { ...exampleOverview, ...asNew } });
  await userEvent.click(steps.getByRole('button', { name: 'Rimuovi il cliente di esempio' }));

  expect(await screen.findByText('Il cliente di esempio è stato rimosso.')).toBeTruthy();
  expect(await steps.findByRole('button', { name: 'Crea un cliente di esempio' })).toBeTruthy();
  expect(requestsTo(clientRoutes.delete)).toHaveLength(1);
});

test('a sample client of a colleague is neither offered nor shown', async () => {
  await open({ ...asNew, hasSampleClient: true });

  expect(await screen.findByText('0 di 3 fatti')).toBeTruthy();
  expect(screen.queryByText(/cliente di esempio/)).toBeNull();
  expect(screen.queryByText(/cliente inventato/)).toBeNull();
});

test('with clients and a program, the next step is to assign it', async () => {
  await open({ assignedPrograms: 0 });

  const steps = within(await screen.findByRole('region', { name: 'Primi passi' }));
  expect(steps.getByText('2 di 3 fatti')).toBeTruthy();
  expect(steps.getByRole('link', { name: 'Vai ai programmi' })).toBeTruthy();
});

test('a nutritionist sees clients and no training', async () => {
  await open({}, { permissions: ['view home', 'view clients'], user: { roles: ['nutritionist'] } });

  expect(await screen.findByText('Clienti attivi')).toBeTruthy();
  expect(screen.queryByText('Programmi')).toBeNull();
  expect(screen.queryByRole('img')).toBeNull();
});

test('a client whose program expires can be assigned the next one', async () => {
  const clientId = '0199a000-0000-7000-8000-00000000000a';
  const ending = {
    id: '0199a000-0000-7000-8000-00000000000c',
    title: 'Forza',
    clientId,
    clientName: 'Giulia Ferrari',
    startsOn: '2026-10-05',
    endsOn: todayIn('Europe/Rome'),
    state: 'expiring' as const,
    weeks: 8,
    workouts: 24,
    completedWorkouts: 20,
  };
  respond(programRoutes.expiring, { programs: [ending], nextPage: 0 });
  await open({});

  const panel = within(await screen.findByRole('region', { name: 'In scadenza' }));
  expect(panel.getByText('Forza · finisce oggi')).toBeTruthy();
  const next = panel.getByRole('link', { name: 'Assegna il prossimo a Giulia Ferrari' });
  expect(next.getAttribute('href')).toBe(`/clients/${clientId}/programs?assign=true`);
});

const idle: IdleClient = {
  clientId: '0199a000-0000-7000-8000-00000000000b',
  clientName: 'Paolo Neri',
  programId: '0199a000-0000-7000-8000-00000000000d',
  programTitle: 'Ipertrofia',
  programStartsOn: '2026-10-05',
  lastTrainedOn: '2026-11-01',
  days: 19,
};

test('an idle client is listed with the days since the last workout and a link to their page', async () => {
  const never = { ...idle, clientId: newId(), clientName: 'Elena Sala', lastTrainedOn: null, days: 9 };
  respond(completedWorkoutRoutes.idleClients, { clients: [idle, never], days: 7, nextPage: 0 });
  await open({});

  const panel = within(await screen.findByRole('region', { name: 'Fermi da almeno 7 giorni' }));
  const [first, second] = panel.getAllByRole('listitem');
  expect(first?.textContent).toMatch(/Paolo Neri.*Ultimo allenamento 1 nov 2026 · Ipertrofia.*19 giorni/);
  expect(second?.textContent).toMatch(/Elena Sala.*Mai allenato, programma dal 5 ott/);
  expect(panel.getByRole('link', { name: 'Paolo Neri' }).getAttribute('href')).toBe(`/clients/${idle.clientId}`);
});

test('another number of days stands in the address, and says so when nobody is idle for so long', async () => {
  respond(completedWorkoutRoutes.idleClients, { clients: [idle], days: 7, nextPage: 0 });
  const { router } = await open({});
  const choice = await screen.findByRole('combobox', { name: 'Da quanti giorni sono fermi' });
  respond(completedWorkoutRoutes.idleClients, { clients: [], days: 30, nextPage: 0 });

  await userEvent.selectOptions(choice, '30 giorni');

  expect(await screen.findByText('Nessuno: chi ha un programma in corso si è allenato.')).toBeTruthy();
  expect(router.state.location.search).toEqual({ idleDays: 30 });
  expect(requestsTo(completedWorkoutRoutes.idleClients).at(-1)?.query).toMatchObject({ days: '30' });
});

test('without idle clients the section is hidden', async () => {
  await open({});

  expect(await screen.findByText('3 in più della scorsa')).toBeTruthy();
  expect(screen.queryByText(/Fermi da/)).toBeNull();
});

test('pain and unread feedback of a workout are shown, with a link to everything unread', async () => {
  const workout = { ...exampleCard, hasPain: true, unread: 2 };
  respond(completedWorkoutRoutes.list, { completedWorkouts: [workout], nextPage: 0 });
  await open({ unreadWorkouts: 3 });

  const last = within(await screen.findByRole('region', { name: 'Ultimi allenamenti svolti' }));
  expect(await last.findByText('Dolore')).toBeTruthy();
  expect(last.getByText('2 da leggere')).toBeTruthy();
  expect(last.getByRole('link', { name: '3 da leggere' }).getAttribute('href')).toBe('/completedWorkouts?unread=true');
});

test('a workout that was skipped as a whole says so, with the note of the client and without numbers', async () => {
  const skip = { reason: 'time' as const, note: 'Viaggio' };
  const skipped = { ...exampleCard, skip, sets: 0, minutes: 0, unread: 1 };
  respond(completedWorkoutRoutes.list, { completedWorkouts: [skipped], nextPage: 0 });
  await open({});

  const last = within(await screen.findByRole('region', { name: 'Ultimi allenamenti svolti' }));
  expect(await last.findByText('Saltato · poco tempo')).toBeTruthy();
  expect(last.getByText('Spinta · «Viaggio»')).toBeTruthy();
});

test('a workout without a title has the name of its day', async () => {
  const untitled = { ...exampleCard, title: '', dayNumber: 2 };
  respond(completedWorkoutRoutes.list, { completedWorkouts: [untitled], nextPage: 0 });
  await open({});

  const last = within(await screen.findByRole('region', { name: 'Ultimi allenamenti svolti' }));
  expect(await last.findByText('Giorno 2 · 10 di 13 serie · 54 min')).toBeTruthy();
});

test('food diaries to read and meal plans that end soon are listed for who may see meal plans', async () => {
  const anna = { clientId: newId(), clientName: 'Anna Neri' };
  const lastOn = todayIn('Europe/Rome');
  const unread = { ...anna, meals: 3, skipped: 1, notes: 2, lastOn, lastAt: new Date().toISOString() };
  respond(clientMealRoutes.unread, { clients: [unread], nextPage: 0 });
  const ending = { ...anna, title: 'Equilibrato', state: 'expiring', startsOn: lastOn, endsOn: lastOn } as const;
  const totals = { calories: 1800, protein_tot: 90, carbs_tot: 220, lipids_tot: 60, incomplete: [], days: 7 };
  const percentages = { protein_percent: 20, carbs_percent: 50, lipids_percent: 30 };
  const publication = { publication: 'active', hasUnpublishedChanges: false, templateId: null } as const;
  respond(mealPlanRoutes.expiring, {
    mealPlans: [{ id: newId(), ...ending, ...totals, duration: 28, ...percentages, ...publication }],
    nextPage: 0,
  });
  respond(mealPlanRoutes.conflicting, { mealPlans: [] });
  respond(undecidedRoutes.list, { clients: [] });
  await open({}, { permissions: [...permissions, 'view meal plans'] });

  const diaries = within(await screen.findByRole('list', { name: 'Diari da leggere' }));
  expect(diaries.getByRole('link', { name: 'Anna Neri' }).getAttribute('href')).toBe(`/clients/${anna.clientId}/diet`);
  expect(diaries.getByText('2 note · 1 pasto saltato')).toBeTruthy();
  const plans = within(await screen.findByRole('list', { name: 'Piani alimentari in scadenza' }));
  expect(plans.getByText(/Equilibrato · finisce/)).toBeTruthy();
});

test('clients without a meal plan are listed for who may create meal plans', async () => {
  const clients = ['Anna Neri', 'Bea Blu', 'Carlo Verdi', 'Dino Rossi', 'Elsa Gialli', 'Furio Viola', 'Gina Rosa'];
  const ids = clients.map(() => newId());
  const rows = clients.map((name, index) => ({ id: ids[index] ?? '', name, lastEndedOn: null }));
  respond(mealPlanRoutes.clientsWithout, { clients: rows, nextPage: 0 });
  await open({}, { permissions: [...permissions, 'create meal plans', 'update meal plans'] });

  const list = within(await screen.findByRole('list', { name: 'Clienti senza piano alimentare' }));
  expect(list.getAllByRole('listitem')).toHaveLength(5);
  expect(screen.getByText('E altri 2 clienti')).toBeTruthy();
  const assign = list.getByRole('link', { name: 'Assegna un piano alimentare a Anna Neri' });
  expect(assign.getAttribute('href')).toBe(`/clients/${ids[0]}/mealPlans?assign=true`);
});
