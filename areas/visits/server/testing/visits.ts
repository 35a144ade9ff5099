import { saveDocument } from '#database/testing/save-document.ts';
import type { TestServer } from '#database/testing/server.ts';
import { openTestStudio } from '#database/testing/studio.ts';
import { newId } from '#shell/common/ids.ts';
import type { Measure, VisitContent, VisitRecord } from '../../contract/document.ts';
import { visitRoutes } from '../../contract/routes.ts';

type Version = Pick<VisitRecord, 'id' | 'version'>;

/** A measure of a visit. `takes`: its readings, in the unit of the metric. */
export const measure = (metric: Measure['metric'], ...takes: number[]): Measure => ({
  id: metric,
  metric,
  side: null,
  takes,
});

/** Weight and height, without which a visit cannot be completed. */
export const body = [measure('weight', 62.4), measure('height', 168)];

/** The four skinfolds of Durnin and Womersley, two readings each. */
export const folds = (['triceps_fold', 'biceps_fold', 'subscapular_fold', 'suprailiac_fold'] as const).map(
  (fold, index) => measure(fold, 12 + index, 12.4 + index),
);

/**
 * A studio whose only client, a woman born on 3 March 1996, has no visits and no measurements, with the calls by which its
 * admin makes visits of this client.
 */
export async function openTestVisits(server: TestServer) {
  const { owner } = server;
  const studio = await openTestStudio(server);
  const clientId = studio.ids['clients'] ?? '';
  await owner.query('delete from measurements where account_id = $1', [studio.accountId]);
  await owner.query('delete from visits where account_id = $1', [studio.accountId]);
  await owner.query(`update clients set gender = 'female', birth_date = '1996-03-03' where id = $1`, [clientId]);

  const create = async (takenOn = '2026-03-02'): Promise<VisitRecord> =>
    (await server.ask(visitRoutes.create, { id: newId(), clientId, takenOn }, studio.admin)).data.visit;
  const read = async (id: string) => (await server.ask(visitRoutes.get, { id }, studio.admin)).data.visit;
  const list = async () => (await server.ask(visitRoutes.list, {}, studio.admin)).data.visits;
  const save = (visit: VisitRecord, fields: Partial<VisitContent>) =>
    saveDocument(server, visitRoutes, { before: visit, after: { ...visit, ...fields } }, studio.admin);
  const complete = ({ id, version }: Version) => server.ask(visitRoutes.complete, { id, version }, studio.admin);
  const reopen = ({ id, version }: Version, reason = 'Refuso nel peso') =>
    server.ask(visitRoutes.reopen, { id, version, reason }, studio.admin);
  const baseOf = async ({ id }: Version, takenOn?: string) =>
    (await server.ask(visitRoutes.baseFormData, { id, takenOn }, studio.admin)).data;

  /** A completed visit. Throws when it is refused. */
  async function completed(
    takenOn = '2026-03-02',
    measures: Measure[] = [...body, ...folds],
    fields: Partial<VisitContent> = {},
  ): Promise<VisitRecord> {
    const visit = await create(takenOn);
    const saved = await save(visit, { ...fields, measures });
    const reply = await complete({ id: visit.id, version: saved.data.version });
    if (reply.status !== 200) throw new Error(`The visit was not completed: ${reply.status} ${reply.code}`);
    return reply.data.visit;
  }

  return { server, studio, clientId, create, read, list, save, complete, reopen, baseOf, completed };
}

export type TestVisits = Awaited<ReturnType<typeof openTestVisits>>;
