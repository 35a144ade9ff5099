import type { PersonalData } from '#areas/personal-data/server/public.ts';
import { listAllMetrics, readAllValues } from './operations/metrics.ts';

/** The measures of a client with all their values, also those of visits; without the values where numbers are hidden. */
export const metricPersonalData: PersonalData = {
  name: 'measurements',
  async readPage(scope, subject, page) {
    const metrics = await listAllMetrics(scope, subject);
    const metric = metrics[page - 1];
    if (!metric) return { records: [], nextPage: 0 };
    const record = { metric, values: await readAllValues(scope, subject, metric) };
    return { records: [record], nextPage: page < metrics.length ? page + 1 : 0 };
  },
};
