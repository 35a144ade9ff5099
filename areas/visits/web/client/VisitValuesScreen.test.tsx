import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { exampleClient } from '#areas/clients/example.ts';
import { newId } from '#shell/common/ids.ts';
import { respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { visitRoutes } from '../../contract/routes.ts';
import { VisitValuesScreen } from './VisitValuesScreen.tsx';

async function openTable() {
  const at = { path: '/clients/$id/visits/values', at: `/clients/${exampleClient.id}/visits/values` };
  const texts = ['visits', 'clients', 'metrics', 'body-composition'];
  await renderScreen(VisitValuesScreen, { ...at, permissions: ['view visits', 'view clients'], texts });
}

const cellsOf = async (name: RegExp) =>
  within(await screen.findByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('the table has the results of each visit: fat of skinfolds and of a device with their method, and no change between them', async () => {
  respond(clientRoutes.detail, { client: exampleClient });
  respond(visitRoutes.valuesOfClient, {
    visits: [
      { id: newId(), takenOn: '2026-11-25', state: 'completed', isOfPregnancy: false },
      { id: newId(), takenOn: '2026-10-28', state: 'completed', isOfPregnancy: false },
    ],
    rows: [{ metric: 'weight', side: null, values: [76, 78.4], notCounted: [null, null] }],
    results: [
      { name: 'fat', values: [32.9, 34.4], methods: ['BIA Tanita', 'DURNIN_WOMERSLEY'] },
      { name: 'bmi', values: [26.3, 27.1], methods: [null, null] },
    ],
  });
  await openTable();

  expect(await cellsOf(/^Peso/)).toEqual(['76', '−2,4', '−2,4', '78,4']);
  expect(await cellsOf(/^Massa grassa/)).toEqual(['32,9Bioimpedenza, Tanita', '–', '–', '34,4Durnin-Womersley']);
  expect(await cellsOf(/BMI/)).toEqual(['26,3', '−0,8', '−0,8', '27,1']);
  expect(screen.getByText(/solo con visite dello stesso metodo/)).toBeTruthy();
});

test('the visit that is not completed is named as a draft in the table, whose changes include it', async () => {
  const visit = (takenOn: string, state: 'draft' | 'completed') => ({
    id: newId(),
    takenOn,
    state,
    isOfPregnancy: false,
  });
  respond(clientRoutes.detail, { client: exampleClient });
  respond(visitRoutes.valuesOfClient, {
    visits: [visit('2026-11-25', 'draft'), visit('2026-10-28', 'completed')],
    rows: [{ metric: 'weight', side: null, values: [76, 78.4], notCounted: [null, null] }],
    results: [],
  });
  await openTable();

  const [, newest, , , older] = (await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent);
  expect(newest).toMatch(/2026 ?Bozza$/);
  expect(older).not.toContain('Bozza');
});

test('a ratio has two digits wherever it is read: 0.80 beside 0.76', async () => {
  const visit = (takenOn: string) => ({ id: newId(), takenOn, state: 'completed' as const, isOfPregnancy: false });
  respond(clientRoutes.detail, { client: exampleClient });
  respond(visitRoutes.valuesOfClient, {
    visits: [visit('2026-11-25'), visit('2026-10-28')],
    rows: [{ metric: 'weight', side: null, values: [76, 78.4], notCounted: [null, null] }],
    results: [{ name: 'waistHip', values: [0.76, 0.8], methods: [null, null] }],
  });
  await openTable();

  expect(await cellsOf(/Vita.*fianchi/i)).toEqual(['0,76', '−0,04', '−0,04', '0,80']);
});

test('readings that do not count are struck in the table, which says why; a visit in pregnancy is marked', async () => {
  respond(clientRoutes.detail, { client: exampleClient });
  respond(visitRoutes.valuesOfClient, {
    visits: [
      { id: newId(), takenOn: '2026-11-25', state: 'completed', isOfPregnancy: true },
      { id: newId(), takenOn: '2026-10-28', state: 'completed', isOfPregnancy: false },
    ],
    rows: [
      { metric: 'weight', side: null, values: [76, 78.4], notCounted: [null, null] },
      { metric: 'triceps_fold', side: null, values: [21, null], notCounted: [null, [210, 22]] },
    ],
    results: [],
  });
  await openTable();

  expect(await cellsOf(/^Plica tricipitale/)).toEqual(['21', '–', '–', '210 / 22']);
  expect(screen.getByText('210 / 22').tagName).toBe('S');
  expect(
    screen.getByText('I valori barrati non contano: almeno una lettura è fuori da quelle possibili.'),
  ).toBeTruthy();
  expect(screen.getByRole('columnheader', { name: '25 nov 2026 In gravidanza' })).toBeTruthy();
  expect(screen.getByText(/massa grassa e bioimpedenza non si confrontano/)).toBeTruthy();
});

test('what the last visit did not measure has no change; a change since an older visit names its day', async () => {
  const visit = (takenOn: string) => ({ id: newId(), takenOn, state: 'completed' as const, isOfPregnancy: false });
  respond(clientRoutes.detail, { client: exampleClient });
  respond(visitRoutes.valuesOfClient, {
    visits: [visit('2026-11-27'), visit('2026-10-26'), visit('2026-09-25')],
    rows: [
      { metric: 'navel', side: null, values: [null, 86, 88.5], notCounted: [null, null, null] },
      { metric: 'waist', side: null, values: [80, null, 82], notCounted: [null, null, null] },
    ],
    results: [{ name: 'dailyEnergy', values: [1882.6, 1899.1, null], methods: ['A', 'A', null] }],
  });
  await openTable();

  expect(await cellsOf(/^Ombelico/)).toEqual(['–', '–', '–', '86', '88,5']);
  expect(await cellsOf(/^Vita/)).toEqual(['80', '−2dal 25 set 2026', '−2', '–', '82']);
  expect((await cellsOf(/^Energia totale/)).slice(1, 3)).toEqual(['−16', '−16dal 26 ott 2026']);
});
