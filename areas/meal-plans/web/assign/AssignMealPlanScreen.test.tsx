import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { AssignableClient } from '#areas/assignments/contract.ts';
import { groupRoutes } from '#areas/groups/contract.ts';
import { reviewRoutes } from '#areas/surveys/contract/reviews.ts';
import { newId } from '#shell/common/ids.ts';
import { holdResponses, requestsTo, respond, respondWithError } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { pendingConfirm } from '#shell/web/widgets/confirm.ts';
import { mealPlanRoutes } from '../../contract/routes.ts';
import { exampleDetail } from '../editor/testing/open-meal-plan.tsx';
import { AssignMealPlanScreen } from './AssignMealPlanScreen.tsx';
import { templateCard } from '../testing/cards.ts';

const { id, title } = exampleDetail.mealPlan;
const clients: AssignableClient[] = [
  { id: '0199a000-0000-7000-8000-00000000000a', name: 'Giulia Ferri', current: 'Equilibrio', hasCopy: false },
];
const card = templateCard({ id, title });
const noWarnings = {
  ...{ conflictingClients: 0, conflicts: [], uncheckedClients: [], undecidedClients: [], clientsWithoutProgram: [] },
  undeclaredClients: [] as { id: string; name: string }[],
  scheduleFaults: { undecided: [], unreached: [], uncovered: [] },
};

/** Opens the assignment of a complete meal plan with food, or of one with `changes`, of which no client has a copy. */
async function openAssignment(
  changes: { mealPlan?: typeof card; isEmpty?: boolean } = {},
  assignable = clients,
): Promise<void> {
  respond(mealPlanRoutes.detailForAssign, { mealPlan: card, isEmpty: false, assigned: [], ...changes });
  respond(mealPlanRoutes.assignedClients, { copies: [], nextPage: 0 });
  respond(mealPlanRoutes.assignableClients, { clients: assignable, nextPage: 0 });
  respond(groupRoutes.list, { groups: [], nextPage: 0 });
  await renderScreen(AssignMealPlanScreen, {
    path: '/mealPlans/$id/assign',
    at: `/mealPlans/${id}/assign`,
    permissions: ['view meal plans', 'update meal plans', 'view groups'],
    texts: ['meal-plans', 'assignments'],
  });
}

test('a client who follows another plan gets this one instead; the earlier one may also go on after it', async () => {
  const copies = [{ clientName: 'Giulia Ferri', title: 'Equilibrio', endsOn: '2099-12-31' }];
  const preview = { clients: 1, following: 1, alreadyAssigned: 0, later: 0, ending: 1, deleted: 0, copies };
  respond(mealPlanRoutes.previewAssign, { preview: { ...preview, ...noWarnings } });
  await openAssignment();
  await userEvent.click(await screen.findByRole('checkbox', { name: /Giulia Ferri/ }));

  expect(await screen.findByText(/1 copia in corso finisce il/)).toBeTruthy();
  expect(screen.getByRole('radio', { name: /Sostituisci quello in corso/ })).toHaveProperty('checked', true);
  await userEvent.click(screen.getByRole('radio', { name: /Sospendi quello in corso/ }));
  expect(screen.getByText(/quando finisce, quello di prima riprende se dura ancora/)).toBeTruthy();
  expect(screen.getByText(/1 sospende quello in corso/)).toBeTruthy();
  expect(screen.queryByText(/Vanno avanti insieme|ne avrà due/)).toBeNull();
});

test('the average names the days that it leaves out', async () => {
  const leftOut = [
    { reason: 'freeMeal' as const, days: [{ day: { name: '', weekday: 6 }, number: 6 }], isNamed: true },
  ];
  const average = { countedDays: 6, leftOut };
  respond(mealPlanRoutes.detailForAssign, { mealPlan: card, isEmpty: false, average, assigned: [] });
  respond(mealPlanRoutes.assignedClients, { copies: [], nextPage: 0 });
  respond(mealPlanRoutes.assignableClients, { clients, nextPage: 0 });
  respond(groupRoutes.list, { groups: [], nextPage: 0 });
  await renderScreen(AssignMealPlanScreen, {
    path: '/mealPlans/$id/assign',
    at: `/mealPlans/${id}/assign`,
    permissions: ['view meal plans', 'update meal plans'],
    texts: ['meal-plans', 'assignments'],
  });

  expect(await screen.findByText(/kcal al giorno, media su 6 giorni, senza sabato \(pasto libero\)/i)).toBeTruthy();
});

test('a chosen client with flagged answers of the first survey is named before the meal plan is assigned', async () => {
  const [client] = clients;
  respond(mealPlanRoutes.detailForAssign, { mealPlan: card, isEmpty: false, assigned: [] });
  respond(mealPlanRoutes.assignedClients, { copies: [], nextPage: 0 });
  respond(mealPlanRoutes.assignableClients, { clients, nextPage: 0 });
  respond(groupRoutes.list, { groups: [], nextPage: 0 });
  const preview = { clients: 1, following: 0, alreadyAssigned: 0, later: 0, ending: 0, deleted: 0, copies: [] };
  respond(mealPlanRoutes.previewAssign, { preview: { ...preview, ...noWarnings } });
  const first = { id, clientId: client?.id ?? '', clientName: 'Giulia Ferri', questions: ['Sei in gravidanza?'] };
  respond(reviewRoutes.flaggedFirstOfRecipients, { flaggedFirst: [first] });
  await renderScreen(AssignMealPlanScreen, {
    path: '/mealPlans/$id/assign',
    at: `/mealPlans/${id}/assign`,
    permissions: ['view meal plans', 'update meal plans', 'view groups', 'view surveys'],
    texts: ['meal-plans', 'assignments', 'surveys'],
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: /Giulia Ferri/ }));

  expect(await screen.findByText(/^Risposte in evidenza nei questionari/)).toBeTruthy();
});

test('a chosen client of whom nobody said anything about allergies is named, with a link to their profile, as are excluded words that no food has', async () => {
  const [client = { id: '', name: '' }] = clients;
  respond(mealPlanRoutes.detailForAssign, { mealPlan: card, isEmpty: false, assigned: [] });
  respond(mealPlanRoutes.assignedClients, { copies: [], nextPage: 0 });
  respond(mealPlanRoutes.assignableClients, { clients, nextPage: 0 });
  respond(groupRoutes.list, { groups: [], nextPage: 0 });
  const preview = { clients: 1, following: 0, alreadyAssigned: 0, later: 0, ending: 0, deleted: 0, copies: [] };
  const undeclaredClients = [{ id: client.id, name: client.name }];
  const unmatchedWords = [
    { id: '0199a000-0000-7000-8000-0000000000a9', name: 'Anna Neri', excludedWords: ['nichel', 'istamina'] },
  ];
  respond(mealPlanRoutes.previewAssign, { preview: { ...preview, ...noWarnings, undeclaredClients, unmatchedWords } });
  await renderScreen(AssignMealPlanScreen, {
    path: '/mealPlans/$id/assign',
    at: `/mealPlans/${id}/assign`,
    permissions: ['view meal plans', 'update meal plans', 'view groups', 'view clients'],
    texts: ['meal-plans', 'assignments'],
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: /Giulia Ferri/ }));

  expect(await screen.findByText(/^Non si sa se questo cliente ha allergie o intolleranze/)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Giulia Ferri' });
  expect(link.getAttribute('href')).toContain(`/clients/${client.id}#dietary-profile`);
  expect(screen.getByText(/parole escluse che nessun alimento contiene: non vengono controllate/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Anna Neri' }).closest('li')?.textContent).toBe(
    'Anna Neri: nichel, istamina',
  );
});

test('a food with an allergen of a chosen client is assigned with a note and the confirmation that names client, food and allergen', async () => {
  const clientId = clients[0]?.id ?? '';
  const alimentId = '0199a000-0000-7000-8000-00000000000b';
  respond(mealPlanRoutes.detailForAssign, { mealPlan: card, isEmpty: false, assigned: [] });
  respond(mealPlanRoutes.assignedClients, { copies: [], nextPage: 0 });
  respond(mealPlanRoutes.assignableClients, { clients, nextPage: 0 });
  respond(groupRoutes.list, { groups: [], nextPage: 0 });
  const reasons = [{ kind: 'allergen', allergen: 'nuts', strength: 'contains', severity: 'allergy' }] as const;
  const walnuts = { alimentId, name: 'Noci', name_en: 'Walnuts', category: 'nuts_seeds' as const };
  const foods = [{ ...walnuts, level: 'forbidden' as const, reasons: [...reasons], isExplained: false }];
  const preview = { clients: 1, following: 0, alreadyAssigned: 0, later: 0, ending: 0, deleted: 0, copies: [] };
  const conflicts = { conflictingClients: 1, conflicts: [{ clientId, clientName: 'Giulia Ferri', foods }] };
  respond(mealPlanRoutes.previewAssign, { preview: { ...preview, ...noWarnings, ...conflicts } });
  respond(mealPlanRoutes.assign, { copyIds: [alimentId] });
  await renderScreen(AssignMealPlanScreen, {
    path: '/mealPlans/$id/assign',
    at: `/mealPlans/${id}/assign`,
    permissions: ['view meal plans', 'update meal plans', 'view groups'],
    texts: ['meal-plans', 'assignments', 'aliments', 'dietary-profiles'],
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: /Giulia Ferri/ }));
  const name = "Confermo: Giulia Ferri può mangiare «Noci» nonostante l'allergia dichiarata a: frutta a guscio";
  await userEvent.click(await screen.findByRole('checkbox', { name }));
  const note = screen.getByRole('textbox', { name: /^Nota sul conflitto/ });
  await userEvent.type(note, 'x');
  await userEvent.click(screen.getByRole('button', { name: /^Assegna a/ }));
  expect(await screen.findByText(/^Scrivi una nota di almeno/)).toBeTruthy();

  await userEvent.type(note, ' provate con il medico');
  await userEvent.click(screen.getByRole('button', { name: /^Assegna a/ }));

  await waitFor(() => expect(requestsTo(mealPlanRoutes.assign)).toHaveLength(1));
  expect(requestsTo(mealPlanRoutes.assign)[0]?.body).toMatchObject({
    conflictNote: 'x provate con il medico',
    confirmedAllergies: [{ clientId, alimentId, allergen: 'nuts' }],
  });
});

test('a draft without food says at the top what is missing, with the way to its editor, and cannot be assigned', async () => {
  await openAssignment({ mealPlan: { ...card, isDraft: true }, isEmpty: true });

  const missing =
    'Questo piano non si può ancora assegnare. Non ha alimenti: aggiungine almeno uno. ' +
    'È una bozza: quando è pronto, segnalo come completo.';
  expect(await screen.findByText(missing)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Apri il piano' }).getAttribute('href')).toBe(`/mealPlans/${id}/edit`);
  expect(screen.getByRole('button', { name: 'Assegna' })).toHaveProperty('disabled', true);
});

test('texts that an English client gets in Italian are said before the meal plan is assigned', async () => {
  const preview = { clients: 1, following: 0, alreadyAssigned: 0, later: 0, ending: 0, deleted: 0, copies: [] };
  const untranslated = { language: 'en' as const, texts: 3, clients: ['Giulia Ferri'] };
  respond(mealPlanRoutes.previewAssign, { preview: { ...preview, ...noWarnings, untranslated } });
  await openAssignment();
  await userEvent.click(await screen.findByRole('checkbox', { name: /Giulia Ferri/ }));

  expect(
    await screen.findByText(/^3 righe di testo restano in italiano: Giulia Ferri usa l’app in inglese\./),
  ).toBeTruthy();
});

test('little energy that only the server finds asks for the same confirmation, with its numbers, and the assignment is sent again with it', async () => {
  const preview = { clients: 1, following: 0, alreadyAssigned: 0, later: 0, ending: 0, deleted: 0, copies: [] };
  respond(mealPlanRoutes.previewAssign, { preview: { ...preview, ...noWarnings } });
  await openAssignment();
  await userEvent.click(await screen.findByRole('checkbox', { name: /Giulia Ferri/ }));
  const low = {
    kind: 'need' as const,
    kcal: 1467,
    restingKcal: 1300,
    needKcal: 2400,
    clientName: 'Giulia Ferri',
    clientId: id,
  };
  respondWithError(mealPlanRoutes.assign, 422, {
    ...{ code: 'low_energy', message: 'Poca energia', errors: { confirmedLowEnergy: ['Poca energia'] } },
    data: { lowEnergy: [low] },
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Assegna a/ }));

  await waitFor(() => expect(pendingConfirm.get()?.text).toMatch(/Giulia Ferri.*1\.467 kcal.*2\.400 kcal/));
  expect(screen.queryByText('Poca energia')).toBeNull();
  respond(mealPlanRoutes.assign, { copyIds: [id] });
  pendingConfirm.get()?.resolve(true);

  await waitFor(() => expect(requestsTo(mealPlanRoutes.assign)).toHaveLength(2));
  expect(requestsTo(mealPlanRoutes.assign)[1]?.body).toMatchObject({
    confirmedLowEnergy: [{ clientId: id, kind: 'need', kcal: 1467 }],
  });
});

test('the field of the note says that it does not explain what is to be checked', async () => {
  const clientId = clients[0]?.id ?? '';
  respond(mealPlanRoutes.detailForAssign, { mealPlan: card, isEmpty: false, assigned: [] });
  respond(mealPlanRoutes.assignedClients, { copies: [], nextPage: 0 });
  respond(mealPlanRoutes.assignableClients, { clients, nextPage: 0 });
  respond(groupRoutes.list, { groups: [], nextPage: 0 });
  const nickel = (isKnown: boolean) => [{ kind: 'diet' as const, diet: 'low_nickel' as const, isKnown }];
  const food = { name_en: '', category: 'other' as const, isExplained: false };
  const cocoa = { ...food, alimentId: id, name: 'Cacao', level: 'unwanted' as const, reasons: nickel(true) };
  const tomatoes = {
    ...food,
    alimentId: clientId,
    name: 'Pomodori',
    level: 'doubtful' as const,
    reasons: nickel(false),
  };
  const preview = { clients: 1, following: 0, alreadyAssigned: 0, later: 0, ending: 0, deleted: 0, copies: [] };
  const foods = [cocoa, tomatoes];
  const conflicts = { conflictingClients: 1, conflicts: [{ clientId, clientName: 'Giulia Ferri', foods }] };
  respond(mealPlanRoutes.previewAssign, { preview: { ...preview, ...noWarnings, ...conflicts } });
  await renderScreen(AssignMealPlanScreen, {
    path: '/mealPlans/$id/assign',
    at: `/mealPlans/${id}/assign`,
    permissions: ['view meal plans', 'update meal plans', 'view groups'],
    texts: ['meal-plans', 'assignments', 'aliments', 'dietary-profiles'],
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: /Giulia Ferri/ }));

  expect(await screen.findByRole('textbox', { name: /^Nota sul conflitto/ })).toBeTruthy();
  expect(screen.getByText(/Non vale per ciò che è da verificare\./)).toBeTruthy();
});

test('nothing is asked of a preview for other recipients: the assignment waits for the one of the chosen clients, and names all of them', async () => {
  const more = Array.from({ length: 24 }, (_, index) => ({
    ...{
      id: `0199a000-0000-7000-8000-${`${index}`.padStart(12, '0')}`,
      name: `Cliente ${index}`,
      current: null,
      hasCopy: false,
    },
  }));
  const preview = { clients: 1, following: 0, alreadyAssigned: 0, later: 0, ending: 0, deleted: 0, copies: [] };
  const low = { kind: 'need' as const, kcal: 1467, restingKcal: 1300, needKcal: 2400 };
  const lowOf = (clientName: string) => ({ ...low, clientName, clientId: newId() });
  respond(mealPlanRoutes.previewAssign, { preview: { ...preview, ...noWarnings, lowEnergy: [lowOf('Giulia Ferri')] } });
  await openAssignment({}, [...clients, ...more]);
  await userEvent.click(await screen.findByRole('checkbox', { name: /Giulia Ferri/ }));
  expect(await screen.findByText(/^Giulia Ferri · /)).toBeTruthy();
  const lowEnergy = [lowOf('Giulia Ferri'), ...more.map(({ name }) => lowOf(name))];
  respond(mealPlanRoutes.previewAssign, {
    preview: { ...preview, ...noWarnings, clients: 30, lowEnergy },
  });
  const release = holdResponses(mealPlanRoutes.previewAssign);
  await userEvent.click(screen.getByRole('checkbox', { name: /Cliente 0/ }));
  await userEvent.click(screen.getByRole('button', { name: /^Assegna a/ }));
  expect(pendingConfirm.get()).toBeNull();
  release();

  await screen.findByText(/^Cliente 3 · /);
  expect(screen.getByText('e altri 5')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /^Assegna a/ }));
  await waitFor(() => expect(pendingConfirm.get()?.text).toMatch(/Giulia Ferri[\s\S]*Cliente 3[\s\S]*Cliente 23/));
  pendingConfirm.get()?.resolve(false);
});

test('without its effects nothing is assigned: the button waits, the reason is said, and the effects are asked again', async () => {
  const preview = { clients: 1, following: 1, alreadyAssigned: 0, later: 0, ending: 0, deleted: 1, copies: [] };
  respondWithError(mealPlanRoutes.previewAssign, 500, { message: 'Qualcosa è andato storto' });
  await openAssignment();
  await userEvent.click(await screen.findByRole('checkbox', { name: /Giulia Ferri/ }));

  expect(await screen.findByText(/^Non si sa ancora che cosa cambia per i clienti scelti/)).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Assegna/ })).toHaveProperty('disabled', true);
  respond(mealPlanRoutes.previewAssign, { preview: { ...preview, ...noWarnings } });
  await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
  await waitFor(() => expect(screen.getByRole('button', { name: /^Assegna a/ })).toHaveProperty('disabled', false));
  expect(screen.queryByText(/^Non si sa ancora/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Assegna a/ }));
  await waitFor(() => expect(pendingConfirm.get()?.title).toMatch(/^Togli/));
  expect(requestsTo(mealPlanRoutes.assign)).toHaveLength(0);
  pendingConfirm.get()?.resolve(false);
});
