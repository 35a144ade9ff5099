import { fileURLToPath } from 'node:url';
import { commonProblems, Problem, type ProblemKind } from '#shell/common/problem.ts';
import { createLimiter } from '../limiter.ts';
import {
  createProcessPool,
  type PoolFailure,
  poolFailureOf,
  type ProcessPool,
  type ProcessPoolOptions,
} from '../workers/process-pool.ts';
import type { PageRange, PdfSource, PdfTask, RenderedPages } from './pdf-source.ts';

/** Renders documents in worker processes. `account` is the account that the document belongs to; each has a fair share. */
export interface PdfRenderer {
  /** A PDF with tags for assistive technology (PDF/UA-1 when the fonts have every character). */
  pdf(source: PdfSource, account: string): Promise<Uint8Array>;
  /** Some pages of the same document as SVG images. */
  pages(source: PdfSource, range: PageRange, account: string): Promise<RenderedPages>;
}

const defaults: ProcessPoolOptions = {
  maxWorkers: 3,
  maxQueue: 20,
  // A program of 5,824 rows takes 10 s, and more than 20 s while both CPUs of a small machine are busy.
  timeoutMs: 60_000,
  maxMemoryMb: 800,
  idleTimeoutMs: 60_000,
  maxTasksPerWorker: 500,
  env: {
    // All threads of Typst share one heap. With one heap for each thread, freed memory stays fragmented.
    MALLOC_ARENA_MAX: '1',
    // Typst loads all fonts that fontconfig finds, and its API cannot disable that. Documents would depend on the fonts of
    // the machine.
    FONTCONFIG_FILE: fileURLToPath(new URL('./only-shipped-fonts.conf', import.meta.url)),
  },
};

type RendererProcesses = Pick<ProcessPool<PdfTask, unknown>, 'pids' | 'stop'>;

export function createPdfRenderer(options: Partial<ProcessPoolOptions> = {}): PdfRenderer & RendererProcesses {
  const module = new URL('./worker.ts', import.meta.url);
  const poolOptions = { ...defaults, ...options };
  const pool = createProcessPool<PdfTask, Uint8Array | RenderedPages>(module, poolOptions);
  const limit = createLimiter({
    concurrency: poolOptions.maxWorkers,
    // With several workers, one is left to the other accounts.
    concurrencyPerKey: Math.max(1, poolOptions.maxWorkers - 1),
    maxQueuePerKey: poolOptions.maxQueue,
    maxTasks: 60,
    problem: commonProblems.print_busy,
  });
  const run = (task: PdfTask, account: string) =>
    limit(account, () => pool.run(task)).catch((error) => Promise.reject(toProblem(error)));
  return {
    pdf: async (source, account) => (await run({ source, range: null }, account)) as Uint8Array,
    pages: async (source, range, account) => (await run({ source, range }, account)) as RenderedPages,
    pids: pool.pids,
    stop: pool.stop,
  };
}

const problems: Record<PoolFailure, ProblemKind> = {
  'queue-full': commonProblems.print_busy,
  timeout: commonProblems.print_too_long,
  'out-of-memory': commonProblems.print_too_long,
  crashed: commonProblems.print_failed,
  stopped: commonProblems.unavailable,
};

/**
 * Converts a failure of the worker pool to a problem. An error inside the document, such as a mistake in a template, is
 * a bug and stays an `Error`.
 */
function toProblem(error: unknown): unknown {
  const failure = poolFailureOf(error);
  return failure ? Object.assign(new Problem(problems[failure]), { cause: error }) : error;
}
