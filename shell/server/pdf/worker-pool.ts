import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { commonProblems, Problem } from '#shell/common/problem.ts';
import type { PageRange, PdfTaskResult, PdfTask, RenderedPages, PdfSource } from './pdf-source.ts';

/** Makes documents beside the server, so that answering others never waits for one. */
export interface PdfRenderer {
  /** Tagged for assistive technology (PDF/UA-1 when the fonts have every sign). */
  pdf(order: PdfSource): Promise<Uint8Array>;
  /** The same document as pictures of its pages. */
  pages(order: PdfSource, range: PageRange): Promise<RenderedPages>;
}

export interface PdfWorkerPool extends PdfRenderer {
  /** The presses that run now. */
  pids(): number[];
  stop(): void;
}

export interface PdfWorkerPoolOptions {
  /** Documents made at the same time, each in a process of its own. */
  maxWorkers: number;
  /** Documents that may wait; one more is refused. */
  maxQueue: number;
  timeoutMs: number;
  /** A press that had nothing to do for so long ends and gives its memory back. */
  idleTimeoutMs: number;
  /** After so many a press makes room for a fresh one, whatever its memory has come to. */
  maxTasksPerWorker: number;
}

const defaults: PdfWorkerPoolOptions = {
  maxWorkers: 2,
  maxQueue: 40,
  timeoutMs: 20_000,
  idleTimeoutMs: 60_000,
  maxTasksPerWorker: 500,
};

interface Waiting {
  job: PdfTask;
  done(answer: PdfTaskResult): void;
  failed(problem: Error): void;
}

interface Press {
  child: ChildProcess;
  under: Waiting | null;
  made: number;
  timer: NodeJS.Timeout | undefined;
}

/**
 * A few presses, started by the first document. They are processes, not threads: a thread inside the typesetter can be
 * neither stopped when it takes too long nor survived when it crashes, and its memory stays with the server.
 */
export function createPdfWorkerPool(limits: Partial<PdfWorkerPoolOptions> = {}): PdfWorkerPool {
  const { maxWorkers, maxQueue, timeoutMs, idleTimeoutMs, maxTasksPerWorker } = { ...defaults, ...limits };
  const presses = new Set<Press>();
  const queue: Waiting[] = [];

  function ask(job: PdfTask): Promise<PdfTaskResult> {
    if (queue.length >= maxQueue) return Promise.reject(new Problem(commonProblems.print_busy));
    return new Promise((done, failed) => {
      queue.push({ job, done, failed });
      next();
    });
  }

  function next(): void {
    const free = [...presses].find(({ under }) => !under) ?? (presses.size < maxWorkers ? start() : undefined);
    const waiting = free && queue.shift();
    if (!free || !waiting) return;
    free.under = waiting;
    rearm(free, timeoutMs, () => end(free, new Problem(commonProblems.print_too_long)));
    free.child.send(waiting.job, (lost) => lost && end(free, lost));
  }

  function start(): Press {
    const child = fork(fileURLToPath(new URL('./worker.ts', import.meta.url)), {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      execArgv: [],
      // One heap for all threads of the typesetter: with one for each, freed memory stays scattered.
      env: { ...process.env, MALLOC_ARENA_MAX: '1' },
    });
    const press: Press = { child, under: null, made: 0, timer: undefined };
    presses.add(press);
    child.on('message', (answer) => finish(press, answer as PdfTaskResult));
    child.on('error', (error) => end(press, error));
    child.on('exit', (code, signal) => end(press, new Error(`openPrinter: a press ended with ${code ?? signal}`)));
    return press;
  }

  function finish(press: Press, answer: PdfTaskResult): void {
    const { under } = press;
    press.under = null;
    press.made += 1;
    rearm(press, idleTimeoutMs, () => end(press));
    press.timer?.unref();
    if (press.made >= maxTasksPerWorker) end(press);
    under?.done(answer);
    next();
  }

  /** What it was at is refused, what waits goes to another. */
  function end(press: Press, cause?: Error): void {
    if (!presses.delete(press)) return;
    clearTimeout(press.timer);
    press.child.kill('SIGKILL');
    if (press.under) press.under.failed(cause instanceof Problem ? cause : failure(cause));
    if (queue.length > 0) next();
  }

  return {
    pdf: async (order) => read(await ask({ order, range: null }), 'pdf').pdf,
    pages: async (order, range) => read(await ask({ order, range }), 'pages'),
    pids: () => [...presses].map(({ child }) => child.pid ?? 0),
    stop: () => {
      for (const { failed } of queue.splice(0)) failed(new Problem(commonProblems.unavailable));
      for (const press of presses) end(press, new Problem(commonProblems.unavailable));
    },
  };
}

function rearm(press: Press, afterMs: number, act: () => void): void {
  clearTimeout(press.timer);
  press.timer = setTimeout(act, afterMs);
}

function failure(cause: Error | undefined): Problem {
  return Object.assign(new Problem(commonProblems.print_failed), { cause });
}

/** A fault is a mistake in a template, so nobody can mend it but us. */
function read<Part extends 'pdf' | 'pages'>(
  answer: PdfTaskResult,
  part: Part,
): Extract<PdfTaskResult, Record<Part, unknown>> {
  if ('error' in answer) throw new Error(`openPrinter: ${answer.error}`);
  if (!(part in answer)) throw new Error(`openPrinter: no ${part} in the answer`);
  return answer as Extract<PdfTaskResult, Record<Part, unknown>>;
}
