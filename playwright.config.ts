import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { freePort } from '#shell/server/database/embedded.ts';

/** A new data folder for each run, so that it starts with only the demo studio. */
const dataDir = process.env['E2E_DATA'] ?? fs.mkdtempSync(path.join(os.tmpdir(), 'forma-e2e-'));
fs.chmodSync(dataDir, 0o755);
process.env['E2E_DATA'] = dataDir;
// Workers load this file again, so the ports are stored in the environment. Parallel runs search from different ports.
const firstPort = 20_000 + (process.pid % 1000) * 10;
process.env['E2E_PORT'] ??= String(await freePort(firstPort));
process.env['E2E_BRAND_PORT'] ??= String(await freePort(Number(process.env['E2E_PORT']) + 1));
process.env['E2E_DATABASE_PORT'] ??= String(15_000 + (process.pid % 900));
const { E2E_PORT: port, E2E_BRAND_PORT: brandPort } = process.env;
const shared = {
  FORMA_DATA: dataDir,
  DATABASE_PORT: process.env['E2E_DATABASE_PORT'],
  NODE_ENV: 'development',
  LOG_LEVEL: 'warn',
  FORMA_DEMO: 'on',
};
export const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
/** Features that Playwright disables. Chromium reads only the last `--disable-features`, so they are repeated in ours. */
const featuresOffByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];
/** The suggestions below the address bar: two pages of Chromium itself, which every window loads and no test needs. */
const featuresOffHere = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];
export const browserArgs = [
  `--disable-features=${[...featuresOffByPlaywright, ...featuresOffHere].join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Two server processes with different brands on one database, as behind a load balancer. */
export const addresses = { forma: `http://127.0.0.1:${port}`, coachplus: `http://127.0.0.1:${brandPort}` };

export default defineConfig({
  testDir: 'e2e',
  outputDir: '.forma/e2e-results',
  // One more than the processors of the smallest machine that runs them: a journey waits for a quarter of its time.
  workers: 3,
  fullyParallel: true,
  // A journey takes 5 to 40 s; a machine that runs others beside it may be several times slower.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  globalTeardown: './e2e/support/stop-database.ts',
  reporter: 'list',
  use: {
    baseURL: addresses.forma,
    locale: 'it-IT',
    // Every journey is a first visit, which would load the files of the installed app; journeys without a network allow it.
    serviceWorkers: 'block',
    // Recording every journey for the few that fail takes a quarter of the run; `E2E_TRACE=on` repeats one with its trace.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    launchOptions: { executablePath, args: browserArgs },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } }, testIgnore: '**/*.phone.spec.ts' },
    {
      name: 'phone',
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        launchOptions: { executablePath, args: browserArgs },
      },
      testIgnore: '**/*.desktop.spec.ts',
    },
  ],
  webServer: [
    {
      command: 'node shell/server/main.js',
      // Printed when the demo studio is created, which is after the server is ready.
      wait: { stdout: /Forma is ready/ },
      timeout: 120_000,
      env: { ...shared, PORT: `${port}`, PUBLIC_URL: addresses.forma },
    },
    {
      command: 'node shell/server/main.js',
      url: `${addresses.coachplus}/readyz`,
      env: {
        ...shared,
        PORT: `${brandPort}`,
        PUBLIC_URL: addresses.coachplus,
        PLATFORM_NAME: 'coachplus',
        FORMA_DEMO: 'off',
      },
    },
  ],
});
