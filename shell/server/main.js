import { enableCompileCache, flushCompileCache } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import v8 from 'node:v8';

// JavaScript, not TypeScript: the types of a file that is loaded before the compile cache is enabled are stripped at
// every start, and the parser that does it occupies 25 MB until the process ends. Worker processes inherit the variable.
process.env.NODE_COMPILE_CACHE ??= path.join(os.tmpdir(), 'node-compile-cache');
enableCompileCache(process.env.NODE_COMPILE_CACHE);
// Threads for files, password hashes, compression and new database connections. The default of 4 is occupied by a few slow
// writes of uploads.
process.env.UV_THREADPOOL_SIZE ??= '12';
checkNode();
// Loading the modules would grow the young generation to 32 MB, which V8 does not release while the server is idle. It grows
// later, when requests need it.
v8.setFlagsFromString('--semi-space-growth-factor=1');
const { start } = await import('./start.ts');
await start();
v8.setFlagsFromString('--semi-space-growth-factor=2');
// Node writes the compile cache only at a normal exit, which never happens where the process is always killed.
flushCompileCache();

/**
 * Ends the process when it runs on a wrong Node. npm does not report when the optional package with the right one could
 * not be installed.
 */
function checkNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major >= 24) return;
  process.stderr.write(`Forma needs the Node it installs, not ${process.version}: run it with npm start.\n`);
  process.exit(1);
}
