import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';

const webTests = globSync('{areas/*,shell}/web/**/*.test.{ts,tsx}');

/** Tests with IndexedDB have workers of their own, because the others run without it. */
const databaseTests = webTestsWith(/fake-indexeddb/);
/**
 * Tests that mock modules or load them again run isolated, because other tests of the same worker would use these too. So do
 * those of the chat: its outbox and drafts go on sending after a test.
 */
const isolatedTests = [
  ...webTestsWith(/vi\.(resetModules|mock)\(/),
  ...databaseTests.filter((file) => file.startsWith('areas/chats/')),
];

const webSetup = 'shell/web/testing/setup.ts';
const web = { environment: 'jsdom', setupFiles: [webSetup], testTimeout: 60_000 };

export default defineConfig({
  test: {
    // One more than the cores: on two cores, two files at a time leave a tenth of both idle, while they wait for a pause or a job.
    maxWorkers: availableParallelism() + 1,
    expect: { poll: { timeout: 10_000 } },
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
          exclude: [...configDefaults.exclude, ...isolatedTests, ...databaseTests],
        },
      },
      {
        plugins: [react()],
        test: {
          ...web,
          name: 'web with IndexedDB',
          isolate: false,
          include: databaseTests,
          exclude: [...configDefaults.exclude, ...isolatedTests],
          setupFiles: [webSetup, 'shell/web/testing/indexed-db.ts'],
        },
      },
      { plugins: [react()], test: { ...web, name: 'web isolated', include: isolatedTests } },
    ],
  },
});

function webTestsWith(text: RegExp): string[] {
  return webTests.filter((file) => text.test(readFileSync(file, 'utf8')));
}
