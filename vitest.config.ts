import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'rules',
          environment: 'node',
          isolate: false,
          // A hundred thousand random inputs take their seconds on a busy machine.
          testTimeout: 60_000,
          include: ['areas/*/rules/**/*.test.ts', 'shell/common/**/*.test.ts', 'scripts/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['areas/*/server/**/*.test.ts', 'shell/server/**/*.test.ts', 'database/**/*.test.ts'],
          globalSetup: ['database/testing/cluster.ts'],
          testTimeout: 15_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['areas/*/web/**/*.test.{ts,tsx}', 'shell/web/**/*.test.{ts,tsx}'],
          setupFiles: ['shell/web/testing/setup.ts'],
          testTimeout: 20_000,
        },
      },
    ],
  },
});
