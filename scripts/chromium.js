import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { leave, run } from './install.js';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const packages = ['chromium', 'fonts-liberation'];

/** The path of Chromium for the end-to-end tests, installed from Debian's packages if possible. */
export function findOrInstallChromium() {
  const configuredPath = process.env.CHROMIUM_PATH;
  if (configuredPath && !existsSync(configuredPath))
    leave(`CHROMIUM_PATH names ${configuredPath}, which does not exist.`);
  return configuredPath || find() || installed() || leave(missing());
}

function find() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const files = [...folders.flatMap((folder) => names.map((name) => path.join(folder, name))), ...elsewhere];
  return files.find((file) => existsSync(file) && !isSnapStub(file));
}

/**
 * Whether the file is the script of Ubuntu's package `chromium`, which contains no browser and only refers to a snap.
 */
function isSnapStub(file) {
  if (process.platform !== 'linux') return false;
  return spawnSync(file, ['--version'], { stdio: 'ignore' }).status !== 0;
}

function installed() {
  const hasApt = spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;
  if (!hasApt || process.getuid?.() !== 0) return undefined;
  console.log('Installing Chromium for the end-to-end tests ...');
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  run('apt-get', ['update', '-q'], quiet);
  run('apt-get', ['install', '-q', '-y', '--no-install-recommends', ...packages], quiet);
  return find();
}

function missing() {
  return `No Chromium found: install it (Debian: sudo apt-get install ${packages.join(' ')}) or set CHROMIUM_PATH.`;
}
