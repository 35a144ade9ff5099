import { beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { LowEnergy } from '#areas/assignments/contract/energy.ts';
import { collaboratorRoutes } from '#areas/collaborators/contract.ts';
import { dietaryProfileRoutes } from '#areas/dietary-profiles/contract.ts';
import { energyNeedRoutes } from '#areas/macros/contract/energy-need.ts';
import { macroRoutes } from '#areas/macros/contract/library.ts';
import { macroDraft } from '#areas/macros/example.ts';
import { metricRoutes } from '#areas/metrics/contract.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { todayIn } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import { openTestVisits, type TestVisits } from './testing/visits.ts';

let server: TestServer;
let visits: TestVisits;

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  visits = await openTestVisits(server);
  await server.owner.query('delete from macros where account_id = $1', [visits.studio.accountId]);
  await server.owner.query(
    'update clients set height_cm = 168, height_on = current_date, height_at = now(), birth_date = current_date - 30 * 366 where id = $1',
    [visits.clientId],
  );
});

const today = todayIn('Europe/Rome');

async function weigh(kg: number): Promise<void> {
  const { clientId, studio } = visits;
  const values = [{ metric: 'weight', entered: String(kg) }];
  expect(
    (await server.ask(metricRoutes.record.client, { clientId, id: newId(), day: today, values }, studio.admin)).status,
  ).toBe(200);
}

async function state(fields: { isPregnant?: boolean; isLactating?: boolean }): Promise<void> {
  const { clientId, studio } = visits;
  const { version } = (await server.ask(dietaryProfileRoutes.get.client, { clientId }, studio.admin)).data;
  const profile = { clientId, ...fields, version };
  expect((await server.ask(dietaryProfileRoutes.save.client, profile, studio.admin)).status).toBe(200);
}

async function bornYearsAgo(years: number): Promise<void> {
  await server.owner.query(`update clients set birth_date = current_date - make_interval(years => $2) where id = $1`, [
    visits.clientId,
    years,
  ]);
}

/** What is said about macros of the client with this energy every day; undefined when they are saved. */
async function refusalOf(calories: number, energy: typeof macroDraft.energy = null) {
  const shares = { protein_percent: 30, carbs_percent: 40, lipids_percent: 30 };
  const day = { method: 'percentages', calories, ...shares } as const;
  const entries = { day, training: null, rest: null };
  const request = { ...macroDraft, entries, energy, clientId: visits.clientId, startsOn: '2099-12-01' };
  const { status, data } = await server.ask(macroRoutes.create, request, visits.studio.admin);
  if (status === 200) return undefined;
  expect(status).toBe(422);
  return z.object({ lowEnergy: z.array(LowEnergy) }).parse(data).lowEnergy[0];
}

const compared = async (token = visits.studio.admin) =>
  (await server.ask(energyNeedRoutes.energyNeed, { clientId: visits.clientId }, token)).data;

test('without a visit targets below the resting energy by the last weight are confirmed', async () => {
  expect(await refusalOf(1250)).toBeUndefined();
  await weigh(60);

  expect((await compared()).otherNeed).toMatchObject({ origin: 'estimate' });
  expect(await refusalOf(1250)).toMatchObject({ kind: 'resting', origin: 'estimate' });
});

test('targets below the resting energy of their own calculation are confirmed, with its numbers', async () => {
  const calculation = {
    ...macroDraft.energy,
    formula: 'MANUAL',
    bmrKcal: 1400,
    activity: 'sedentary',
  } as typeof macroDraft.energy;

  expect(await refusalOf(1300, calculation)).toMatchObject({
    ...{ kind: 'resting', origin: 'calculation' },
    ...{ restingKcal: 1400, needKcal: 1680 },
  });
  expect(await refusalOf(1500, calculation)).toBeUndefined();
  expect((await compared()).otherNeed).toEqual({ origin: 'calculation', restingKcal: 1400, kcalPerDay: 1680 });
});

test('the calculation of a template, which has the measures of nobody, is compared with no client', async () => {
  await weigh(60);
  const { clientId, studio } = visits;
  const energy = {
    ...macroDraft.energy,
    formula: 'MANUAL',
    bmrKcal: 2500,
    activity: 'sedentary',
  } as typeof macroDraft.energy;
  const { macro } = (await server.ask(macroRoutes.create, { ...macroDraft, energy }, studio.admin)).data;
  const request = { id: macro.id, clientIds: [clientId], startsOn: '2099-11-01' };
  expect((await server.ask(macroRoutes.assign, request, studio.admin)).status).toBe(200);

  expect((await compared()).otherNeed).toMatchObject({ origin: 'estimate' });
});

test('a deficit of a pregnant or breastfeeding client and of a minor is confirmed, without a visit and without a weight', async () => {
  await state({ isPregnant: true });
  expect(await compared()).toMatchObject({ maternalState: 'pregnant', isMinor: false });
  expect(await refusalOf(1250)).toMatchObject({ kind: 'maternal', needKcal: null });
  await weigh(60);
  expect(await refusalOf(1450)).toMatchObject({ kind: 'maternal', origin: 'estimate' });
  expect(await refusalOf(1700)).toMatchObject({ kind: 'maternal', needKcal: null });
  expect(await refusalOf(2300)).toBeUndefined();
});

test('a deficit of a minor is confirmed, without a visit and without a weight', async () => {
  await bornYearsAgo(15);
  expect(await compared()).toMatchObject({ maternalState: null, isMinor: true });
  expect(await refusalOf(1250)).toMatchObject({ kind: 'minor', needKcal: null });
  await weigh(58);
  expect(await refusalOf(1600)).toMatchObject({ kind: 'minor', origin: 'estimate' });
});

test('a client who weighs too little for height and age is named to who may read the body, and any deficit is confirmed', async () => {
  await server.owner.query('update clients set height_cm = 170 where id = $1', [visits.clientId]);
  await weigh(44);
  expect((await compared()).underweight).toMatchObject({ bmi: 15.2, bmiClass: 'severe_thinness', isMinor: false });
  expect(await refusalOf(1400)).toMatchObject({ kind: 'need', origin: 'estimate' });

  await bornYearsAgo(15);
  expect((await compared()).underweight).toMatchObject({ bmi: 15.2, bmiClass: 'thinness', isMinor: true });
  await state({ isPregnant: true });
  expect((await compared()).underweight).toBeNull();
});

test('without a date of birth the age of the calculation tells that a client is a minor, also where their meal plan is compared', async () => {
  await server.owner.query('update clients set birth_date = null where id = $1', [visits.clientId]);
  const calculation = { ...macroDraft.energy, ageYears: 15, formula: 'MANUAL', bmrKcal: 1100, activity: 'sedentary' };

  expect(await refusalOf(1500, calculation as typeof macroDraft.energy)).toMatchObject({ kind: 'minor' });
  expect((await compared()).isMinor).toBe(false);
  expect(await refusalOf(1600, calculation as typeof macroDraft.energy)).toBeUndefined();
  expect((await compared()).isMinor).toBe(true);
});

test('who may read neither visits nor health records learns that a client is a minor, and no pregnancy and no need', async () => {
  const { studio } = visits;
  await weigh(60);
  await state({ isPregnant: true });
  await bornYearsAgo(17);
  const permissions = ['view clients', 'view macros'] as const;
  const { collaborators } = (await server.ask(collaboratorRoutes.list, {}, studio.admin)).data;
  const to = collaborators.find(({ role }) => role === 'coach')?.id ?? '';
  await server.ask(collaboratorRoutes.changeCollaborator, { id: visits.clientId, kind: 'training', to }, studio.admin);
  const text = `update memberships set permissions = $2 where account_id = $1 and role = 'coach'`;
  await server.owner.query(text, [studio.accountId, permissions]);

  expect(await compared(studio.coach)).toEqual({
    need: null,
    otherNeed: null,
    isMinor: true,
    maternalState: null,
    underweight: null,
  });
});
