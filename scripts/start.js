import { spawn } from 'node:child_process';
import path from 'node:path';
import { install, readOrNothing, root } from './install.js';
import { buildWeb } from './web.js';

const node = install();
const server = ['shell/server/main.js'];

if (process.argv.includes('--dev')) startDevelopment();
else {
  buildWeb(node);
  startAll([
    { commandArguments: server, environment: { NODE_COMPILE_CACHE: path.join(root, '.forma/compile-cache') } },
  ]);
}

/** Vite listens on PORT and forwards API requests to the server, which listens on PORT + 1. */
function startDevelopment() {
  if (readOrNothing(path.join(root, '.env'))) process.loadEnvFile(path.join(root, '.env'));
  const port = Number(process.env.PORT || 3000);
  const publicUrl = process.env.PUBLIC_URL || `http://localhost:${port}`;
  startAll([
    {
      commandArguments: ['--watch', '--watch-preserve-output', ...server],
      environment: { NODE_ENV: 'development', PORT: `${port + 1}`, PUBLIC_URL: publicUrl },
    },
    {
      commandArguments: ['scripts/dev-web.ts'],
      environment: { NODE_ENV: 'development', PORT: `${port}`, API_PORT: `${port + 1}` },
    },
  ]);
}

/** When one process ends, the others are ended too, and its exit code is the exit code of this process. */
function startAll(programs) {
  const children = programs.map(({ commandArguments, environment }) =>
    spawn(node, commandArguments, { cwd: root, stdio: 'inherit', env: { ...process.env, ...environment } }),
  );
  const pass = (signal) => {
    for (const child of children) if (child.exitCode === null) child.kill(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, pass);
  followNpm(() => pass('SIGTERM'));
  let left = children.length;
  for (const child of children)
    child.on('exit', (code) => {
      process.exitCode ??= code ?? 1;
      pass('SIGTERM');
      left -= 1;
      if (left === 0) process.exit();
    });
}

/** npm sends signals to a shell that does not forward them. The shell ends, so this process gets another parent. */
function followNpm(stop) {
  const parent = process.ppid;
  if (!process.env.npm_lifecycle_event) return;
  setInterval(() => process.ppid !== parent && stop(), 300).unref();
}
