import { afterEach, expect, test, vi } from 'vitest';
import { hasDevPages } from './dev-pages.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  delete document.documentElement.dataset['dev'];
});

test('a built page has its pages under /dev only where the server marked it', () => {
  vi.stubEnv('DEV', false);
  expect(hasDevPages()).toBe(false);

  document.documentElement.dataset['dev'] = '';
  expect(hasDevPages()).toBe(true);
});

test('the development server of the web has them unmarked', () => {
  expect(hasDevPages()).toBe(true);
});
