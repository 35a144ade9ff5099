import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { declarationExample } from '#areas/dietary-profiles/example.ts';
import { requestsTo, respondWithError } from '#shell/web/testing/fake-api.ts';
import { visitRoutes } from '../../contract/routes.ts';
import { openVisitScreen } from './testing/open-visit-screen.tsx';

const declarations = [declarationExample];
const completing = () => userEvent.click(screen.getByRole('button', { name: 'Completa la visita' }));
const refuse = () => respondWithError(visitRoutes.complete, 422, { code: 'weight_required', data: {} });

test('what the client declared and nobody confirmed is beside the visit, and asked about once when it is completed', async () => {
  await openVisitScreen({}, { declarations });
  const profile = await screen.findByRole('region', { name: 'Allergie ed esclusioni' });
  expect(await within(profile).findByText('Noci, orticaria')).toBeTruthy();
  expect(within(profile).getByText('Dal questionario del 1 feb 2026, non ancora confermato')).toBeTruthy();
  refuse();

  await completing();
  const question = await screen.findByRole('dialog', {
    name: '1 indicazione su allergie e alimentazione non confermata',
  });
  expect(within(question).getByText(/«Noci, orticaria»/)).toBeTruthy();
  await userEvent.click(within(question).getByRole('button', { name: 'Torna alla visita' }));
  expect(requestsTo(visitRoutes.complete)).toHaveLength(0);

  await completing();
  await userEvent.click(await screen.findByRole('button', { name: 'Completa lo stesso' }));
  await waitFor(() => expect(requestsTo(visitRoutes.complete)).toHaveLength(1));
});

test('a visit of a client without open declarations is completed without a question', async () => {
  await openVisitScreen();
  refuse();

  await completing();

  await waitFor(() => expect(requestsTo(visitRoutes.complete)).toHaveLength(1));
});

test('an arm of 50 cm after one of 29 and a weight far from the last one are asked about before the visit is completed', async () => {
  const measures = [
    { id: 'weight', metric: 'weight' as const, side: null, takes: [36.4] },
    { id: 'arms', metric: 'arms' as const, side: 'R' as const, takes: [50] },
    { id: 'height', metric: 'height' as const, side: null, takes: [168] },
  ];
  await openVisitScreen({ measures });
  refuse();

  await completing();
  const question = await screen.findByRole('dialog', { name: 'È giusto?' });
  expect(question.textContent?.replaceAll('\u00A0', ' ')).toContain(
    'Peso: 63,8 kg il 30 gen 2026 → 36,4 kg il 2 mar 2026. Braccia · Destra: 29 cm il 12 gen 2026 → 50 cm il 2 mar 2026.',
  );
  await userEvent.click(within(question).getByRole('button', { name: 'Lo correggo' }));
  expect(requestsTo(visitRoutes.complete)).toHaveLength(0);

  await completing();
  await userEvent.click(await screen.findByRole('button', { name: 'Completa lo stesso' }));
  await waitFor(() => expect(requestsTo(visitRoutes.complete)).toHaveLength(1));
});

test('a skinfold whose third reading is missing is asked about before the visit is completed', async () => {
  await openVisitScreen({
    measures: [{ id: 'triceps_fold', metric: 'triceps_fold', side: null, takes: [12, 14] }],
  });
  refuse();

  await completing();
  const question = await screen.findByRole('dialog', { name: 'Manca la terza lettura' });
  expect(question).toHaveProperty('textContent', expect.stringContaining('Plica tricipitale'));
  await userEvent.click(within(question).getByRole('button', { name: 'Torna alla visita' }));
  expect(requestsTo(visitRoutes.complete)).toHaveLength(0);

  await completing();
  await userEvent.click(await screen.findByRole('button', { name: 'Completa lo stesso' }));
  await waitFor(() => expect(requestsTo(visitRoutes.complete)).toHaveLength(1));
});

test('words of the history about a pregnancy withhold the results of a draft and are asked about in the results alone', async () => {
  const text = 'Incinta, 24 settimane';
  const ofVisit = { source: 'visit', isWrittenState: true } as const;
  const written = { ...declarationExample, question: 'Gravidanze e allattamento', text, ...ofVisit };
  await openVisitScreen({}, { declarations: [written] });
  expect(await screen.findByText(/Da confermare. Indicalo qui/)).toBeTruthy();
  expect(screen.getByText(/In gravidanza massa grassa, BMI e peso desiderabile non sono validi/)).toBeTruthy();
  const message = `Da confermare: «${text}».`;
  respondWithError(visitRoutes.complete, 422, {
    code: 'maternal_state_declared',
    errors: { maternalState: [message] },
  });

  await completing();
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});
