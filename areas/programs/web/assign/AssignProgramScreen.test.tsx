import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { recipientStateRoutes } from '#areas/dietary-profiles/contract/recipients.ts';
import { groupRoutes } from '#areas/groups/contract.ts';
import { addDays, mondayOf, todayIn } from '#shell/common/dates.ts';
import { formatDate, formatShortDate } from '#shell/web/texts/formats.ts';
import { respond, requestsTo, respondWithError } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { reviewRoutes } from '#areas/surveys/contract/reviews.ts';
import { exampleFlagged } from '#areas/surveys/example.ts';
import type { Permission } from '#shell/common/permissions.ts';
import type { AssignPreview } from '#areas/assignments/contract.ts';
import { provideUnreadSymptoms } from '#areas/assignments/web/public.tsx';
import { programRoutes } from '../../contract.ts';
import type { AssignedProgram } from '../../contract/assigned.ts';
import type { Program } from '../../contract/document.ts';
import { exampleProgram } from '../../example.ts';
import { AssignProgramScreen } from './AssignProgramScreen.tsx';

const [giulia, matteo, group] = ['a', 'b', 'd'].map((end) => `0199a000-0000-7000-8000-00000000000${end}`) as [
  string,
  string,
  string,
];
const copy: AssignedProgram = {
  id: '0199a000-0000-7000-8000-00000000000c',
  title: exampleProgram.title,
  clientId: giulia,
  clientName: 'Giulia Ferrari',
  startsOn: '2026-11-16',
  endsOn: '2026-11-29',
  state: 'running',
  weeks: 2,
  workouts: 6,
  completedWorkouts: 2,
};
const monday = addDays(mondayOf(todayIn('Europe/Rome')), 7);
const noClients: AssignPreview = {
  clients: 0,
  following: 0,
  alreadyAssigned: 0,
  later: 0,
  ending: 0,
  deleted: 0,
  copies: [],
};

const assignable = [
  { id: giulia, name: 'Giulia Ferrari', current: exampleProgram.title, others: ['Corsa'], hasCopy: true },
  { id: matteo, name: 'Matteo Ricci', current: null, hasCopy: false },
];

async function open({
  program = exampleProgram,
  preview = {} as Partial<AssignPreview>,
  inactive = 0,
  clients = assignable,
  permissions = [] as Permission[],
} = {}) {
  respond(programRoutes.get, { program });
  respond(programRoutes.assignedClients, { copies: [copy], nextPage: 0 });
  respond(programRoutes.copyUpdates, { version: 1, copies: [] });
  respond(groupRoutes.list, {
    groups: [{ id: group, name: 'Mattina', users: [], total: 8, inactive, hasOthers: false }],
    nextPage: 0,
  });
  respond(programRoutes.previewAssign, { preview: { ...noClients, ...preview } });
  respond(programRoutes.assignableClients, { clients, nextPage: 0 });
  respond(recipientStateRoutes.statesOfRecipients, { states: [] });
  return renderScreen(AssignProgramScreen, {
    path: '/programs/$id/assign',
    at: `/programs/${exampleProgram.id}/assign`,
    permissions: [...assigning, ...permissions],
    texts: ['programs', 'assignments'],
  });
}

const assigning = ['view programs', 'update programs', 'view groups', 'view clients', 'view health records'];
const summary = () => document.querySelector('form p[role=status]')?.textContent;

test('a group and a client get the program from the same Monday', async () => {
  await open({ preview: { clients: 9 } });
  respond(programRoutes.assign, { copyIds: [giulia, matteo] });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Mattina' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Matteo Ricci' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Assegna a 9 clienti' }));

  await waitFor(() => expect(requestsTo(programRoutes.assign)).toHaveLength(1));
  expect(requestsTo(programRoutes.assign)[0]?.body).toEqual({
    clientIds: [matteo],
    groupIds: [group],
    startsOn: monday,
    note: '',
    overlap: 'keep',
    includesAssigned: false,
  });
  expect(new Date(monday).getUTCDay()).toBe(1);
  await waitFor(() => expect(screen.getByText('Nessuno scelto')).toBeTruthy());
});

test('a chosen client whose flagged answers nobody has read is named before the program is assigned', async () => {
  const answer = { ...exampleFlagged, clientId: matteo, clientName: 'Matteo Ricci' };
  respond(reviewRoutes.flaggedOfRecipients, { flaggedAnswers: [answer] });
  respond(reviewRoutes.flaggedFirstOfRecipients, { flaggedFirst: [] });
  respond(reviewRoutes.pendingFirstOfRecipients, { pendingFirst: [] });
  await open({ preview: { clients: 1 }, permissions: ['view surveys'] });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Matteo Ricci' }));

  expect(await screen.findByText(/Risposte in evidenza ancora da leggere/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Matteo Ricci' }).getAttribute('href')).toBe(
    `/clients/${matteo}/surveys/${answer.id}/details`,
  );
  expect(requestsTo(reviewRoutes.flaggedOfRecipients)[0]?.body).toEqual({ clientIds: [matteo], groupIds: [] });
});

test('the unread pain and symptoms of the chosen clients are shown before the program is assigned', async () => {
  provideUnreadSymptoms([{ permission: 'view workouts', Part: ({ clientIds }) => <p>{clientIds.join()}</p> }]);
  await open({ preview: { clients: 1 }, permissions: ['view workouts'] });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Matteo Ricci' }));

  expect(await screen.findByText(matteo)).toBeTruthy();
});

test('a chosen client who has not answered the first survey yet is named before the program is assigned', async () => {
  respond(reviewRoutes.flaggedOfRecipients, { flaggedAnswers: [] });
  respond(reviewRoutes.flaggedFirstOfRecipients, { flaggedFirst: [] });
  respond(reviewRoutes.pendingFirstOfRecipients, { pendingFirst: [{ clientId: matteo, clientName: 'Matteo Ricci' }] });
  await open({ preview: { clients: 1 }, permissions: ['view surveys'] });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Matteo Ricci' }));

  expect(await screen.findByText('Non ha ancora risposto al questionario iniziale: Matteo Ricci')).toBeTruthy();
});

test('a client whose program begins later reads from when, beside all that run', async () => {
  await open({ clients: assignable.map((client) => ({ ...client, upcomingOn: '2026-11-30' })) });
  expect(await screen.findByText('In arrivo dal 30 nov 2026')).toBeTruthy();
  expect(screen.getByText(`Ora segue «${exampleProgram.title}» e «Corsa» · In arrivo dal 30 nov 2026`)).toBeTruthy();
});

test('a group counts its active clients, and says how many inactive ones get nothing', async () => {
  await open({ preview: { clients: 7 }, inactive: 1 });
  expect(await screen.findByText('7 clienti · 1 inattivo escluso')).toBeTruthy();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Mattina' }));

  expect(await screen.findByRole('button', { name: 'Assegna a 7 clienti' })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Togli\s*Mattina\s*7$/ })).toBeTruthy();
});

test('without active clients the page offers to add one only to who may', async () => {
  await open({ clients: [] });

  expect(await screen.findByText('Non hai ancora clienti attivi a cui assegnare.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Aggiungi un cliente' })).toBeNull();
});

test('the summary shows the number of clients, the first day, the programs that end the day before and who is left out', async () => {
  const left = { alreadyAssigned: 1, assignedNames: ['Giulia Ferri'] };
  await open({ preview: { ...left, clients: 12, following: 3, ending: 3, later: 2 } });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Mattina' }));
  await waitFor(() => expect(summary()).toContain('3 ne avranno due insieme'));
  await userEvent.click(screen.getByRole('radio', { name: 'Sostituisci quello in corso' }));

  expect(summary()).toBe(
    `12 clienti, dal ${formatDate(monday)}, 3 in corso vengono chiusi il ${formatShortDate(addDays(monday, -1))}, 2 ne hanno già uno che inizia più avanti in queste settimane, 1 ce l'ha già e resta fuori`,
  );

  expect(screen.getByText("Giulia Ferri ce l'ha già in quei giorni: senza la spunta resta fuori.")).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', { name: "Assegnalo di nuovo anche a chi ce l'ha già" }));
  await waitFor(() => expect(summary()).toContain("1 ce l'ha già e lo riceve di nuovo"));
  expect(requestsTo(programRoutes.previewAssign).at(-1)?.body).toMatchObject({ includesAssigned: true });
});

test('a current program of a client is listed with the year in which it ends', async () => {
  const copies = [{ clientName: 'Matteo Ricci', title: 'Forza', endsOn: '2099-01-11' }];
  await open({ preview: { clients: 1, following: 1, ending: 1, copies } });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Matteo Ricci' }));

  expect(await screen.findByText("Matteo Ricci segue «Forza», fino all'11 gen 2099")).toBeTruthy();
});

test('a client with a program that starts later is named beside the choice, which is only about the first day', async () => {
  await open({ preview: { clients: 1, later: 1 } });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Matteo Ricci' }));

  expect(await screen.findByText(/^1 cliente ne ha già uno che inizia più avanti: resta com'è/)).toBeTruthy();
  expect(screen.getByRole('radiogroup', { name: 'Chi ne ha già uno in corso quel giorno' })).toBeTruthy();
  expect(screen.getByText('Vanno avanti insieme. Quel giorno nessuno ne ha uno in corso.')).toBeTruthy();
});

test('before anybody is chosen the choice says what it means, and nothing about who has a program on that day', async () => {
  await open({ preview: { clients: 1 } });

  expect(await screen.findByText('Vanno avanti insieme.')).toBeTruthy();
  expect(screen.getByText('Quello in corso finisce il giorno prima.')).toBeTruthy();
  expect(screen.queryByText(/nessuno ne ha/)).toBeNull();

  await userEvent.click(await screen.findByRole('checkbox', { name: 'Matteo Ricci' }));
  expect(await screen.findAllByText(/Quel giorno nessuno ne ha uno in corso\.$/)).toHaveLength(2);
});

test('a mistyped year is noticed: the weeks of 1990 are over, and the summary has the year', async () => {
  await open({ preview: { clients: 1 } });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Matteo Ricci' }));
  fireEvent.change(screen.getByLabelText('Da quando'), { target: { value: '1990-01-01' } });

  await screen.findByText(/finisce il 14 gen 1990\. Queste settimane sono già finite/);
  await waitFor(() => expect(summary()).toContain('dal 1 gen 1990'));
});

test('a program that starts on the same day is deleted only after a confirmation', async () => {
  await open({ preview: { clients: 1, following: 1, deleted: 1 } });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Matteo Ricci' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Sostituisci quello in corso' }));
  const day = formatShortDate(monday);
  expect(screen.getByText(`A 1 copia che inizia il ${day} non resterebbe nessun giorno: viene tolta.`)).toBeTruthy();
  expect(screen.queryByText(/il giorno prima/)).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Assegna a 1 cliente' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Togli 1 copia che inizia lo stesso giorno?' }));
  expect(dialog.getByText(/^Inizia il .*, come la nuova: viene tolta al cliente/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Chiudi' }));

  expect(requestsTo(programRoutes.assign)).toHaveLength(0);
});

test('clients who have the program are marked, and each recipient is a chip that removes them', async () => {
  await open();
  const line = within((await screen.findByRole('checkbox', { name: 'Giulia Ferrari' })).closest('li') as HTMLElement);
  expect(line.getByText("Ce l'ha già")).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: 'Seleziona tutti' }));
  expect(await screen.findByText('2 clienti')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /^Togli\s*Giulia Ferrari/ }));
  expect(screen.getByText('1 cliente')).toBeTruthy();
});

test('the recipients are restored after a reload', async () => {
  const { unmount } = await open();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Mattina' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Nota per i clienti' }), 'Portate la fascia.');
  unmount();
  await open();

  expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Mattina' })).checked).toBe(true);
  expect(screen.getByDisplayValue('Portate la fascia.')).toBeTruthy();
});

test('without recipients nothing is sent and the missing field is named', async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Assegna' }));

  expect(await screen.findByText('Scegli almeno un cliente o un gruppo.')).toBeTruthy();
  expect(requestsTo(programRoutes.assign)).toHaveLength(0);
});

test('a first day that the server refuses is an error of its field', async () => {
  await open({ preview: { clients: 1 } });
  respondWithError(programRoutes.assign, 422, { code: 'invalid', errors: { startsOn: ['Questa data non va bene.'] } });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Matteo Ricci' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Assegna a 1 cliente' }));

  expect(await screen.findByText('Questa data non va bene.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Da quando'));
});

test('a program with an empty day names it, one without exercises says what to do', async () => {
  const weeks = structuredClone(exampleProgram.weeks);
  for (const workout of weeks[1]?.days[2]?.workouts ?? []) workout.exercises = [];
  const { unmount } = await open({ program: { ...exampleProgram, weeks } });
  expect(await screen.findByText('1 giorno è senza esercizi: per i clienti è un giorno di riposo.')).toBeTruthy();
  expect(screen.getByText('Sett. 2 · Giorno 3')).toBeTruthy();
  unmount();

  const bare: Program = { ...exampleProgram, weeks: weeks.map((week) => ({ ...week, days: [] })) };
  await open({ program: bare });
  expect(await screen.findByText(/non ha ancora esercizi/)).toBeTruthy();
});

test('before assigning, exercises with loads in percent are named with the clients whose maximum is missing', async () => {
  const listed = [
    { id: giulia, name: 'Giulia Ferrari' },
    { id: matteo, name: 'Matteo Ricci' },
  ];
  await open({ preview: { clients: 3, withoutMaximum: [{ exercise: 'Squat', clients: 3, listed }] } });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Mattina' }));

  const row = (await screen.findByText(/^Squat: nessun massimale per 3 clienti:/)).closest('li') as HTMLElement;
  expect(row.textContent).toBe('Squat: nessun massimale per 3 clienti: Giulia Ferrari, Matteo Ricci, …');
  expect(within(row).getByRole('link', { name: 'Giulia Ferrari' }).getAttribute('href')).toBe(
    `/clients/${giulia}/metrics`,
  );
});

test('of clients whose health data cannot be read the preview says only how many they are', async () => {
  await open({ preview: { clients: 3, withoutMaximum: [], withheldMaxima: 2 } });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Mattina' }));

  expect(await screen.findByText(/^Di 2 clienti non si possono leggere i dati sulla salute/)).toBeTruthy();
  expect(screen.queryByText(/nessun massimale/)).toBeNull();
});
