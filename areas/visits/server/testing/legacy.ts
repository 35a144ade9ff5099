import type { Measure, VisitRecord } from '../../contract/document.ts';
import type { TestVisits } from './visits.ts';

/**
 * Makes a completed visit what an earlier release stored: with readings that are refused today, whose mean and results are in the
 * measurements and in the list.
 */
export async function storeAsBefore(
  { server, studio }: TestVisits,
  { id }: Pick<VisitRecord, 'id'>,
  { metric, takes, mean, fat, foldSum }: Pick<Measure, 'metric' | 'takes'> & Record<'mean' | 'fat' | 'foldSum', number>,
): Promise<void> {
  const { owner } = server;
  await owner.query(
    `update visits set fat_mass_perc = $2, results_version = 0, content = jsonb_set(content, '{measures}', (
       select jsonb_agg(case when one ->> 'metric' = $3 then jsonb_set(one, '{takes}', $4::jsonb) else one end)
       from jsonb_array_elements(content -> 'measures') one))
     where id = $1`,
    [id, fat, metric, JSON.stringify(takes)],
  );
  const setMeasurement = async (code: string, measured: number) =>
    owner.query('update measurements set value = $3 where account_id = $1 and source_id = $2 and type = $4', [
      ...[studio.accountId, id, measured, code],
    ]);
  await setMeasurement(metric, mean);
  await setMeasurement('result_fat_mass_perc', fat);
  await setMeasurement('result_fat_free_mass_perc', 100 - fat);
  await setMeasurement('result_fold_sum', foldSum);
  await owner.query('update measurements set takes = $2 where source_id = $1 and type = $3', [
    id,
    JSON.stringify(takes),
    metric,
  ]);
}
