import { expect, test } from 'vitest';
import { isSafePath, saveReturnPath, takeReturnPath } from './return-path.ts';

test.each([
  '/clients',
  '/clients/0199-a/edit',
  '/clients?search=a&page=2',
  '/programs#week-3',
  '/sf/~anna@studio',
  '/',
])('%s is a path of the app', (path) => {
  expect(isSafePath(path)).toBe(true);
});

test.each([
  '//evil.com',
  '//evil',
  'https://evil.com',
  '/\\evil.com',
  'javascript:alert(1)',
  '/a.b',
  'clients',
  '/a b',
  '',
])('%s is rejected', (path) => {
  expect(isSafePath(path)).toBe(false);
});

test('a stored path is returned once', () => {
  saveReturnPath('/programs?search=forza');

  expect(takeReturnPath()).toBe('/programs?search=forza');
  expect(takeReturnPath()).toBeUndefined();
});
