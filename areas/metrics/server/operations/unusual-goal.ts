import { getClient } from '#areas/clients/server/public.ts';
import { todayIn } from '#shell/common/dates.ts';
import { Problem } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { metricProblems } from '../../contract.ts';
import type { Goal } from '../../contract/measurement.ts';
import { unusualGoal } from '../../rules/unusual-goal.ts';
import { findLatest } from '../store/latest.ts';

/** Throws for a weight goal that must be confirmed, with the reasons. */
export async function assertUsualGoal(scope: Scope, clientId: string, goal: Goal): Promise<void> {
  const day = todayIn(scope.caller.timeZone);
  const { client } = await getClient(scope, { id: clientId });
  const [last] = await findLatest(scope, { clientIds: [clientId], metrics: ['weight'], day }, []);
  const { heightCm, birthDate, gender } = client;
  const unusual = unusualGoal(goal, { lastKg: last?.value ?? null, heightCm, birthDate, gender, day });
  if (unusual) throw new Problem(metricProblems.unusual_goal, { data: unusual });
}
