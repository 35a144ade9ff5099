import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { consentRoutes } from '#areas/clients/contract/consents.ts';
import { erasureRoutes } from '#areas/clients/contract/erasure.ts';
import { inChargeRoutes } from '#areas/clients/contract/in-charge.ts';
import { lastProgressRoutes } from '#areas/progress/contract/last.ts';
import { reviewRoutes } from '#areas/surveys/contract/reviews.ts';
import { unreadAnswerRoutes } from '#areas/surveys/contract/unread.ts';
import { exampleFlagChanged, exampleFlagged } from '#areas/surveys/example.ts';
import { newId } from '#shell/common/ids.ts';
import { requestsTo, respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { CoachHome } from './CoachHome.tsx';
import { FlaggedCheckIns, WaitingCheckIns } from './WaitingCheckIns.tsx';

beforeEach(() => {
  respond(unreadAnswerRoutes.count, { unread: 20, flagged: 14 });
});

const texts = ['home', 'clients', 'completed-workouts'];
const permissions = ['view clients', 'view surveys'];

test('the home names first, in red, the client with flagged answers that nobody has read, and then the other answers', async () => {
  respond(reviewRoutes.completed, { surveys: [exampleFlagged], nextPage: 0 });
  respond(lastProgressRoutes.last, { progresses: [] });
  respond(clientRoutes.last, { clients: [] });
  respond(clientRoutes.expiringSubscriptions, { clients: [], nextPage: 0 });
  respond(consentRoutes.withdrawnHealthData, { clients: [], nextPage: 0 });
  respond(consentRoutes.withoutGuardian, { clients: [], nextPage: 0 });
  respond(erasureRoutes.pendingErasures, { clients: [], nextPage: 0 });
  respond(inChargeRoutes.withoutProfessional, { clients: [], nextPage: 0 });
  await renderScreen(CoachHome, { path: '/home', texts, permissions });

  const others = await screen.findByRole('region', { name: 'Risposte da leggere' });
  const [first, second] = await screen.findAllByRole('region', { name: /da leggere/ });
  const flagged = within(first as HTMLElement);
  expect(flagged.getByRole('heading', { name: 'Risposte in evidenza da leggere' })).toBeTruthy();
  expect(flagged.getByRole('link', { name: 'Chiara Bassi' }).getAttribute('href')).toBe(
    `/clients/${exampleFlagged.clientId}/surveys/${exampleFlagged.id}/details?queue=all_flagged`,
  );
  expect(flagged.getByText('2 in evidenza')).toBeTruthy();
  expect(second).toBe(others);
  expect(within(others).getByRole('link', { name: 'Chiara Bassi' }).getAttribute('href')).toMatch(/\?queue=all$/);
  expect(requestsTo(reviewRoutes.completed).map(({ query }) => query)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ flagged: 'true' }),
      expect.objectContaining({ flagged: 'false' }),
    ]),
  );
});

test('two answers of a client to a survey on the same day have their time', async () => {
  const evening = { ...exampleFlagged, id: newId(), sentAt: '2026-11-12T17:40:00.000Z' };
  const other = { ...exampleFlagged, id: newId(), clientId: newId(), clientName: 'Dario Neri' };
  respond(reviewRoutes.completed, { surveys: [exampleFlagged, evening, other], nextPage: 0 });
  await renderScreen(WaitingCheckIns, { path: '/home', texts, permissions });

  const rows = await screen.findAllByRole('listitem');
  expect(rows.map(({ textContent }) => /12 nov 2026(, \d\d:\d\d)?/.exec(textContent ?? '')?.[0])).toEqual([
    '12 nov 2026, 10:00',
    '12 nov 2026, 18:40',
    '12 nov 2026',
  ]);
});

test('with more flagged answers than the home names, all are counted and a link leads to them', async () => {
  const surveys = Array.from({ length: 7 }, () => ({ ...exampleFlagged, id: newId() }));
  respond(reviewRoutes.completed, { surveys, nextPage: 2 });
  await renderScreen(FlaggedCheckIns, { path: '/home', texts, permissions });

  const all = await screen.findByRole('link', { name: 'Vedi tutte (14)' });
  expect(all.getAttribute('href')).toBe('/surveys/completed?unread=true&flagged=true');
  expect(screen.getAllByRole('link', { name: 'Chiara Bassi' })).toHaveLength(6);
});

test('the flagged questions of one survey are named, the first two of many with the number of the others', async () => {
  const [heart, faints] = exampleFlagged.flags;
  if (!heart || !faints) throw new Error('the example has two flags');
  const four = [heart, faints, { ...heart, questionId: newId() }, { ...faints, questionId: newId() }];
  respond(reviewRoutes.completed, {
    surveys: [exampleFlagged, { ...exampleFlagged, id: newId(), flags: four }],
    nextPage: 0,
  });
  await renderScreen(FlaggedCheckIns, { path: '/home', texts, permissions });

  const both = `${heart.question} · ${faints.question}`;
  expect(await screen.findByText((text) => text.endsWith(both))).toBeTruthy();
  expect(screen.getByText((text) => text.endsWith(`${both} · + 2 altre`))).toBeTruthy();
});

test('a corrected answer is named as such', async () => {
  respond(reviewRoutes.completed, { surveys: [{ ...exampleFlagged, revisions: 1 }], nextPage: 0 });
  await renderScreen(WaitingCheckIns, { path: '/home', texts, permissions });

  expect(await screen.findByText(/ · corretta · /)).toBeTruthy();
});

test('each flagged answer that was changed before it was read says what it was', async () => {
  respond(reviewRoutes.completed, { surveys: [exampleFlagChanged], nextPage: 0 });
  await renderScreen(FlaggedCheckIns, { path: '/home', texts, permissions });

  expect(await screen.findByText(/^Hai dolore al petto .*\? prima: Sì, ora: No$/)).toBeTruthy();
  expect(screen.getByText(/^Hai mai avuto capogiri .*\? prima: Sì, ora: No$/)).toBeTruthy();
});
