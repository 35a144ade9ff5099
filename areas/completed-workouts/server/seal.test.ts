import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { makeTickets } from '#shell/server/files/tickets.ts';
import { type Prescription, WorkoutSync } from '../contract/training.ts';
import { exampleCompletedWorkout, syncOf } from '../example.ts';
import { canonicalJson } from '../rules/canonical.ts';
import { openSealed, seal } from './operations/seal.ts';

const { clientId, rows, title, info, programTitle, programId, workoutId } = exampleCompletedWorkout;
const accountId = '019a9781-3e00-7000-8000-000000000009';
const scope = { tickets: makeTickets('un segreto di prova'), caller: { accountId } };
const shown: Prescription = {
  ...{ title, info, programTitle, rows, weekNumber: 1, dayNumber: 1 },
  programId: programId ?? '',
  workoutId: workoutId ?? '',
};

/** What comes out of a call, after the contract has read it. */
function received(sealed: unknown) {
  return WorkoutSync.parse(JSON.parse(JSON.stringify({ ...syncOf(null), sealed }))).sealed ?? null;
}

test('a prescription of before a field was there opens, with the default in its place', () => {
  const before = { ...shown, rows: rows.map(({ progression, restValue, ...row }) => row) };
  const print = createHash('sha256').update(canonicalJson(before)).digest('base64url');
  const sealed = {
    prescription: before,
    seal: scope.tickets.issue(`prescription ${accountId} ${clientId} ${print}`, 1),
  };
  const opened = received(sealed);

  expect(opened && openSealed(scope, clientId, opened)?.rows[0]).toMatchObject({ progression: null, restValue: 90 });
});

test('a prescription of before a field was taken away opens without it', () => {
  const before = { ...shown, mood: 'buono', rows: rows.map((row) => ({ ...row, tempo: '3-1-1-0' })) };
  const print = createHash('sha256').update(canonicalJson(before)).digest('base64url');
  const sealed = {
    prescription: before,
    seal: scope.tickets.issue(`prescription ${accountId} ${clientId} ${print}`, 1),
  };
  const opened = received(sealed);

  expect(opened && openSealed(scope, clientId, opened)).toEqual(shown);
});

test('a seal is of its account, its client and its prescription alone', () => {
  const sealed = received(seal(scope, clientId, shown));
  if (!sealed) throw new Error('nothing was sealed');
  const elsewhere = { ...scope, caller: { accountId: clientId } };

  expect(openSealed(scope, clientId, sealed)).toEqual(shown);
  expect(openSealed(scope, accountId, sealed)).toBeUndefined();
  expect(openSealed(elsewhere, clientId, sealed)).toBeUndefined();
  expect(openSealed(scope, clientId, { ...sealed, prescription: { ...shown, more: 1 } })).toBeUndefined();
  expect(openSealed(scope, clientId, { ...sealed, prescription: {} })).toBeUndefined();
});
