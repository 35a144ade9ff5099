import { afterEach, expect, test, vi } from 'vitest';
import { hasDevPages } from './dev-pages.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  delete document.documentElement.dataset['dev'];
});

test('a built page has pages under /dev only when the server set data-dev', () => {
  vi.stubEnv('DEV', false);
  expect(hasDevPages()).toBe(false);

  document.documentElement.dataset['dev'] = '';
  expect(hasDevPages()).toBe(true);
});

test('the development server has pages under /dev without data-dev', () => {
  expect(hasDevPages()).toBe(true);
});
