import type { Program, ProgramContent } from '#areas/programs/contract/document.ts';
import { newId } from '#shell/common/ids.ts';
import type { BenchData } from './data.ts';
import type { Scenario } from './scenarios.ts';

/** Operations of a coach on programs, each sent to the product and to the baseline. */
export function programOperations(studio: BenchData): Scenario[] {
  return [listed(), saved(studio), pasted(studio), assigned(studio, 1), assigned(studio, 20)];
}

function listed(): Scenario {
  return {
    name: 'program list, 25 of 1,000',
    goal: { times: 3 },
    requests: 1000,
    as: 'admin',
    product: () => ({ method: 'GET', path: '/api/programs' }),
    baseline: () => ({ method: 'GET', path: '/programs' }),
  };
}

/**
 * Saves one changed cell. The product receives only the cell, as from its editor; the baseline receives and stores the
 * whole document.
 */
function saved({ edited }: BenchData): Scenario {
  const sent = { product: 0, limit: 0 };
  const next = (who: 'product' | 'limit') => {
    const index = sent[who]++;
    const program = edited[who][index % edited[who].length];
    if (!program) throw new Error('saved: no program to edit');
    return { program, round: Math.floor(index / edited[who].length), reps: String((index % 50) + 1) };
  };
  return {
    name: 'save of one edit in 96 rows',
    goal: { times: 2.5 },
    requests: 600,
    as: 'admin',
    product() {
      const { program, round, reps } = next('product');
      const row = program.weeks[0]?.days[0]?.workouts[0]?.exercises[0];
      const changes = [{ id: row?.id, fields: { reps } }];
      const body = { version: program.version + round, saveId: newId(), changes };
      return { method: 'PUT', path: `/api/programs/${program.id}`, body };
    },
    baseline() {
      const { program, reps } = next('limit');
      return { method: 'PUT', path: `/save?id=${program.id}`, body: withReps(program, reps) };
    },
  };
}

function withReps({ title, info, weeks }: Program, reps: string): ProgramContent {
  const changed = structuredClone(weeks);
  Object.assign(changed[0]?.days[0]?.workouts[0]?.exercises[0] ?? {}, { reps });
  return { title, info, weeks: changed };
}

function pasted({ wide }: BenchData): Scenario {
  const pair = (who: 'product' | 'limit', index: number) => {
    const pairs = wide[who];
    return pairs[index % pairs.length] ?? { programId: '', copyFromId: '', pasteToId: '' };
  };
  return {
    name: 'paste a week of 7 days x 8 rows over another',
    goal: { cpuMs: 8 },
    requests: 300,
    as: 'admin',
    product: (index) => {
      const { programId, ...weeks } = pair('product', index);
      return { method: 'POST', path: '/api/programs/weeks/copy-paste', body: { ...weeks, toProgramId: programId } };
    },
    baseline: (index) => {
      return { method: 'POST', path: `/paste?id=${pair('limit', index).programId}`, body: {} };
    },
  };
}

function assigned({ shortId, clientIds }: BenchData, clients: number): Scenario {
  const chosen = clientIds.slice(0, clients);
  const body = { clientIds: chosen, startsOn: '2026-11-23', note: null, includesAssigned: true };
  return {
    name: `assign 24 rows to ${clients === 1 ? '1 client' : `${clients} clients`}`,
    goal: clients === 1 ? { cpuMs: 3 } : { times: 2 },
    requests: clients === 1 ? 300 : 60,
    as: 'admin',
    product: () => ({ method: 'POST', path: `/api/programs/${shortId}/assignUsers`, body }),
    baseline: () => ({ method: 'POST', path: `/assign?id=${shortId}`, body: { clientIds: chosen } }),
  };
}
