import { IconMeat, IconSalad } from '@tabler/icons-react';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { consentRoutes } from '#areas/clients/contract/consents.ts';
import { erasureRoutes } from '#areas/clients/contract/erasure.ts';
import { inChargeRoutes } from '#areas/clients/contract/in-charge.ts';
import { exampleClientCard } from '#areas/clients/example.ts';
import { undecidedRoutes } from '#areas/dietary-profiles/contract/undecided.ts';
import { mealPlanRoutes } from '#areas/meal-plans/contract/routes.ts';
import { clientMealRoutes } from '#areas/meals/contract.ts';
import { symptomRoutes } from '#areas/metrics/contract/symptoms.ts';
import { programRoutes } from '#areas/programs/contract.ts';
import { missingMaximaRoutes } from '#areas/programs/contract/missing-maxima.ts';
import { lastProgressRoutes } from '#areas/progress/contract/last.ts';
import { visitRoutes } from '#areas/visits/contract/routes.ts';
import { newId } from '#shell/common/ids.ts';
import type { NavItem } from '#shell/web/router/context.ts';
import { requestsTo, respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { homeRoutes } from '../contract.ts';
import { exampleOverview } from '../example.ts';
import { CoachHome } from './CoachHome.tsx';

beforeEach(() => {
  respond(clientRoutes.last, { clients: [{ ...exampleClientCard, name: 'Giulia Ferri' }] });
  respond(lastProgressRoutes.last, { progresses: [] });
  respond(clientRoutes.expiringSubscriptions, { clients: [], nextPage: 0 });
  respond(consentRoutes.withdrawnHealthData, { clients: [], nextPage: 0 });
  respond(consentRoutes.withoutGuardian, { clients: [], nextPage: 0 });
  respond(erasureRoutes.pendingErasures, { clients: [], nextPage: 0 });
  respond(inChargeRoutes.withoutProfessional, { clients: [], nextPage: 0 });
  respond(mealPlanRoutes.conflicting, { mealPlans: [] });
  respond(undecidedRoutes.list, { clients: [] });
  respond(programRoutes.expiring, { programs: [], nextPage: 0 });
  respond(mealPlanRoutes.expiring, { mealPlans: [], nextPage: 0 });
  respond(clientMealRoutes.unread, { clients: [], nextPage: 0 });
  respond(symptomRoutes.unread, { clients: [] });
});

const open = (permissions: string[]) =>
  renderScreen(CoachHome, { path: '/home', texts: ['home', 'clients', 'completed-workouts'], permissions });

test('a collaborator who may not see the figures of home sees the lists that they may see', async () => {
  await open(['view clients']);

  expect(await screen.findByRole('link', { name: 'Giulia Ferri' })).toBeTruthy();
  expect(screen.queryByText('Clienti attivi')).toBeNull();
  expect(requestsTo(homeRoutes.graphs)).toEqual([]);
});

test.each([
  ['who may create clients and programs', ['create clients', 'create programs'], true],
  ['who may create no clients', ['create programs'], false],
  ['who may create no programs', ['create clients'], false],
])('the sample client is offered to a collaborator %s: %s', async (_, more, isOffered) => {
  const asNew = { activeClients: 0, newClientsThisMonth: 0, programs: 0, assignedPrograms: 0 };
  respond(homeRoutes.graphs, { overview: { ...exampleOverview, ...asNew } });
  await open(['view home', 'view clients', 'view programs', 'update programs', ...more]);

  await screen.findByRole('region', { name: 'Primi passi' });
  expect(screen.queryByRole('button', { name: 'Crea un cliente di esempio' }) !== null).toBe(isOffered);
});

test.each([
  ['meal plans only, the meal plans', ['view meal plans'], 'Piani alimentari'],
  ['programs only, the programs', ['view programs'], 'Programmi'],
])('the home of who may view %s are one click away', async (_, permissions, label) => {
  await open(permissions);

  expect(await screen.findByRole('link', { name: label })).toBeTruthy();
});

test('the home of who may view neither programs nor meal plans links to neither', async () => {
  await open(['view recipes']);

  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('link', { name: /Programmi|Piani alimentari/ })).toBeNull();
});

describe('the links of the navigation', () => {
  const group = { name: 'diet', Icon: IconSalad, useLabel: () => 'Dieta' };
  const link = (label: string, path: string, permission: NavItem['permission']) =>
    ({ Icon: IconMeat, useLabel: () => label, path, permission, group }) satisfies NavItem;
  const navigation = [
    link('Piani alimentari', '/mealPlans', 'view meal plans'),
    link('Ricette', '/recipes', 'view recipes'),
  ];
  const openWith = (permissions: string[]) =>
    renderScreen(CoachHome, { path: '/home', texts: ['home'], permissions, context: { navigation } });

  test('are on the home of a collaborator who may not see its figures: the pages that they may open', async () => {
    await openWith(['view recipes']);

    const pages = within(await screen.findByRole('region', { name: 'Le tue pagine' }));
    expect(pages.getAllByRole('link').map((one) => one.getAttribute('href'))).toEqual(['/recipes']);
  });

  test('are not on a home with figures', async () => {
    respond(homeRoutes.graphs, { overview: exampleOverview });
    await openWith(['view home', 'view recipes']);

    await screen.findByText('Clienti attivi');
    expect(screen.queryByRole('region', { name: 'Le tue pagine' })).toBeNull();
  });
});

test('clients without the consent to health data are listed for who may view clients', async () => {
  const withdrawn = { id: newId(), name: 'Anna Neri', withdrawnAt: new Date().toISOString() };
  respond(consentRoutes.withdrawnHealthData, { clients: [withdrawn], nextPage: 0 });
  await open(['view clients']);

  const list = within(await screen.findByRole('list', { name: 'Senza consenso ai dati sulla salute' }));
  expect(list.getByRole('link', { name: 'Anna Neri' }).getAttribute('href')).toBe(`/clients/${withdrawn.id}`);
  expect(list.getByText(/^Negato o ritirato /)).toBeTruthy();
  expect(requestsTo(mealPlanRoutes.conflicting)).toEqual([]);
});

test('clients who asked for the deletion of their data are listed with the date with the permission to view clients', async () => {
  const active = { id: newId(), name: 'Anna Neri', isActive: true, deleteAfter: '2026-12-20T10:00:00.000Z' };
  const inactive = { ...active, id: newId(), name: 'Bruno Neri', isActive: false };
  respond(erasureRoutes.pendingErasures, { clients: [active, inactive], nextPage: 0 });
  await open(['view clients']);

  const section = within(await screen.findByRole('region', { name: 'Hanno chiesto di eliminare i loro dati' }));
  expect(section.getByRole('link', { name: 'Anna Neri' }).getAttribute('href')).toBe(`/clients/${active.id}`);
  expect(section.getByText('Si elimina il 20 dic 2026')).toBeTruthy();
  expect(section.getByText('Si elimina il 20 dic 2026 · Inattivo')).toBeTruthy();
  expect(section.getByRole('link', { name: 'Vedi tutti' }).getAttribute('href')).toBe('/clients?awaitsErasure=true');
});

test('minors whose health consent has no guardian are listed for who may view clients', async () => {
  const minor = { id: newId(), name: 'Ada Neri', birthDate: '2012-03-04' };
  respond(consentRoutes.withoutGuardian, { clients: [minor], nextPage: 0 });
  await open(['view clients']);

  const list = within(await screen.findByRole('list', { name: 'Minorenni senza il consenso di un genitore' }));
  expect(list.getByRole('link', { name: 'Ada Neri' }).getAttribute('href')).toBe(`/clients/${minor.id}`);
  expect(list.getByText(/^Data di nascita: 4 mar 2012 \(\d+ anni\)$/)).toBeTruthy();
});

test('meal plans with foods that a client must not eat are listed for who may view meal plans', async () => {
  const clientId = newId();
  const foods = ['Pasta', 'Pane', 'Farro', 'Orzo'].map((name) => ({ name, name_en: '' }));
  const conflicting = { id: newId(), title: 'Equilibrato', clientId, clientName: 'Anna Neri', foods };
  respond(mealPlanRoutes.conflicting, { mealPlans: [conflicting] });
  await open(['view meal plans']);

  const list = within(await screen.findByRole('list', { name: 'Piani con alimenti da cambiare' }));
  expect(list.getByRole('link', { name: 'Anna Neri' }).getAttribute('href')).toBe(`/clients/${clientId}/mealPlans`);
  expect(list.getByText('Equilibrato · Pasta · Pane · Farro…')).toBeTruthy();
  expect(requestsTo(consentRoutes.withdrawnHealthData)).toEqual([]);
});

test.each([
  ['who may view programs and health records', ['view programs', 'view health records'], 1],
  ['who may view programs only', ['view programs'], 0],
  ['who may view health records only', ['view health records'], 0],
])('missing maximums are requested for %s: %s', async (_, permissions, requests) => {
  respond(missingMaximaRoutes.list, { clients: [], hasMore: false });
  await open(permissions);

  await screen.findByRole('heading', { level: 1 });
  await new Promise((later) => setTimeout(later, 50));
  expect(requestsTo(missingMaximaRoutes.list)).toHaveLength(requests);
});

test.each(['view meal plans', 'view visits'])(
  'what clients wrote about food is listed with %s to be confirmed, and opens the profile',
  async (permission) => {
    const text = 'Sono allergica al kiwi, e sono incinta';
    const names = ['kiwi', 'Gravidanza'];
    const clientId = newId();
    respond(visitRoutes.upcoming, { visits: [], nextPage: 0 });
    respond(undecidedRoutes.list, {
      clients: [{ clientId, clientName: 'Anna Neri', names, text, sentAt: new Date().toISOString() }],
    });
    await open([permission]);

    const list = within(await screen.findByRole('list', { name: 'Alimentazione e allergie: da confermare' }));
    expect(list.getByText(`kiwi, Gravidanza: “${text}”`)).toBeTruthy();
    expect(list.getByRole('link', { name: 'Anna Neri' }).getAttribute('href')).toBe(
      `/clients/${clientId}#dietary-profile`,
    );
  },
);
