import type { PersonalData } from '#areas/personal-data/server/public.ts';
import { getDetails, listMetrics } from './operations/metrics.ts';

/** The followed measures of a client with their values, also those of visits; without the values where numbers are hidden. */
export const metricPersonalData: PersonalData = {
  name: 'measurements',
  async readPage(scope, subject, page) {
    const { metrics } = await listMetrics(scope, subject);
    const metric = metrics[page - 1];
    if (!metric) return { records: [], nextPage: 0 };
    const { marks: _, ...details } = await getDetails(scope, subject, { metricId: metric.id });
    return { records: [details], nextPage: page < metrics.length ? page + 1 : 0 };
  },
};
