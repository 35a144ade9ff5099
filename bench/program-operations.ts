import type { Week } from '#areas/programs/contract/document.ts';
import type { BenchData } from './data.ts';
import type { BenchRequest } from './measure.ts';
import type { Scenario } from './scenarios.ts';

/** What a coach does with programs all day, each put to the product and to the limit. */
export function programOperations(data: BenchData): Scenario[] {
  return [listed(), saved(data), pasted(data), assigned(data, 1), assigned(data, 20)];
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

/** The editor sends the whole program, of which one cell differs, and gets it back. */
function saved(data: BenchData): Scenario {
  const asked = { product: 0, limit: 0 };
  const edit = (who: 'product' | 'limit') => {
    const index = asked[who]++;
    const programs = data.edited[who];
    const program = programs[index % programs.length];
    if (!program) throw new Error('saved: no program to edit');
    const version = program.version + Math.floor(index / programs.length);
    return { id: program.id, body: { ...program, version, weeks: withReps(program.weeks, String((index % 50) + 1)) } };
  };
  const put = (path: (id: string) => string, { id, body }: ReturnType<typeof edit>): BenchRequest => ({
    method: 'PUT',
    path: path(id),
    body,
  });
  return {
    name: 'save of one edit in 96 rows',
    goal: { times: 5 },
    requests: 600,
    as: 'admin',
    product: () => put((id) => `/api/programs/${id}`, edit('product')),
    baseline: () => put((id) => `/save?id=${id}`, edit('limit')),
  };
}

function withReps(weeks: Week[], reps: string): Week[] {
  const changed = structuredClone(weeks);
  Object.assign(changed[0]?.days[0]?.workouts[0]?.exercises[0] ?? {}, { reps });
  return changed;
}

function pasted({ wide }: BenchData): Scenario {
  const pair = (index: number) => wide[index % wide.length] ?? { programId: '', copyFromId: '', pasteToId: '' };
  return {
    name: 'paste a week of 7 days x 8 rows over another',
    goal: { cpuMs: 8 },
    requests: 300,
    as: 'admin',
    product: (index) => {
      const { programId, ...weeks } = pair(index);
      return { method: 'POST', path: '/api/programs/weeks/copy-paste', body: { ...weeks, toProgramId: programId } };
    },
    baseline: (index) => {
      const { programId, copyFromId, pasteToId } = pair(index);
      return { method: 'POST', path: `/paste?id=${programId}&from=${copyFromId}&to=${pasteToId}`, body: {} };
    },
  };
}

function assigned({ shortId, clientIds }: BenchData, clients: number): Scenario {
  const chosen = clientIds.slice(0, clients);
  const body = { clientIds: chosen, startsOn: '2026-11-23', note: null };
  return {
    name: `assign 24 rows to ${clients === 1 ? '1 client' : `${clients} clients`}`,
    goal: clients === 1 ? { cpuMs: 3 } : { times: 2 },
    requests: clients === 1 ? 300 : 60,
    as: 'admin',
    product: () => ({ method: 'POST', path: `/api/programs/${shortId}/assignUsers`, body }),
    baseline: () => ({ method: 'POST', path: `/assign?id=${shortId}`, body: { clientIds: chosen } }),
  };
}
