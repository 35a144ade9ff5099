import { readPermissions } from '#areas/account/server/public.ts';
import { translateNames } from '#areas/exercises/server/public.ts';
import { metricLimits } from '#areas/metrics/contract/measurement.ts';
import { readMaximaOf } from '#areas/metrics/server/public.ts';
import { type missingMaximaRoutes, missingMaximaLimits } from '../../contract/missing-maxima.ts';
import { needsMaximum } from '../../rules/percent-loads.ts';
import { commonProblems, Problem } from '#shell/common/problem.ts';
import type { ApiResponse } from '#shell/common/route.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { type ClientLoads, findLoadsInPercent } from '../store/loads-in-percent.ts';

/** Clients whose loads and maximums are read at once. */
const clientsAtOnce = 200;

/** The clients whose running programs have loads in percent of an unknown maximum, with the exercises. */
export async function listMissingMaxima(scope: Scope): Promise<ApiResponse<typeof missingMaximaRoutes.list>> {
  if (!(await readPermissions(scope)).includes('view programs')) throw new Problem(commonProblems.forbidden);
  const found: ClientLoads[] = [];
  let loads: ClientLoads[] = [];
  do {
    loads = await findLoadsInPercent(scope, { after: loads.at(-1), limit: clientsAtOnce });
    found.push(...(await withoutMaxima(scope, loads)));
  } while (loads.length === clientsAtOnce && found.length <= missingMaximaLimits.clients);
  const listed = found.slice(0, missingMaximaLimits.clients);
  const named = listed.flatMap(({ rows }) => rows.slice(0, missingMaximaLimits.exercises));
  const nameOf = await translateNames(scope, named, scope.language);
  const clients = listed.map(({ id, name, rows }) => ({
    id,
    name,
    missing: rows.length,
    exercises: rows.slice(0, missingMaximaLimits.exercises).map(nameOf),
  }));
  return { clients, hasMore: found.length > listed.length };
}

/** Those of the clients with an unknown maximum, each with one row of each exercise without one. */
async function withoutMaxima(scope: Scope, loads: readonly ClientLoads[]): Promise<ClientLoads[]> {
  const needed = loads.map((client) => {
    const rows = new Map(client.rows.filter(needsMaximum).map((row) => [row.exerciseId, row]));
    return { ...client, rows: [...rows.values()].slice(0, metricLimits.exercises) };
  });
  const wanted = needed.flatMap(({ id, rows }) => rows.map(({ exerciseId }) => ({ clientId: id, exerciseId })));
  const maxima = await readMaximaOf(scope, wanted);
  const known = new Set(maxima.map(({ clientId, exerciseId }) => `${clientId} ${exerciseId}`));
  return needed
    .map((client) => ({ ...client, rows: client.rows.filter((row) => !known.has(`${client.id} ${row.exerciseId}`)) }))
    .filter(({ rows }) => rows.length > 0);
}
