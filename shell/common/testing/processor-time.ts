import { cpuUsage } from 'node:process';
import { expect } from 'vitest';

/** Milliseconds of processor time that `work` takes. What else the machine runs meanwhile does not count, unlike in elapsed time. */
export function processorMs(work: () => void): number {
  const before = cpuUsage();
  work();
  const { user, system } = cpuUsage(before);
  return (user + system) / 1000;
}

/** A tenth that takes less is too short to be measured. */
const leastMs = 10;

/** Expects that a text costs at most 40 times as much as its first tenth, where a quadratic cost is 100 times as much. */
export function expectLinearCost(text: string, read: (text: string) => void): void {
  const tenth = text.slice(0, text.length / 10);
  read(tenth);
  const tenthMs = processorMs(() => read(tenth));
  expect(processorMs(() => read(text))).toBeLessThan(40 * Math.max(tenthMs, leastMs));
}
