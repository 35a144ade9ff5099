import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { quickReplyRoutes } from '#areas/chats/contract/quick-replies.ts';
import { exampleClient } from '#areas/clients/example.ts';
import { clientRoutes } from '#areas/clients/contract.ts';
import { requestsTo, respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { reviewRoutes, type SurveyAnswer } from '../../contract/reviews.ts';
import { AnswerScreen } from './AnswerScreen.tsx';

const idOf = (number: number) => `0199f2a4-5c00-7080-8000-00000000000${number}`;
const [clientId, id, nextId] = [idOf(1), idOf(2), idOf(3)];

const numbers = [
  { dueOn: '2026-11-02', value: 8 },
  { dueOn: '2026-11-09', value: 7 },
  { dueOn: '2026-11-16', value: 4 },
];
const common = { optionTexts: [], unit: '', metric: null };
const energy = {
  ...{ ...common, questionId: idOf(4), kind: 'number' as const, question: 'Energia?' },
  value: { kind: 'number' as const, value: 4 },
  scaleMax: 10,
};
const doneTask = {
  id: '0199a000-0000-7000-8000-0000000000b1',
  checkInId: '0199a000-0000-7000-8000-0000000000b2',
  text: 'Cammina dopo pranzo',
  dueOn: null,
  givenOn: '2026-11-10',
  doneAt: '2026-11-12T08:00:00.000Z',
};
const answer: SurveyAnswer = {
  ...{ id, clientId, clientName: 'Anna Verdi', surveyId: idOf(5), surveyName: 'Check settimanale', type: 'CHECK_IN' },
  ...{
    dueOn: '2026-11-16',
    state: 'sent',
    sentAt: '2026-11-16T08:00:00.000Z',
    sentOn: '2026-11-16',
    reviewedAt: null,
    replyBy: '2026-11-18',
  },
  ...{
    flags: [{ questionId: energy.questionId, question: 'Energia?', reason: 'worse' }],
    files: [],
    lastOn: '2026-11-09',
    revisions: 0,
    withdrawn: [],
    reviewerName: null,
    tasks: [doneTask],
  },
  answers: [
    {
      ...energy,
      before: { ...energy, value: { kind: 'number', value: 7 } },
      numbers,
      flag: 'worse',
      isCorrected: false,
      replaced: null,
    },
  ],
  next: { id: nextId, clientId },
  previous: null,
};

beforeEach(async () => {
  respond(clientRoutes.detail, { client: exampleClient });
  respond(reviewRoutes.get, { surveyAnswer: answer });
  respond(reviewRoutes.period, {
    period: {
      from: '2026-11-09',
      until: '2026-11-15',
      weights: [
        { day: '2026-11-02', value: 73, trend: 73 },
        { day: '2026-11-09', value: 72.5, trend: 72.8 },
        { day: '2026-11-14', value: 72.1, trend: 72.4 },
        { day: '2026-11-16', value: 72, trend: 72.3 },
      ],
      lastWeight: { day: '2026-11-16', value: 71.8 },
      photos: [],
    },
  });
  respond(reviewRoutes.workouts, { workouts: { done: 2, interrupted: 1, planned: 3 } });
  respond(reviewRoutes.meals, { meals: { meals: 28, notReported: 4, followedPercent: 75 } });
  respond(reviewRoutes.review, { next: null });
  respond(quickReplyRoutes.list, {
    quickReplies: [{ id: idOf(6), title: 'Bravo', text: 'Ottima settimana, {name}!', attachment: null, version: 1 }],
  });
  await openScreen();
});

const surveys = ['view surveys', 'update surveys'];
const chats = ['view chats', 'create chats'];

async function openScreen(search = '') {
  const view = await renderScreen(AnswerScreen, {
    path: '/clients/$id/surveys/$surveyAnswerId/details',
    at: `/clients/${clientId}/surveys/${id}/details${search}`,
    permissions: ['view clients', 'view workouts', 'view meal plans', ...surveys, ...chats],
    texts: ['surveys', 'clients', 'attachments', 'chats', 'progress'],
  });
  await screen.findByText('Energia?');
  return view;
}

test('the answer is shown with the last time, what is remarkable, and the days that it is about', async () => {
  const row = within(screen.getByRole('row', { name: /Energia/ }));

  expect(row.getByText('In evidenza: peggiora')).toBeTruthy();
  expect(row.getByText('−3')).toBeTruthy();
  expect(row.getByRole('img', { name: /Andamento/ })).toBeTruthy();
  expect(await screen.findByText('1 di questi interrotto · 3 previsti in questi giorni')).toBeTruthy();
  expect(screen.getByText('Allenamenti fatti')).toBeTruthy();
  expect(screen.getByText('75%')).toBeTruthy();
});

test('the weight is the last one as it was measured, with its day, outside the days of the workouts and meals', async () => {
  const days = (await screen.findByRole('heading', { name: 'In questi giorni' })).closest('section') as HTMLElement;
  const weight = screen.getByRole('heading', { name: 'Peso' }).closest('section') as HTMLElement;

  expect(within(weight).getByText('71,8 kg')).toBeTruthy();
  expect(within(weight).getByText('16 nov')).toBeTruthy();
  expect(within(weight).getByText('72,3 kg')).toBeTruthy();
  expect(within(days).queryByText(/kg/)).toBeNull();
});

test('the first answers have no column of a last time', async () => {
  expect(screen.getByRole('columnheader', { name: 'La volta scorsa' })).toBeTruthy();
  cleanup();
  const first = {
    ...answer,
    lastOn: null,
    answers: answer.answers.map((one) => ({ ...one, before: null, flag: null })),
  };
  respond(reviewRoutes.get, { surveyAnswer: first });
  await openScreen();

  expect(screen.queryByRole('columnheader', { name: 'La volta scorsa' })).toBeNull();
  expect(screen.queryByText('Nessuna risposta')).toBeNull();
  expect(screen.getByRole('columnheader', { name: 'Adesso' })).toBeTruthy();
});

test('R, a quick reply and Ctrl+Enter send the reply without the mouse', async () => {
  await userEvent.keyboard('r');
  await userEvent.keyboard('/');
  await screen.findByRole('option', { name: /Bravo/ });
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');

  await waitFor(() => expect(requestsTo(reviewRoutes.review)).toHaveLength(1));
  expect(requestsTo(reviewRoutes.review)[0]).toMatchObject({ body: { reply: 'Ottima settimana, Anna!' } });
});

test('a task is sent with the review, with its day, and those of earlier check-ins say whether they are done', async () => {
  expect(await screen.findByText('Cammina dopo pranzo')).toBeTruthy();
  expect(screen.getByText('Fatto')).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: 'Aggiungi un compito' }));
  await userEvent.type(screen.getByRole('textbox', { name: /^Compito/ }), 'Dormi prima delle 23');
  const day = screen.getByLabelText('Entro il giorno (facoltativo)');
  await userEvent.type(day, '2020-11-30');
  await userEvent.click(screen.getByRole('button', { name: 'Invia e avanti' }));
  expect(screen.getByText('Scegli un giorno da oggi in poi.')).toBeTruthy();
  expect(requestsTo(reviewRoutes.review)).toHaveLength(0);

  await userEvent.clear(day);
  await userEvent.type(day, '2099-11-30');
  await userEvent.click(screen.getByRole('button', { name: 'Invia e avanti' }));

  await waitFor(() => expect(requestsTo(reviewRoutes.review)).toHaveLength(1));
  expect(requestsTo(reviewRoutes.review)[0]?.body).toMatchObject({
    reply: '',
    task: { text: 'Dormi prima delle 23', dueOn: '2099-11-30' },
  });
});

test('a reply and a task survive a reload until they are sent', async () => {
  await userEvent.type(screen.getByRole('textbox', { name: /^Messaggio/ }), 'Brava');
  await userEvent.click(screen.getByRole('button', { name: 'Aggiungi un compito' }));
  await userEvent.type(screen.getByRole('textbox', { name: /^Compito/ }), 'Cammina');
  cleanup();
  await openScreen();

  expect(screen.getByDisplayValue('Brava')).toBeTruthy();
  expect(screen.getByDisplayValue('Cammina')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Invia e avanti' }));
  await waitFor(() => expect(screen.queryByDisplayValue('Brava')).toBeNull());
  cleanup();
  await openScreen();
  expect(screen.queryByDisplayValue('Brava')).toBeNull();
});

test('a weight that was answered has the decimals of the weight beside the answers', async () => {
  const weight = {
    ...{ ...common, questionId: idOf(7), kind: 'metric' as const, metric: 'weight' as const, question: 'Quanto pesi?' },
    ...{ unit: 'kg', value: { kind: 'metric' as const, value: 81.6466 } },
  };
  respond(reviewRoutes.get, {
    surveyAnswer: {
      ...answer,
      answers: [
        ...answer.answers,
        { ...weight, before: null, numbers: [], flag: null, isCorrected: false, replaced: null },
      ],
    },
  });
  cleanup();
  await openScreen();

  expect(await screen.findByText(/^81,6.kg$/)).toBeTruthy();
});

test('after the last answers of a client the review leads back to where they were opened', async () => {
  cleanup();
  const { router } = await openScreen();
  const at = router.state.location.pathname;
  await router.navigate({ to: `/clients/${clientId}` });
  await router.navigate({ to: at });
  await userEvent.click(await screen.findByRole('button', { name: 'Letto, avanti' }));

  await waitFor(() => expect(router.state.location.pathname).toBe(`/clients/${clientId}`));
  expect(requestsTo(reviewRoutes.review)[0]?.body).toMatchObject({ queue: 'client' });
});

test('opened from the list of all, the next answers are those of all clients', async () => {
  respond(reviewRoutes.review, { next: { id: nextId, clientId: idOf(9) } });
  cleanup();
  const { router } = await openScreen('?queue=all');
  await userEvent.click(screen.getByRole('button', { name: 'Letto, avanti' }));

  await waitFor(() =>
    expect(router.state.location.href).toBe(`/clients/${idOf(9)}/surveys/${nextId}/details?queue=all`),
  );
  expect(requestsTo(reviewRoutes.review)[0]?.body).toMatchObject({ queue: 'all' });
});

test('a corrected answer says what it was, and one that was taken back stays readable', async () => {
  cleanup();
  const [first] = answer.answers;
  if (!first) throw new Error('no answer');
  const replaced = { ...first, value: { kind: 'number' as const, value: 6 } };
  const withdrawn = { ...replaced, questionId: idOf(8), question: 'Ore di sonno?', flag: 'answer' as const };
  respond(reviewRoutes.get, {
    surveyAnswer: {
      ...answer,
      revisions: 1,
      answers: [{ ...first, isCorrected: true, replaced }],
      withdrawn: [withdrawn],
    },
  });
  await openScreen();

  const changed = within(screen.getByRole('row', { name: /Energia/ }));
  expect(changed.getByText('Corretta')).toBeTruthy();
  expect(changed.getByText('prima: 6 su 10')).toBeTruthy();
  const takenBack = within(screen.getByRole('row', { name: /Ore di sonno/ }));
  expect(takenBack.getByText('In evidenza')).toBeTruthy();
  expect(takenBack.getByText('Nessuna risposta')).toBeTruthy();
  expect(takenBack.getByText('prima: 6 su 10')).toBeTruthy();
});

test('after the last answers of the queue of all clients the review leads back to where they were opened', async () => {
  respond(reviewRoutes.review, { next: { id: nextId, clientId } });
  cleanup();
  const { router } = await openScreen('?queue=all');
  const at = router.state.location.href;
  await router.navigate({ to: '/home' });
  await router.navigate({ to: at });
  await userEvent.click(await screen.findByRole('button', { name: 'Letto, avanti' }));
  await waitFor(() => expect(router.state.location.pathname).toContain(nextId));
  respond(reviewRoutes.review, { next: null });
  await userEvent.click(await screen.findByRole('button', { name: 'Letto, avanti' }));

  await waitFor(() => expect(router.state.location.pathname).toBe('/home'));
});

test('opened from a training in person, the review goes through the flagged answers and has a way back to the workout', async () => {
  cleanup();
  const { router } = await openScreen(`?queue=flagged&workoutId=${idOf(9)}`);
  const back = () => screen.getByRole('link', { name: 'Torna all’allenamento' }).getAttribute('href');
  expect(back()).toBe(`/clients/${clientId}/train/${idOf(9)}`);
  const at = router.state.location.href;
  await router.navigate({ to: back() ?? '' });
  await router.navigate({ to: at });
  await userEvent.click(await screen.findByRole('button', { name: 'Letto, avanti' }));

  await waitFor(() => expect(router.state.location.pathname).toBe(`/clients/${clientId}/train/${idOf(9)}`));
  expect(requestsTo(reviewRoutes.review)[0]?.body).toMatchObject({ queue: 'flagged' });
});

test('without a meal plan in these days no followed meals are shown', async () => {
  cleanup();
  respond(reviewRoutes.meals, { meals: { meals: 0, notReported: 0, followedPercent: null } });
  await openScreen();

  expect(await screen.findByText('1 di questi interrotto · 3 previsti in questi giorni')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Pasti seguiti')).toBeNull());
  expect(screen.queryByText('0 segnati su 0')).toBeNull();
});
