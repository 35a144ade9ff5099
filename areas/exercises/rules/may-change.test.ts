import { expect, test } from 'vitest';
import { mayChangeExercise } from './may-change.ts';

const ofDario = { isOwn: true, createdBy: 'dario' };
const coach = (membershipId: string) => ({ roles: ['coach' as const], membershipId });
const admin = { roles: ['admin' as const], membershipId: 'marta' };

test('a coach may change only the exercises that they created', () => {
  expect(mayChangeExercise(coach('dario'), ofDario)).toBe(true);
  expect(mayChangeExercise(coach('lia'), ofDario)).toBe(false);
});

test('the admin may change every own exercise, also when its author has left', () => {
  expect(mayChangeExercise(admin, ofDario)).toBe(true);
  expect(mayChangeExercise(admin, { isOwn: true, createdBy: null })).toBe(true);
  expect(mayChangeExercise({ roles: ['coach'], membershipId: null }, { isOwn: true, createdBy: null })).toBe(false);
});

test('no role of an account may change the library', () => {
  expect(mayChangeExercise(admin, { isOwn: false, createdBy: null })).toBe(false);
});
