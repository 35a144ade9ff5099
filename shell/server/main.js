import { enableCompileCache, flushCompileCache } from 'node:module';
import os from 'node:os';
import path from 'node:path';

// JavaScript, not TypeScript: the types of a file that is loaded before the compile cache is enabled are stripped at
// every start, and the parser that does it occupies 25 MB until the process ends. Worker processes inherit the variable.
process.env.NODE_COMPILE_CACHE ??= path.join(os.tmpdir(), 'node-compile-cache');
enableCompileCache(process.env.NODE_COMPILE_CACHE);
checkNode();
const { start } = await import('./start.ts');
await start();
// Otherwise written at a normal exit only, so never where the process is always killed.
flushCompileCache();

/** A failed optional package is silent, so the server itself says when it runs on the wrong Node. */
function checkNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major >= 24) return;
  process.stderr.write(`Forma needs the Node it installs, not ${process.version}: run it with npm start.\n`);
  process.exit(1);
}
