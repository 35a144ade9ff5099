import { globSync, readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';

const webTests = globSync('{areas/*,shell}/web/**/*.test.{ts,tsx}');

/**
 * Tests that mock modules or replace IndexedDB run isolated, because other tests of the same worker would use the
 * replaced modules too.
 */
const isolatedTests = webTests.filter((file) =>
  /fake-indexeddb|vi\.(resetModules|mock)\(/.test(readFileSync(file, 'utf8')),
);

const web = { environment: 'jsdom', setupFiles: ['shell/web/testing/setup.ts'], testTimeout: 60_000 };

export default defineConfig({
  test: {
    // By default one core stays free: on two cores the tests would run one after the other.
    maxWorkers: '100%',
    expect: { poll: { timeout: 5000 } },
    projects: [
      {
        test: {
          name: 'rules',
          environment: 'node',
          isolate: false,
          // Property tests with 100,000 random inputs take long on a busy machine.
          testTimeout: 60_000,
          include: ['areas/*/rules/**/*.test.ts', 'shell/common/**/*.test.ts', 'scripts/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'server',
          isolate: false,
          environment: 'node',
          include: ['areas/*/server/**/*.test.ts', 'shell/server/**/*.test.ts', 'database/**/*.test.ts'],
          globalSetup: ['database/testing/cluster.ts'],
          setupFiles: ['database/testing/setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [react()],
        test: {
          ...web,
          name: 'web',
          isolate: false,
          include: webTests,
          exclude: [...configDefaults.exclude, ...isolatedTests],
        },
      },
      { plugins: [react()], test: { ...web, name: 'web isolated', include: isolatedTests } },
    ],
  },
});
