import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findOrInstallChromium } from './chromium.js';
import { install, readOrNothing, root } from './install.js';

const reports = path.join(root, '.forma/reports');
const unitReport = path.join(reports, 'unit.json');
const e2eReport = path.join(reports, 'e2e.json');

/** Rows of scripts, the fastest row first. The scripts of a row run at the same time. */
const rows = [
  [{ script: 'format' }, { script: 'lint' }, { script: 'texts' }],
  [{ script: 'types' }, { script: 'boundaries' }, { script: 'unused' }, { script: 'build' }],
  [{ script: 'unit', commandArguments: ['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`] }],
  [{ script: 'test:e2e', commandArguments: ['--reporter=list,json'] }],
];

/**
 * The unit tests run in a time zone and a language in which no test was written: a day ahead of Europe, with another lower
 * case of `I`. `npm run unit` and the browser journeys use those of the machine, so that both are tested in one run.
 */
const foreignMachine = { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' };

install();
const environment = {
  ...process.env,
  CHROMIUM_PATH: findOrInstallChromium(),
  PLAYWRIGHT_JSON_OUTPUT_FILE: e2eReport,
  // Halves the start of the threads and processes that the server tests make for each file that is parsed.
  NODE_COMPILE_CACHE: path.join(root, '.forma/compile-cache'),
  ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }),
};
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const failedScripts = await runRows();
const { passed, failed } = tally(failedScripts);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

async function runRows() {
  for (const row of rows) {
    const codes = await Promise.all(row.map((step) => runStep(step, row.length === 1)));
    const failed = row.filter((_, index) => codes[index] !== 0).map((step) => step.script);
    for (const script of failed) console.error(`npm run ${script} failed`);
    if (failed.length > 0) return failed;
  }
  return [];
}

/** A script that runs alone writes its output at once; the output of parallel scripts is written when each ends. */
function runStep({ script, commandArguments = [] }, alone) {
  const began = Date.now();
  const child = spawn('npm', ['run', '--silent', script, '--', ...commandArguments], {
    cwd: root,
    env: { ...environment, ...(script === 'unit' ? foreignMachine : {}) },
    stdio: ['ignore', alone ? 'inherit' : 'pipe', alone ? 'inherit' : 'pipe'],
    shell: process.platform === 'win32',
  });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(chunk));
  return new Promise((resolve) => {
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(output));
      console.log(`-- ${script}: ${code === 0 ? 'ok' : 'failed'} in ${((Date.now() - began) / 1000).toFixed(1)} s`);
      resolve(code);
    });
  });
}

/** A failed script without a failed test in its report (a type error, a crash before the tests) counts as one. */
function tally(failedScripts) {
  const unit = JSON.parse(readOrNothing(unitReport) || '{}');
  const e2e = JSON.parse(readOrNothing(e2eReport) || '{}').stats ?? {};
  const failedTests = { unit: unit.numFailedTests ?? 0, 'test:e2e': e2e.unexpected ?? 0 };
  const passed = (unit.numPassedTests ?? 0) + (e2e.expected ?? 0) + (e2e.flaky ?? 0);
  const failed = failedScripts.reduce((sum, script) => sum + Math.max(1, failedTests[script] ?? 0), 0);
  return { passed, failed };
}
