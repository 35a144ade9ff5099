import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { searches, writeProducts } from './food-data.ts';
import { measure, median, type Target } from './measure.ts';

/** Names of the measured operations, for the argument of the benchmark. */
export const foodImport = 'import of 50,000 foods';
export const millionFoods = 'a million foods';

interface Bench {
  owner: pg.Pool;
  folder: string;
  environment: Record<string, string>;
  target: Target;
  say(what: string, figure: string, remark: string): void;
}

/** Measures an import of products into the library. */
export async function measureFoodImport(bench: Bench): Promise<void> {
  const { foods, seconds, peakMb } = await importProducts(bench, 50_000);
  bench.say(
    foodImport,
    `${Math.round(foods / seconds)} foods/s`,
    `goal 1,667 foods/s and 300 MB; ${peakMb.toFixed(0)} MB at most`,
  );
}

/** Measures the import of a million products and searches among them. Takes several minutes, so it runs only when it is named. */
export async function measureMillionFoods(bench: Bench): Promise<void> {
  const { target, say } = bench;
  const { seconds, peakMb } = await importProducts(bench, 1_000_000);
  say(
    'import of a million foods',
    `${(seconds / 60).toFixed(1)} min`,
    `goal 10 min and 300 MB; ${peakMb.toFixed(0)} MB at most`,
  );
  // Otherwise the searches compete with the statistics, the vacuum and the writing of what was imported.
  await bench.owner.query('vacuum analyze system_aliments');
  await bench.owner.query('checkpoint');
  const requestAt = (index: number) =>
    ({ method: 'GET', path: `/api/aliments?search=${searches[index % searches.length] ?? ''}` }) as const;
  await measure(target, { requests: 500, connections: 2, requestAt });
  const p99s: number[] = [];
  const medians: number[] = [];
  for (let round = 0; round < 5; round++) {
    const alone = await measure(target, { requests: 1000, connections: 1, requestAt });
    p99s.push(alone.p99Ms);
    medians.push(alone.p50Ms);
  }
  const busy = await measure(target, { requests: 3000, connections: 10, requestAt });
  const slowest = `${Math.max(...p99s).toFixed(1)} ms in the slowest of ${p99s.length} rounds`;
  const remark = `goal 20 ms; ${slowest}; median ${median(medians).toFixed(1)} ms; ${busy.p99Ms.toFixed(1)} ms at 10 connections, ${busy.cpuMsPerRequest.toFixed(2)} CPU-ms`;
  say('food search in a million', `p99 ${median(p99s).toFixed(1)} ms`, remark);
}

async function importProducts({ owner, folder, environment }: Bench, count: number) {
  const file = path.join(folder, 'products.jsonl');
  await writeProducts(owner, file, count);
  const began = performance.now();
  const child = spawn(process.execPath, ['--max-semi-space-size=8', 'scripts/import-foods.ts', file], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let peakMb = 0;
  const timer = setInterval(() => {
    peakMb = Math.max(peakMb, peakMbOf(child.pid ?? 0));
  }, 100);
  const [code] = await once(child, 'exit');
  clearInterval(timer);
  fs.rmSync(file);
  if (code !== 0) throw new Error(`importProducts: the import ended with ${code}`);
  return { foods: count, seconds: (performance.now() - began) / 1000, peakMb };
}

/** The highest resident memory of a process so far; 0 when it has ended. */
function peakMbOf(pid: number): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
