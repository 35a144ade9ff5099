import { expect, test } from 'vitest';
import { mayChangeExercise } from './may-change.ts';

const ofDario = { isOwn: true, createdBy: 'dario' };
const coach = (membershipId: string) => ({ roles: ['coach' as const], membershipId });
const admin = { roles: ['admin' as const], membershipId: 'marta' };

test('a coach changes the exercises they made and nobody else’s', () => {
  expect(mayChangeExercise(coach('dario'), ofDario)).toBe(true);
  expect(mayChangeExercise(coach('lia'), ofDario)).toBe(false);
});

test('the admin changes every own exercise, also one whose author has left', () => {
  expect(mayChangeExercise(admin, ofDario)).toBe(true);
  expect(mayChangeExercise(admin, { isOwn: true, createdBy: null })).toBe(true);
  expect(mayChangeExercise({ roles: ['coach'], membershipId: null }, { isOwn: true, createdBy: null })).toBe(false);
});

test('nobody of an account changes the library', () => {
  expect(mayChangeExercise(admin, { isOwn: false, createdBy: null })).toBe(false);
});
