import { beforeEach, describe, expect, test } from 'vitest';
import { consentRoutes } from '#areas/clients/contract/consents.ts';
import { metricRoutes } from '#areas/metrics/contract.ts';
import { runJob } from '#database/testing/run-job.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { readPdf } from '#shell/server/pdf/testing/read-pdf.ts';
import type { VisitRecord } from '../contract/document.ts';
import { visitRoutes } from '../contract/routes.ts';
import { recomputeJob, recomputeResults } from './operations/recompute.ts';
import { storeAsBefore } from './testing/legacy.ts';
import { body, folds, measure, openTestVisits, type TestVisits } from './testing/visits.ts';

let server: TestServer;
let visits: TestVisits;
let visit: VisitRecord;

// Durnin and Womersley with the mean of 210 and 22 mm, 116 mm, as the triceps fold.
const before = { metric: 'triceps_fold', takes: [210, 22], mean: 116, fat: 40.1, foldSum: 158.6 } as const;

beforeEach(async () => {
  server = await openTestServer();
  visits = await openTestVisits(server);
  visit = await visits.completed('2026-03-02', [...body, ...folds]);
  await storeAsBefore(visits, visit, { ...before, takes: [...before.takes] });
});

const recompute = () =>
  runJob(server, visits.studio, (scope) => recomputeResults(scope, { accountId: visits.studio.accountId }));

async function lastValues(token: 'admin' | 'client' = 'admin') {
  const { studio, clientId } = visits;
  const route = token === 'client' ? metricRoutes.list.own : metricRoutes.list.client;
  const reply = await server.ask(route as typeof metricRoutes.list.client, { clientId }, studio[token]);
  return new Map(reply.data.metrics.map(({ metricType, last }) => [metricType.metric, last?.value ?? null]));
}

async function pdfOf(id: string, language = 'it'): Promise<string> {
  const headers = { authorization: `Bearer ${visits.studio.admin}` };
  const url = `/api/visits/${id}/download/pdf?language=${language}`;
  const { rawPayload } = await server.app.inject({ url, headers });
  return (await readPdf(rawPayload)).pages.join(' ').replace(/\s+/g, ' ');
}

describe('a completed visit with a skinfold of 210 mm, which an earlier release accepted', () => {
  test('is part of no chart once its results are computed again: neither the mean of the fold, nor fat, nor the sum with it', async () => {
    expect((await lastValues()).get('triceps_fold')).toBe(116);
    await recompute();

    for (const reader of ['admin', 'client'] as const) {
      const values = await lastValues(reader);
      expect([values.get('triceps_fold') ?? null, values.get('result_fat_mass_perc') ?? null]).toEqual([null, null]);
      // Biceps, subscapular and suprailiac: 13.2 + 14.2 + 15.2.
      expect(values.get('result_fold_sum')).toBe(42.6);
      expect(values.get('weight')).toBe(62.4);
    }
  });

  test('has no fat in the list, which says how many values do not count', async () => {
    await recompute();

    expect((await visits.list())[0]).toMatchObject({ fat_mass_perc: null, bmr: 1368, notCounted: 1 });
  });

  test('has its readings in the table, as values that do not count', async () => {
    const { data } = await server.ask(visitRoutes.values, { id: visit.id }, visits.studio.admin);

    expect(data.rows.find(({ metric }) => metric === 'triceps_fold')).toMatchObject({
      values: [null],
      notCounted: [[210, 22]],
    });
    expect(data.rows.find(({ metric }) => metric === 'biceps_fold')).toMatchObject({ notCounted: [null] });
  });

  test('says in its PDF which readings do not count and why, in both languages', async () => {
    expect(await pdfOf(visit.id)).toContain(
      'Plica tricipitale: 210 e 22 mm non contano. I valori possibili vanno da 1 a 120 mm; i risultati sono calcolati senza.',
    );
    expect(await pdfOf(visit.id)).toMatch(/Plica tricipitale \(mm\) 210 \/ 22/);
    expect(await pdfOf(visit.id, 'en')).toContain('210 and 22 mm do not count');
  });

  test('keeps the instant, the author and the other values of its measurements', async () => {
    const read = async () =>
      (
        await server.owner.query(
          `select type, value, measured_at, author_id, version from measurements where source_id = $1
           and type not in ('triceps_fold', 'result_fold_sum') and type not like 'result_fat%' and type <> 'result_density'
           order by type`,
          [visit.id],
        )
      ).rows;
    const stored = await read();
    await recompute();

    expect(await read()).toEqual(stored);
  });

  test('is computed again once, and with the results that it already has nothing changes', async () => {
    await recompute();
    await visits.completed('2026-04-02', [...body, ...folds]);
    const { rows } = await server.owner.query('select distinct results_version from visits where account_id = $1', [
      visits.studio.accountId,
    ]);

    expect(rows).toHaveLength(1);
    expect((await recompute()).jobs).toEqual([]);
    expect((await lastValues()).get('triceps_fold')).toBe(12.2);
  });

  test('counts again once it is reopened, corrected and completed', async () => {
    await recompute();
    const opened = (await visits.reopen(visit)).data.visit;
    const saved = await visits.save(opened, {
      measures: [...body, ...folds.slice(1), measure('triceps_fold', 21, 22)],
    });
    await visits.complete({ id: visit.id, version: saved.data.version });

    expect((await lastValues()).get('triceps_fold')).toBe(21.5);
    expect((await visits.list())[0]?.notCounted).toBe(0);
  });
});

test('a visit that cannot be computed again stops no other, and follows in a job of its own', async () => {
  const { owner } = server;
  const other = await visits.completed('2026-04-02', [...body, ...folds]);
  await storeAsBefore(visits, other, { ...before, takes: [...before.takes] });
  // A day that is in the future is refused.
  await owner.query(`update visits set content = jsonb_set(content, '{takenOn}', '"2090-01-01"') where id = $1`, [
    visit.id,
  ]);
  const fatOf = async ({ id }: VisitRecord) =>
    (await owner.query('select fat_mass_perc from visits where id = $1', [id])).rows[0].fat_mass_perc;

  const { jobs } = await recompute();

  // The job of each minute of this server may have computed them before: then the job of the visit is in the queue.
  const queued = async () => {
    const text = `select data -> 'payload' as payload from pgboss.job where data ->> 'job' = $1 and data -> 'payload' ? 'visitId'`;
    const rows: typeof jobs = (await owner.query(text, [recomputeJob])).rows;
    return [...new Set([...jobs, ...rows].map(({ payload }) => payload['visitId']))];
  };
  await expect.poll(queued, { timeout: 10_000 }).toContain(visit.id);
  expect(await queued()).not.toContain(other.id);
  await expect.poll(() => fatOf(other), { timeout: 10_000 }).toBeNull();
  expect(await fatOf(visit)).toBe('40.10');
  expect((await recompute()).jobs).toEqual([]);
});

test('a visit of a client who has withdrawn the consent to health data is computed again once it is given anew', async () => {
  const { client } = visits.studio;
  const decide = (isGiven: boolean) =>
    server.ask(consentRoutes.decideConsent, { purpose: 'health_data', isGiven }, client);
  const fat = async () =>
    (await server.owner.query('select fat_mass_perc from visits where id = $1', [visit.id])).rows[0].fat_mass_perc;
  await decide(false);

  await recompute();
  expect(await fat()).toBe('40.10');

  await decide(true);
  await recompute();
  expect(await fat()).toBeNull();
});
