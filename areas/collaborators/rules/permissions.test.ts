import { expect, test } from 'vitest';
import { rolePermissions } from '#shell/common/role-permissions.ts';
import { isPermittedTo, permissionMatrix, storedPermissions, withToggled, withViews } from './permissions.ts';

test('who may change clients also sees them', () => {
  expect(withViews(['delete clients'])).toEqual(['view clients', 'delete clients']);
});

test('a permission that the admin does not have is not given', () => {
  expect(withViews(['view own training', 'view storefronts'])).toEqual(['view storefronts']);
});

test('permissions equal to those of the role are not stored, so they follow the role', () => {
  const ofCoach = rolePermissions().coach;

  expect(storedPermissions('coach', ofCoach.toReversed())).toBeNull();
  expect(storedPermissions('coach', ofCoach.slice(0, -1))).not.toBeNull();
  expect(storedPermissions('nutritionist', ofCoach)).not.toBeNull();
});

test('without "view" nothing of the resource is left', () => {
  const coach = rolePermissions().coach;

  const limited = withToggled(coach, 'view exercises');

  expect(limited.filter((name) => name.endsWith('exercises'))).toEqual([]);
  expect(limited).toHaveLength(coach.length - 4);
});

test('clicking "create" also gives "view"', () => {
  expect(withToggled([], 'create groups')).toEqual(['view groups', 'create groups']);
});

test('what the matrix does not offer stays as it is stored, whatever is clicked', () => {
  const { coach } = rolePermissions();

  const without = withToggled(coach, 'view workouts');
  const again = withToggled(withToggled(without, 'view workouts'), 'update workouts');

  expect(without).toEqual(expect.arrayContaining(['create workouts', 'view reminders', 'delete reservations']));
  expect(without).not.toContain('update workouts');
  expect(withViews(without)).toEqual(without);
  expect(storedPermissions('coach', again)).toBeNull();
});

test('the matrix offers what can be done in the product', () => {
  const matrix = permissionMatrix();

  expect(matrix.get('home')).toEqual(['view']);
  expect(matrix.get('notifications')).toEqual(['view']);
  expect(matrix.get('clients')).toEqual(['view', 'create', 'update', 'delete']);
  expect(matrix.has('storefronts')).toBe(false);
});

test('a secretary may have less than her role, and nothing else', () => {
  const { admin, secretary } = rolePermissions();

  expect(isPermittedTo('secretary', ['create clients'])).toBe(true);
  const others = admin.filter((name) => !secretary.includes(name));
  expect(others.filter((name) => isPermittedTo('secretary', [name]))).toEqual([]);
  expect(others.every((name) => isPermittedTo('coach', [name]))).toBe(true);
  expect([...permissionMatrix('secretary').keys()]).toEqual(['clients', 'notifications', 'notices']);
});

test('a new collaborator does not delete clients unless the owner allows it', () => {
  for (const role of ['coach', 'nutritionist'] as const) {
    const deletions = rolePermissions()[role].filter((name) => name.startsWith('delete '));
    expect(deletions).not.toContain('delete clients');
    expect(storedPermissions(role, [...rolePermissions()[role], 'delete clients'])).toContain('delete clients');
  }
});
