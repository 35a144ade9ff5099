import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The contents of `postmaster.pid`: the server that runs, or ran, on a data folder. */
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
 * Makes PostgreSQL accept a `postmaster.pid` that a killed server left. PostgreSQL refuses to start when the process id
 * in the file belongs to another process (usual after a restart of a container) or to a zombie, but accepts the id of
 * its parent process, which is therefore written into the file. The other lines stay, because they protect from server
 * processes that survived a killed postmaster.
 */
export function clearStalePidFile(dataDir: string): void {
  const file = path.join(dataDir, 'postmaster.pid');
  const recorded = readPidFile(dataDir);
  if (process.platform === 'win32' || !recorded || isPostmaster(recorded.processId, dataDir)) return;
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^-?\d+/, `${process.pid}`));
}

/** Whether the process is the PostgreSQL server of the data folder. False for a zombie, which has no command line. */
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
