import { expect, test } from 'vitest';
import { isSafePath, saveReturnPath, takeReturnPath } from './return-path.ts';

test.each([
  '/clients',
  '/clients/0199-a/edit',
  '/clients?search=a&page=2',
  '/programs#week-3',
  '/sf/~anna@studio',
  '/',
])('%s is a path of ours', (path) => {
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
])('%s is refused', (path) => {
  expect(isSafePath(path)).toBe(false);
});

test('a remembered path is given back once', () => {
  saveReturnPath('/programs?search=forza');

  expect(takeReturnPath()).toBe('/programs?search=forza');
  expect(takeReturnPath()).toBeUndefined();
});
