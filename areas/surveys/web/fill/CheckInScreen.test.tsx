import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type Consent, consentRoutes, consentSubjectRoutes } from '#areas/clients/contract/consents.ts';
import { metricRoutes } from '#areas/metrics/contract.ts';
import { newId } from '#shell/common/ids.ts';
import { respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { type OwnCheckIn, ownCheckInRoutes } from '../../contract/check-ins.ts';
import type { Question } from '../../contract/questions.ts';
import { newQuestion } from '../../rules/edit-questions.ts';
import { contentOfReadyMade } from '../../rules/ready-made/build.ts';
import { parQ } from '../../rules/ready-made/first-contact.ts';
import { createAnswerStore } from '../device/answer-store.ts';
import { CheckInScreen } from './CheckInScreen.tsx';

const idOf = (number: number) => `0199f2a4-5c00-7080-8000-00000000000${number}`;
const pain: Question = { ...newQuestion('boolean', newId), text: 'Dolori?', required: true };
const mood: Question = { ...newQuestion('number', newId), text: 'Umore?', min: 1, max: 10, required: true };
const weight: Question = { ...newQuestion('metric', newId), text: 'Peso?', required: true };

async function open(questions: Question[], more: Partial<OwnCheckIn> = {}, decisions: Consent[] = []) {
  const checkIn: OwnCheckIn = {
    ...{ id: idOf(1), surveyId: idOf(2), isWelcome: false, dueOn: '2026-11-16', closesOn: '2026-11-22', state: 'open' },
    content: { name: 'Check settimanale', type: 'CHECK_IN', description: '', replyDays: 2, questions },
    ...{ draft: [], answers: [], files: [], sentAt: null, replyBy: null, hiddenIds: [], isCorrecting: false },
    ...more,
  };
  respond(ownCheckInRoutes.list, { checkIns: [checkIn] });
  if (questions.some(({ metric }) => metric === 'weight')) respond(metricRoutes.list.own, { metrics: [] });
  respond(ownCheckInRoutes.past, { checkIns: [], nextPage: 0 });
  const consent = {
    purpose: 'photos' as const,
    isGiven: false,
    decidedAt: null,
    textVersion: null,
    guardianName: null,
  };
  const consents = { consents: [consent, ...decisions], studioId: idOf(9), asksHealthConsent: true, isMinor: false };
  respond(consentSubjectRoutes.consents.own, consents);
  respond(consentRoutes.decideConsent, consents);
  await renderScreen(CheckInScreen, {
    path: '/my/check-ins/$id',
    at: `/my/check-ins/${checkIn.id}`,
    permissions: ['view own surveys', 'update own surveys', 'view own record', 'update own record'],
    texts: ['surveys', 'attachments', 'progress'],
  });
}

const begin = async () => userEvent.click(await screen.findByRole('button', { name: 'Inizia' }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('number keys answer, and a required question without an answer is not left with Avanti', async () => {
  await open([pain, mood]);
  expect(await screen.findByText('Ricevi una risposta entro 2 giorni.')).toBeTruthy();
  await begin();

  await userEvent.keyboard('1');
  expect(screen.getByRole('button', { name: /Sì/ }).getAttribute('aria-pressed')).toBe('true');
  await press('Avanti');
  await press('Avanti');
  expect(screen.getByRole('heading', { name: 'Umore?' })).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toBe('Rispondi a questa domanda per andare avanti.');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '1' }));

  await userEvent.keyboard('0');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('button', { name: '10' }).getAttribute('aria-pressed')).toBe('true');
  await press('Avanti');
  await press('Invia');
  expect(createAnswerStore('').findSend(idOf(1))?.state).toBe('pending');
});

test('a past day as the deadline of a goal is noticed, and of another question is not', async () => {
  const deadline = { ...newQuestion('date', newId), text: 'Entro quando?' };
  await open([deadline, { ...newQuestion('date', newId), text: 'Ultimo controllo?' }]);
  await begin();

  fireEvent.change(screen.getByLabelText('Entro quando?'), { target: { value: '2020-01-01' } });
  expect(screen.getByText('Questo giorno è già passato.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Entro quando?'), { target: { value: '2099-01-01' } });
  expect(screen.queryByText('Questo giorno è già passato.')).toBeNull();

  await press('Avanti');
  fireEvent.change(screen.getByLabelText('Ultimo controllo?'), { target: { value: '2020-01-01' } });
  expect(screen.queryByText('Questo giorno è già passato.')).toBeNull();
});

test('an optional question is left with Avanti, a required text that was taken back is not', async () => {
  const goal: Question = { ...newQuestion('text', newId), text: 'Obiettivo?', required: true };
  const wish: Question = { ...newQuestion('text', newId), text: 'Desideri?' };
  await open([goal, wish]);
  await begin();

  await press('Avanti');
  const field = screen.getByRole('textbox', { name: 'Obiettivo?' });
  expect(document.activeElement).toBe(field);
  await userEvent.type(field, 'Correre');
  await press('Avanti');
  await press('Avanti');
  await userEvent.click(screen.getByRole('button', { name: /Obiettivo/ }));
  await userEvent.clear(screen.getByRole('textbox', { name: 'Obiettivo?' }));
  await press('Torna al riepilogo');
  expect(screen.getByRole('alert')).toBeTruthy();
});

test('the client reads who reads the answer to a question about health', async () => {
  await open([{ ...pain, isHealth: true }, mood]);
  await begin();
  expect(
    screen.getByText(/^La tua risposta la leggono solo chi nello studio può vedere le tue visite\. /),
  ).toBeTruthy();

  await userEvent.keyboard('1');
  await press('Avanti');
  expect(screen.queryByText(/^La tua risposta la leggono solo/)).toBeNull();
});

test('the client reads the same at a question that is asked because of an answer about health', async () => {
  const showIf: Question['showIf'] = [{ questionId: pain.id, test: 'yes', optionIds: [], value: null }];
  await open([
    { ...pain, isHealth: true, isForTraining: true },
    { ...mood, showIf },
  ]);
  await begin();

  await userEvent.keyboard('1');
  await press('Avanti');

  expect(screen.getByRole('heading', { name: mood.text })).toBeTruthy();
  expect(screen.getByText(/^La tua risposta la leggono solo .* le tue visite e chi ti allena\. /)).toBeTruthy();
});

test('a question that was opened from the summary leads back to the summary', async () => {
  await open([pain, mood, { ...newQuestion('text', newId), text: 'Desideri?' }]);
  await begin();
  await userEvent.keyboard('1');
  await press('Avanti');
  await userEvent.keyboard('5');
  await press('Avanti');
  await press('Avanti');
  expect(screen.getByRole('heading', { name: 'Controlla e invia' })).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: /^Dolori\?/ }));
  await userEvent.click(screen.getByRole('button', { name: /No/ }));
  await press('Torna al riepilogo');

  expect(screen.getByRole('heading', { name: 'Controlla e invia' })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Dolori\? ?No/ })).toBeTruthy();
});

test('a tap on the chosen answer of a required question keeps it, and a double tap keeps that of an optional one', async () => {
  const optional: Question = { ...pain, ...{ id: newId(), text: 'Sonno?', required: false } };
  await open([pain, mood, optional]);
  await begin();
  const yes = () => screen.getByRole('button', { name: /Sì/ }).getAttribute('aria-pressed');

  await userEvent.click(screen.getByRole('button', { name: /Sì/ }));
  await userEvent.click(screen.getByRole('button', { name: /Sì/ }));
  expect(yes()).toBe('true');
  await press('Avanti');
  await press('7');
  await press('7');
  expect(screen.getByRole('button', { name: '7' }).getAttribute('aria-pressed')).toBe('true');
  await press('Avanti');

  await userEvent.dblClick(screen.getByRole('button', { name: /Sì/ }));
  expect(yes()).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: /Sì/ }));
  expect(yes()).toBe('false');
});

test('a weight that is not possible is corrected on its page, before the next question', async () => {
  await open([{ ...weight, metric: 'weight' }, mood]);
  await begin();

  await userEvent.type(screen.getByRole('textbox', { name: 'Peso?' }), '750');
  await press('Avanti');
  expect(screen.getByRole('alert').textContent).toBe('Scrivi un numero da 20 a 350\u00A0kg.');
  await userEvent.clear(screen.getByRole('textbox', { name: 'Peso?' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Peso?' }), '66,5');
  expect(screen.queryByRole('alert')).toBeNull();
  await press('Avanti');
  expect(screen.getByRole('heading', { name: 'Umore?' })).toBeTruthy();
});

test('the introduction counts the questions that depend on answers as a range, like the pages that follow', async () => {
  const where: Question = {
    ...newQuestion('text', newId),
    text: 'Dove?',
    showIf: [{ questionId: pain.id, test: 'yes', optionIds: [], value: null }],
  };
  await open([pain, where, mood]);
  expect(await screen.findByText(/^Da 2 a 3 domande · /)).toBeTruthy();
  await begin();

  expect(screen.getByText('1 di 2')).toBeTruthy();
  await userEvent.keyboard('1');
  expect(screen.getByText('1 di 3')).toBeTruthy();
});

test('a number that was sent and is withheld is neither shown nor asked for again', async () => {
  const sent = { ...{ optionTexts: [], unit: '', metric: null }, questionId: mood.id, kind: 'number' as const };
  const answers = [{ ...sent, question: 'Umore?', value: { kind: 'number' as const, value: 6 } }];
  const at = '2026-11-16T08:00:00.000Z';
  await open([mood, weight], { state: 'sent', answers, sentAt: at, replyBy: '2199-11-18', hiddenIds: [weight.id] });

  expect(await screen.findByText('Registrato, non mostrato')).toBeTruthy();
  expect(screen.getByText('Ricevi una risposta entro il 18 nov 2199.')).toBeTruthy();
  await press('Modifica le risposte');
  await press('Avanti');
  expect(screen.getByText(/Il numero è già registrato/)).toBeTruthy();
  await press('Avanti');
  await press('Invia');
  expect(screen.queryByRole('alert')).toBeNull();
});

const sentMood = {
  ...{ optionTexts: [], unit: '', metric: null, questionId: mood.id, kind: 'number' as const, question: 'Umore?' },
  value: { kind: 'number' as const, value: 6 },
};
const readMeanwhile = { state: 'reviewed' as const, answers: [sentMood], sentAt: '2026-11-16T08:00:00.000Z' };
const typed = {
  ...{ questionId: mood.id, value: { kind: 'number' as const, value: 3 }, at: '2026-11-16T09:00:00.000Z' },
};

test('a reply whose promised day has passed is not announced as one that comes', async () => {
  await open([mood], { ...readMeanwhile, state: 'sent', id: idOf(9), replyBy: '2020-11-18' });

  expect(await screen.findByText('La risposta era prevista entro il 18 nov 2020.')).toBeTruthy();
  expect(screen.queryByText(/^Ricevi una risposta/)).toBeNull();
});

test('a correction that was begun goes on after a professional has read the answers', async () => {
  const store = createAnswerStore('');
  store.saveEntry(idOf(6), typed);
  await open([mood], { ...readMeanwhile, id: idOf(6) });

  expect((await screen.findByRole('button', { name: '3' })).getAttribute('aria-pressed')).toBe('true');
  await press('Avanti');
  await press('Invia');
  expect(store.findSend(idOf(6))?.state).toBe('pending');
});

test('a correction that is refused says why, and what was typed stays readable until the client discards it', async () => {
  const store = createAnswerStore('');
  store.saveEntry(idOf(7), typed);
  const rejection = 'Il tuo professionista ha già letto queste risposte: non si possono più cambiare.';
  store.saveSend({ checkInId: idOf(7), sendId: idOf(8), state: 'rejected', rejection });
  await open([mood], { ...readMeanwhile, id: idOf(7) });

  const refused = within(await screen.findByRole('region', { name: 'Risposte non inviate' }));
  expect(refused.getByText(rejection)).toBeTruthy();
  expect(refused.getByText('3 su 10')).toBeTruthy();
  expect(screen.getByText('6')).toBeTruthy();
  await userEvent.click(refused.getByRole('button', { name: 'Scarta queste risposte' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Chiudi' }));
  expect(store.entries(idOf(7))).toHaveLength(1);
  await userEvent.click(refused.getByRole('button', { name: 'Scarta queste risposte' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Scarta' }));
  await waitFor(() => expect(screen.queryByText(rejection)).toBeNull());
  expect(store.entries(idOf(7))).toEqual([]);
});

test('who has withdrawn the consent to health data reads so instead of questions that would be refused', async () => {
  const decidedAt = '2026-11-20T10:00:00.000Z';
  await open([mood], {}, [
    { purpose: 'health_data', isGiven: false, decidedAt, textVersion: null, guardianName: null },
  ]);

  expect(
    await screen.findByText(/^Hai ritirato il consenso ai dati sulla salute: restano salvati.*puoi rileggere/),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Vai ai consensi' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Inizia' })).toBeNull();
});

test('after a yes to the screening the client reads to see a doctor before training, and nothing of it after a no', async () => {
  const [ready] = contentOfReadyMade(parQ, 'it', newId).questions;
  const heart = ready as Question;
  await open([heart]);
  await begin();
  await userEvent.click(screen.getByRole('button', { name: /Sì/ }));
  await press('Avanti');
  await press('Invia');

  const advice = /Hai risposto sì a una domanda importante: parlane con il tuo medico/;
  expect(await screen.findByText(advice)).toBeTruthy();

  cleanup();
  const value = { kind: 'boolean' as const, value: false };
  const answer = {
    ...{ questionId: heart.id, question: heart.text, kind: heart.kind, value },
    ...{ optionTexts: [], metric: null, unit: '' },
  };
  await open([heart], { id: idOf(5), state: 'sent', answers: [answer] as OwnCheckIn['answers'] });
  expect(await screen.findByText(/Risposte inviate/)).toBeTruthy();
  expect(screen.queryByText(advice)).toBeNull();
});
