import fs from 'node:fs';
import path from 'node:path';

/** The servers are ended at once and leave their database running: it goes with its folder. */
export default function stopDatabase(): void {
  const folder = process.env['E2E_DATA'] ?? '';
  const pidFile = path.join(folder, 'postgres/postmaster.pid');
  if (fs.existsSync(pidFile)) process.kill(Number(fs.readFileSync(pidFile, 'utf8').split('\n')[0]), 'SIGQUIT');
  fs.rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
}
