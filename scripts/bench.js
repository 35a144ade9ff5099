import { findOrInstallChromium } from './chromium.js';
import { install, run } from './install.js';

/**
 * Runs the benchmarks one after the other. `npm run bench -- 'client list|assign'` measures only matching operations.
 */
install();
const environment = { CHROMIUM_PATH: findOrInstallChromium() };
const commandArguments = process.argv.slice(2);
const scripts = commandArguments.length > 0 ? ['bench:requests'] : ['bench:requests', 'bench:editor'];
process.exitCode = Math.max(
  ...scripts.map((script) => run('npm', ['run', script, '--', ...commandArguments], environment)),
);
