import type { PersonalData } from '#areas/personal-data/server/public.ts';
import { listAllMetrics, readAllValues } from './operations/metrics.ts';
import { findSymptoms } from './store/symptoms.ts';

/**
 * The measures of a client with all their values, also those of visits; without the values where numbers are hidden. The last page has the
 * notes about symptoms, which stay when their record is deleted.
 */
export const metricPersonalData: PersonalData = {
  name: 'measurements',
  async readPage(scope, subject, page) {
    const metrics = await listAllMetrics(scope, subject);
    const metric = metrics[page - 1];
    if (!metric) {
      const symptomNotes = await findSymptoms(scope, subject.clientId);
      return { records: symptomNotes.length > 0 ? [{ symptomNotes }] : [], nextPage: 0 };
    }
    const record = { metric, values: await readAllValues(scope, subject, metric) };
    return { records: [record], nextPage: page + 1 };
  },
};
