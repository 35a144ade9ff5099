import type { BenchData } from './data.ts';
import type { Ask } from './measure.ts';
import { programOperations } from './program-operations.ts';
import { trainingOperations } from './training-operations.ts';

export interface Operation {
  name: string;
  /** The most that is allowed: so many times the limit's CPU, or so many CPU-ms. */
  goal: { times: number } | { cpuMs: number };
  requests: number;
  as: 'admin' | 'client' | 'trainee';
  product(index: number): Ask;
  limit(index: number): Ask;
}

const typo = encodeURIComponent('pancha piana');

/** The questions that are measured, each put to the product and to the limit. */
export function operations(data: BenchData): Operation[] {
  const get = (path: string) => (): Ask => ({ method: 'GET', path });
  return [
    {
      name: 'client list, 25 of 1,000',
      goal: { times: 3 },
      requests: 3000,
      as: 'admin',
      product: get('/api/clients'),
      limit: get('/clients'),
    },
    {
      name: 'exercise search with a typo in 1,500',
      goal: { times: 3 },
      requests: 1000,
      as: 'admin',
      product: get(`/api/exercises?search=${typo}`),
      limit: get(`/exercises?search=${typo}`),
    },
    {
      name: 'nested program, 4 weeks x 4 days x 6 rows',
      goal: { times: 3 },
      requests: 1500,
      as: 'admin',
      product: get(`/api/programs/${data.nestedId}`),
      limit: get(`/program?id=${data.nestedId}`),
    },
    ...programOperations(data),
    ...trainingOperations(data),
  ];
}
