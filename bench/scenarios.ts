import { bodyOperations } from './body-operations.ts';
import { chatOperations } from './chat-operations.ts';
import type { BenchData } from './data.ts';
import { searches } from './food-data.ts';
import type { BenchRequest } from './measure.ts';
import { mealPlanOperations } from './meal-plan-operations.ts';
import { programOperations } from './program-operations.ts';
import { trainingOperations } from './training-operations.ts';

export interface Scenario {
  name: string;
  /** Maximum of the product: CPU time as a multiple of that of the baseline, or in ms; or the 99th percentile of the duration. */
  goal: { times: number } | { cpuMs: number } | { p99Ms: number };
  requests: number;
  as: 'admin' | 'client' | 'trainee';
  product(index: number): BenchRequest;
  baseline(index: number): BenchRequest;
}

const typo = encodeURIComponent('pancha piana');

/** Without errors of typing, which the baseline does not correct. */
const correct = searches.filter((search) => !/mozarella|zuccina/.test(search));

/** The measured requests, each sent to the product and to the baseline. */
export function scenarios(studio: BenchData): Scenario[] {
  const get = (path: string) => (): BenchRequest => ({ method: 'GET', path });
  return [
    {
      name: 'client list, 25 of 1,000',
      goal: { times: 2.5 },
      requests: 3000,
      as: 'admin',
      product: get('/api/clients'),
      baseline: get('/clients'),
    },
    {
      name: 'exercise search with a typo in 1,500',
      goal: { times: 3 },
      requests: 1000,
      as: 'admin',
      product: get(`/api/exercises?search=${typo}`),
      baseline: get(`/exercises?search=${typo}`),
    },
    {
      name: 'food search in 10,000',
      goal: { times: 3 },
      requests: 1500,
      as: 'admin',
      product: (index) => ({ method: 'GET', path: `/api/aliments?search=${correct[index % correct.length]}` }),
      baseline: (index) => ({ method: 'GET', path: `/aliments?search=${correct[index % correct.length]}` }),
    },
    {
      name: 'nested program, 4 weeks x 4 days x 6 rows',
      goal: { times: 1.7 },
      requests: 1500,
      as: 'admin',
      product: get(`/api/programs/${studio.nestedId}`),
      baseline: get(`/program?id=${studio.nestedId}`),
    },
    {
      name: 'open 12 weeks x 7 days x 8 rows in the editor',
      goal: { cpuMs: 100 },
      requests: 200,
      as: 'admin',
      product: get(`/api/programs/${studio.largeId}/detailForEdit`),
      baseline: get(`/program?id=${studio.largeId}`),
    },
    ...mealPlanOperations(studio),
    ...programOperations(studio),
    ...chatOperations(studio),
    ...trainingOperations(studio),
    ...bodyOperations(studio),
  ];
}
