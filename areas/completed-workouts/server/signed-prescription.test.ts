import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createTickets } from '#shell/server/files/tickets.ts';
import type { Prescription } from '../contract/prescription.ts';
import { WorkoutSync } from '../contract/sync.ts';
import { exampleCompletedWorkout, syncOf } from '../example.ts';
import { canonicalJson } from '#shell/common/canonical-json.ts';
import { verifyPrescription, signPrescription } from './operations/signed-prescription.ts';

const { clientId, rows, title, info, programTitle, programId, workoutId } = exampleCompletedWorkout;
const accountId = '019a9781-3e00-7000-8000-000000000009';
const scope = { tickets: createTickets('un segreto di prova'), caller: { accountId } };
const shown: Prescription = {
  ...{ title, info, programTitle, rows, weekNumber: 1, dayNumber: 1 },
  programId: programId ?? '',
  workoutId: workoutId ?? '',
};

/** Returns `signed` as the server receives it: serialized to JSON and parsed by the contract. */
function received(signed: unknown) {
  return WorkoutSync.parse(JSON.parse(JSON.stringify({ ...syncOf(null), signed }))).signed ?? null;
}

test('a prescription signed before a field was added opens with the default of the field', () => {
  const before = { ...shown, rows: rows.map(({ progression, restValue, warmUp, ...row }) => row) };
  const print = createHash('sha256').update(canonicalJson(before)).digest('base64url');
  const signed = {
    prescription: before,
    signature: scope.tickets.issueTicket(`prescription ${accountId} ${clientId} ${print}`, 1),
  };
  const opened = received(signed);

  expect(opened && verifyPrescription(scope, clientId, opened)?.rows[0]).toMatchObject({
    progression: null,
    restValue: 90,
    warmUp: '',
  });
});

test('a prescription signed before a field was removed opens without it', () => {
  const before = { ...shown, mood: 'buono', rows: rows.map((row) => ({ ...row, tempo: '3-1-1-0' })) };
  const print = createHash('sha256').update(canonicalJson(before)).digest('base64url');
  const signed = {
    prescription: before,
    signature: scope.tickets.issueTicket(`prescription ${accountId} ${clientId} ${print}`, 1),
  };
  const opened = received(signed);

  expect(opened && verifyPrescription(scope, clientId, opened)).toEqual(shown);
});

test('a signature is valid only for its account, its client and its prescription', () => {
  const signed = received(signPrescription(scope, clientId, shown));
  if (!signed) throw new Error('nothing was signed');
  const elsewhere = { ...scope, caller: { accountId: clientId } };

  expect(verifyPrescription(scope, clientId, signed)).toEqual(shown);
  expect(verifyPrescription(scope, accountId, signed)).toBeUndefined();
  expect(verifyPrescription(elsewhere, clientId, signed)).toBeUndefined();
  expect(verifyPrescription(scope, clientId, { ...signed, prescription: { ...shown, more: 1 } })).toBeUndefined();
  expect(verifyPrescription(scope, clientId, { ...signed, prescription: {} })).toBeUndefined();
});
