import { addDays } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import type { BenchData } from './data.ts';
import type { BenchRequest } from './measure.ts';
import type { Scenario } from './scenarios.ts';

/** Operations on visits, measurements and check-ins, each sent to the product and to the baseline. */
export function bodyOperations(studio: BenchData): Scenario[] {
  return [
    ...visitReads(studio),
    saved(studio),
    completed(studio),
    weights(studio),
    {
      name: 'completed answers, 25 of 1,000',
      goal: { times: 3 },
      requests: 1500,
      as: 'admin',
      product: get('/api/surveys/completed'),
      baseline: get('/answers'),
    },
    reviewed(studio),
  ];
}

const get = (path: string) => (): BenchRequest => ({ method: 'GET', path });

function visitReads({ clientId }: BenchData): Scenario[] {
  return [
    {
      name: 'visit list, 25 of 1,000',
      goal: { times: 3 },
      requests: 1500,
      as: 'admin',
      product: get('/api/visits'),
      baseline: get('/visits'),
    },
    {
      name: 'visit values, 30 visits x 30 measures',
      goal: { times: 3 },
      requests: 1500,
      as: 'admin',
      product: get(`/api/clients/${clientId}/visits/values`),
      baseline: get('/visit-values'),
    },
  ];
}

/** Saves one reading. The product receives only that, as from its editor; the baseline receives and stores the whole document. */
function saved({ body: { edited, visit } }: BenchData): Scenario {
  const sent = { product: 0, limit: 0 };
  const next = (who: 'product' | 'limit') => {
    const index = sent[who]++;
    const id = edited[who][index % edited[who].length] ?? '';
    return { id, version: 1 + Math.floor(index / edited[who].length), takes: [80 + (index % 100) / 10] };
  };
  return {
    name: 'visit: save of one reading',
    goal: { times: 5 },
    requests: 600,
    as: 'admin',
    product() {
      const { id, version, takes } = next('product');
      const changes = [{ id: 'waist', fields: { takes } }];
      return { method: 'PUT', path: `/api/visits/${id}`, body: { version, saveId: newId(), changes } };
    },
    baseline() {
      const { id, takes } = next('limit');
      const measures = visit.measures.map((measure) => (measure.id === 'waist' ? { ...measure, takes } : measure));
      return { method: 'PUT', path: `/save-visit?id=${id}`, body: { ...visit, measures } };
    },
  };
}

/** Completes drafts: the product computes the results and writes them with the measures, the baseline copies stored ones. */
function completed({ body: { drafts, visitId } }: BenchData): Scenario {
  const sent = { product: 0, limit: 0 };
  const next = (who: 'product' | 'limit') => drafts[who][sent[who]++] ?? '';
  return {
    name: 'visit: complete with 30 measures',
    goal: { times: 5 },
    requests: 100,
    as: 'admin',
    product: () => ({ method: 'POST', path: `/api/visits/${next('product')}/complete`, body: { version: 1 } }),
    baseline: () => ({ method: 'POST', path: `/complete-visit?id=${next('limit')}&from=${visitId}`, body: {} }),
  };
}

function weights({ clientId, body: { weighedSince } }: BenchData): Scenario {
  return {
    name: 'chart of 3 years of daily weights',
    goal: { times: 3 },
    requests: 300,
    as: 'admin',
    product: get(`/api/clients/${clientId}/weights?from=${weighedSince}`),
    baseline: get(`/weights?from=${weighedSince}`),
  };
}

/** The four requests of the screen, one after the other. */
function reviewed({ clientId, body: { answer } }: BenchData): Scenario {
  const path = `/api/clients/${clientId}/survey-answers/${answer.id}`;
  const { id, dueOn, lastOn } = answer;
  const product = [path, `${path}/period`, `${path}/workouts`, `${path}/meals`].map(get);
  const days = `from=${lastOn}&until=${addDays(dueOn, -1)}`;
  const baseline = [
    `/answer?id=${id}`,
    `/answer-period?until=${dueOn}`,
    `/answer-workouts?${days}`,
    `/answer-meals?${days}`,
  ].map(get);
  const at = (requests: (() => BenchRequest)[], index: number) => requests[index % requests.length]?.() ?? get('/')();
  return {
    name: 'check-in review, each of 4 requests',
    goal: { times: 4 },
    requests: 1200,
    as: 'admin',
    product: (index) => at(product, index),
    baseline: (index) => at(baseline, index),
  };
}
