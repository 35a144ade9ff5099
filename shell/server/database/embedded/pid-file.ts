import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What `postmaster.pid` says of the server that runs, or ran, on a data folder. */
export interface Postmaster {
  readonly processId: number;
  readonly port: number;
}

export function readPidFile(dataDir: string): Postmaster | undefined {
  const file = path.join(dataDir, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const [processId, , , port] = readFileSync(file, 'utf8').split('\n');
  return port ? { processId: Number(processId), port: Number(port) } : undefined;
}

/**
 * A record whose process number now belongs to something else (usual after a container restart) or to a zombie would
 * refuse every start. PostgreSQL forgives its starter's own number, so we put that there; the rest of the record stays,
 * because it guards against server processes that outlived a killed postmaster.
 */
export function clearStalePidFile(dataDir: string): void {
  const file = path.join(dataDir, 'postmaster.pid');
  const recorded = readPidFile(dataDir);
  if (process.platform === 'win32' || !recorded || isPostmaster(recorded.processId, dataDir)) return;
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^-?\d+/, `${process.pid}`));
}

/** False for a zombie too: it has no command line any more. */
export function isPostmaster(processId: number, dataDir: string): boolean {
  const command = processId > 0 ? commandLine(processId) : '';
  return command.includes('postgres') && command.includes(path.basename(dataDir));
}

function commandLine(processId: number): string {
  if (process.platform !== 'linux')
    return spawnSync('ps', ['-o', 'command=', '-p', `${processId}`], { encoding: 'utf8' }).stdout ?? '';
  const file = `/proc/${processId}/cmdline`;
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
