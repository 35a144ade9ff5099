import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { leave, readOrNothing, root, run } from './install.js';

const sources = ['shell', 'areas', 'index.html', 'vite.config.ts', 'package.json', 'package-lock.json'];
const output = path.join(root, 'dist/web');
const stamp = path.join(root, '.forma/web-build.json');

/** Builds the web app unless dist/web was built from the same sources. */
export function buildWeb(node) {
  const files = sources.flatMap((source) => filesOf(path.join(root, source))).sort();
  const built = existsSync(path.join(output, 'index.html')) ? JSON.parse(readOrNothing(stamp) || '{}') : {};
  const sizes = hashOf(files, sizeAndTime);
  if (built.sizes === sizes) return;

  const contents = hashOf(files, (file) => readFileSync(file));
  if (built.contents !== contents) build(node);
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, JSON.stringify({ sizes, contents }));
}

/** The stamp is deleted first, so that an interrupted build is not used. */
function build(node) {
  console.log('Building the web app ...');
  rmSync(stamp, { force: true });
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  const commandArguments = [vite, 'build', '--outDir', output, '--emptyOutDir', '--logLevel', 'warn'];
  const code = run(node, commandArguments, { NODE_ENV: 'production' });
  if (code !== 0) leave('The web app could not be built: the lines above say why.');
}

/** Files of the server are left out, because the web app does not contain them. */
function filesOf(source) {
  if (!existsSync(source)) return [];
  if (statSync(source).isFile()) return [source];
  return readdirSync(source, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return entry.name === 'server' ? [] : filesOf(path.join(source, entry.name));
    return /\.test\.tsx?$/.test(entry.name) ? [] : [path.join(source, entry.name)];
  });
}

function sizeAndTime(file) {
  const { size, mtimeMs } = statSync(file);
  return `${size} ${mtimeMs}`;
}

function hashOf(files, mark) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`\n${path.relative(root, file)} `).update(mark(file));
  return hash.digest('hex');
}
