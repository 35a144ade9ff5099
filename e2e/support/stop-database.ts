import fs from 'node:fs';
import path from 'node:path';

/** Playwright ends the servers with SIGKILL, so that their database keeps running: ends it and deletes its folder. */
export default function stopDatabase(): void {
  const folder = process.env['E2E_DATA'] ?? '';
  const pidFile = path.join(folder, 'postgres/postmaster.pid');
  if (fs.existsSync(pidFile)) process.kill(Number(fs.readFileSync(pidFile, 'utf8').split('\n')[0]), 'SIGQUIT');
  fs.rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
}
