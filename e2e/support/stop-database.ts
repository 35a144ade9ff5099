import fs from 'node:fs';
import path from 'node:path';

/**
 * Ends the database and deletes its folder when the test run exits. Playwright calls this before it ends the servers with
 * SIGKILL: until then they would start the database again, without its folder.
 */
export default function stopDatabaseAtExit(): void {
  process.once('exit', stopDatabase);
}

function stopDatabase(): void {
  const folder = process.env['E2E_DATA'] ?? '';
  const pidFile = path.join(folder, 'postgres/postmaster.pid');
  if (fs.existsSync(pidFile)) process.kill(Number(fs.readFileSync(pidFile, 'utf8').split('\n')[0]), 'SIGQUIT');
  fs.rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
}
