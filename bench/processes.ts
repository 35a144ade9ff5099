import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';

/** The unit of user and system time in `/proc`: 10 ms, since Linux counts 100 ticks per second. */
const ticksMs = 10;

/** CPU time in ms that a process and its children, living and dead, have used so far. */
export function cpuMs(pids: number[]): number {
  const all = new Set(pids.flatMap(familyOf));
  return [...all].reduce((total, pid) => total + ticksOf(pid), 0) * ticksMs;
}

/** CPU time in ms that a process has used so far, without its children. */
export function ownCpuMs(pid: number): number {
  const [user = 0, system = 0] = timesOf(pid);
  return (user + system) * ticksMs;
}

/** Resident memory in MB of a process and its children. */
export function residentMb(pid: number): number {
  const kb = familyOf(pid).map((one) => Number(/VmRSS:\s+(\d+)/.exec(read(`/proc/${one}/status`))?.[1] ?? 0));
  return kb.reduce((total, one) => total + one, 0) / 1024;
}

function familyOf(pid: number): number[] {
  const children = read(`/proc/${pid}/task/${pid}/children`).trim().split(' ').filter(Boolean).map(Number);
  return [pid, ...children.flatMap(familyOf)];
}

function ticksOf(pid: number): number {
  return timesOf(pid).reduce((total, time) => total + time, 0);
}

/** User and system time of a process, then those of its children that have ended. */
function timesOf(pid: number): number[] {
  const fields = read(`/proc/${pid}/stat`)
    .replace(/^.*\) /, '')
    .split(' ');
  return fields.slice(11, 15).map(Number);
}

function read(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

export interface Running {
  pid: number;
  /** Time from the start of the process until the first response. */
  readyMs: number;
  stop(): Promise<void>;
}

/** Starts a script with the pinned Node and waits until its address responds. */
export async function run(script: string, environment: Record<string, string>, address: string): Promise<Running> {
  const began = performance.now();
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (!(await answers(address))) {
    if (child.exitCode !== null) throw new Error(`run: ${script} ended with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return { pid: child.pid ?? 0, readyMs: performance.now() - began, stop: () => stop(child) };
}

async function stop(child: ChildProcess): Promise<void> {
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await exited;
}

function answers(address: string): Promise<boolean> {
  return fetch(address).then(
    (reply) => reply.ok,
    () => false,
  );
}
