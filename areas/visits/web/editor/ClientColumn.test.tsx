import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { createStore } from 'zustand';
import { consentSubjectRoutes } from '#areas/clients/contract/consents.ts';
import { dietaryProfileRoutes } from '#areas/dietary-profiles/contract.ts';
import { emptyProfile } from '#areas/dietary-profiles/rules/empty-profile.ts';
import { respond, respondWithError } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { VisitContent } from '../../contract/document.ts';
import { ClientColumn } from './ClientColumn.tsx';
import { VisitContext, type VisitEditorContext } from './open-visit.ts';

const client = { id: '0199a000-0000-7000-8000-00000000c001', name: 'Giulia Esempio', gender: null, birthDate: null };
const before = { weightKg: null, weighedOn: null, heightCm: null };
const copied = [
  { id: 'medicines', text: 'Nessuno' },
  { id: 'past_conditions', text: 'Ipertensione' },
];

/** The part of the editor's context that the column reads. */
function contextOf(visit: Partial<VisitContent>): VisitEditorContext {
  const store = createStore(() => ({ content: VisitContent.parse({ takenOn: '2026-03-02', ...visit }) }));
  const context: unknown = { document: { store }, base: { client, before, previous: null, first: null } };
  return context as VisitEditorContext;
}

const texts = ['visits', 'body-composition', 'metrics', 'dietary-profiles', 'aliments'];

beforeEach(() => {
  respond(dietaryProfileRoutes.get.client, {
    profile: { ...emptyProfile, allergies: [{ allergen: 'nuts', severity: 'allergy' }] },
    ...{ version: 1, asksStates: true, changes: [] },
  });
});

function Column() {
  return (
    <VisitContext value={contextOf({})}>
      <ClientColumn />
    </VisitContext>
  );
}

function ColumnWithCopiedAnswers() {
  return (
    <VisitContext value={contextOf({ answers: copied })}>
      <ClientColumn />
    </VisitContext>
  );
}

test.each([
  ['leads who may change clients to the form', ['view visits', 'update clients'], 1],
  ['says to the others only what is missing', ['view visits'], 0],
])('without age and sex of the client the visit %s', async (_, permissions, links) => {
  await renderScreen(Column, { permissions, texts });

  expect(await screen.findByText('Senza età e sesso le formule non danno risultati.')).toBeTruthy();
  expect(screen.queryAllByRole('link', { name: 'Completa i dati' })).toHaveLength(links);
});

test('who may not view clients reads nothing about the consent', async () => {
  await renderScreen(Column, { permissions: ['view visits'], texts });

  await screen.findByText('Giulia Esempio');
  expect(screen.queryByText('Consenso ai dati sanitari')).toBeNull();
});

test.each([
  [true, '2026-11-28T09:00:00.000Z', 'Dato il 28 nov 2026'],
  [false, '2026-11-29T09:00:00.000Z', 'Ritirato il 29 nov 2026'],
  [false, null, 'Non ancora dato'],
] as const)('a consent that is given: %s, decided at %s, reads “%s”', async (isGiven, decidedAt, text) => {
  respond(consentSubjectRoutes.consents.client, {
    consents: [{ purpose: 'health_data', isGiven, decidedAt, textVersion: '1', guardianName: null }],
    ...{ studioId: client.id, asksHealthConsent: true, isMinor: false },
  });
  await renderScreen(Column, { permissions: ['view visits', 'view clients'], texts });

  expect(await screen.findByText(text)).toBeTruthy();
});

test('who may only see visits reads the allergies and exclusions', async () => {
  await renderScreen(Column, { permissions: ['view visits'], texts });

  const profile = await screen.findByRole('region', { name: 'Allergie ed esclusioni' });
  expect(within(profile).getByText(/Frutta a guscio/)).toBeTruthy();
});

test('without a connection the visit says that allergies and the consent were not loaded', async () => {
  respondWithError(dietaryProfileRoutes.get.client, 503, {});
  respondWithError(consentSubjectRoutes.consents.client, 503, {});
  await renderScreen(Column, { permissions: ['view visits', 'view clients'], texts });

  expect(await screen.findByText(/allergie e le esclusioni di questo cliente non sono state caricate/)).toBeTruthy();
  expect(await screen.findByText('Non caricato')).toBeTruthy();
});

test('medicines and diagnoses that surveys and earlier visits name are beside the visit that has none', async () => {
  respond(dietaryProfileRoutes.get.client, {
    ...{ profile: emptyProfile, version: 1, asksStates: true, changes: [] },
    diagnoses: [
      { text: 'Ipertensione', day: '2026-02-01' },
      { question: 'Senti dolore al petto?', survey: 'Idoneità', text: '', day: '2026-02-28' },
    ],
    medicines: [{ kind: 'medicine', text: 'ramipril 5 mg', question: '', source: 'survey', day: '2026-02-28' }],
  });
  await renderScreen(Column, { permissions: ['view visits'], texts });

  expect(await screen.findByText('«ramipril 5 mg» (questionario del 28 feb 2026)')).toBeTruthy();
  const answer = '«Senti dolore al petto? Sì» (questionario «Idoneità» del 28 feb 2026)';
  expect(screen.getByText(`«Ipertensione» (visita del 1 feb 2026) ${answer}`)).toBeTruthy();
});

test('a medicine that a survey names since is beside the answer that the visit has from the last one', async () => {
  respond(dietaryProfileRoutes.get.client, {
    ...{ profile: emptyProfile, version: 1, asksStates: true, changes: [] },
    diagnoses: [{ text: 'Ipertensione', day: '2026-02-01' }],
    medicines: [{ kind: 'medicine', text: 'Coumadin', question: '', source: 'survey', day: '2026-02-28' }],
  });
  await renderScreen(ColumnWithCopiedAnswers, { permissions: ['view visits'], texts });

  expect(await screen.findByText(/^Nessuno «Coumadin» \(questionario del 28 feb 2026\)/)).toBeTruthy();
  expect(screen.getByText('Ipertensione')).toBeTruthy();
});

test('medicines that a client wrote of in the chat and in the profile are to be asked about, under the medicines', async () => {
  const message = { record: 'message', day: '2026-02-28' } as const;
  respond(dietaryProfileRoutes.get.client, {
    ...{ profile: { ...emptyProfile, note: 'Prendo il coumadin da 2 anni. Cena alle 20' } },
    ...{ version: 1, asksStates: true, changes: [] },
    diagnoses: [
      { ...message, text: 'ora xarelto 20mg' },
      { ...message, text: 'Ho il diabete e prendo la metformina' },
      { ...message, text: 'Soffro di reflusso' },
    ],
  });
  await renderScreen(Column, { permissions: ['view visits'], texts });

  const shownUnder = (name: string) => screen.getByText(name).nextElementSibling?.textContent ?? '';
  await screen.findAllByText(/xarelto/);
  expect(shownUnder('Farmaci')).toMatch(/Da chiedere:.*ora xarelto 20mg/);
  expect(shownUnder('Farmaci')).toMatch(/Da chiedere:.*metformina/);
  expect(shownUnder('Farmaci')).toMatch(/Da chiedere:.*Prendo il coumadin da 2 anni/);
  expect(shownUnder('Farmaci')).not.toMatch(/Cena|reflusso/);
  expect(shownUnder('Diagnosi')).toMatch(/metformina/);
  expect(shownUnder('Diagnosi')).toMatch(/reflusso/);
  expect(shownUnder('Diagnosi')).not.toMatch(/xarelto/);
});

test('without any answer about medicines they are to be asked, which is no dash', async () => {
  await renderScreen(Column, { permissions: ['view visits'], texts });

  expect((await screen.findByText('Farmaci')).nextElementSibling?.textContent).toBe('Da chiedere');
});

test('what answers a question about diagnoses or medicines is under both', async () => {
  const question = 'Hai malattie diagnosticate o prendi farmaci?';
  const answer = { text: 'Celiachia diagnosticata a 8 anni', question, source: 'survey', day: '2026-02-28' } as const;
  respond(dietaryProfileRoutes.get.client, {
    ...{ profile: emptyProfile, version: 1, asksStates: true, changes: [] },
    diagnoses: [],
    medicines: [{ kind: 'medicine', ...answer }],
  });
  await renderScreen(Column, { permissions: ['view visits'], texts });

  const line = '«Celiachia diagnosticata a 8 anni» (questionario del 28 feb 2026)';
  expect(await screen.findAllByText(line)).toHaveLength(2);
});

test('a flagged answer to such a question is once under the diagnoses', async () => {
  const question = 'Hai malattie diagnosticate o prendi farmaci?';
  const answer = { text: 'Celiachia', question, day: '2026-02-28' } as const;
  respond(dietaryProfileRoutes.get.client, {
    ...{ profile: emptyProfile, version: 1, asksStates: true, changes: [] },
    diagnoses: [{ ...answer, survey: 'Prima visita' }],
    medicines: [{ kind: 'medicine', source: 'survey', ...answer }],
  });
  await renderScreen(Column, { permissions: ['view visits'], texts });

  expect(await screen.findAllByText(/Celiachia/)).toHaveLength(2);
});
