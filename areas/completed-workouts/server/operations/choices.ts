import type { ProgramSettings } from '#areas/programs/contract/settings.ts';
import { readProgramSettings } from '#areas/programs/server/public.ts';
import type { SkipReason } from '../../contract/set.ts';
import { completedWorkoutProblems as problems } from '../../contract.ts';
import { found, Problem, type ProblemKind } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { type ChosenWorkout, lockOwnWorkout, moveWorkout, skipWorkout } from '../store/choices.ts';

/** To another day of its program; without a day, back to the one it was meant for. */
export async function move(scope: Scope, { id, date }: { id: string; date: string | null }): Promise<void> {
  const { startsOn, endsOn } = await lockOpen(scope, id, { setting: 'clientMayMove', refusal: problems.may_not_move });
  if (date && (date < startsOn || date > endsOn)) throw new Problem(problems.outside_program, { field: 'date' });
  await moveWorkout(scope, id, date);
}

/** With a reason it is left out; without one it is to do again. */
export async function skip(
  scope: Scope,
  { id, ...choice }: { id: string; reason: SkipReason | null; note: string },
): Promise<void> {
  await lockOpen(scope, id, { setting: 'clientMaySkip', refusal: problems.may_not_skip });
  await skipWorkout(scope, id, choice);
}

interface Needed {
  setting: keyof Pick<ProgramSettings, 'clientMayMove' | 'clientMaySkip'>;
  refusal: ProblemKind;
}

/** A workout of the client's own that is not done yet, if the coach lets them choose. */
async function lockOpen(scope: Scope, id: string, { setting, refusal }: Needed): Promise<ChosenWorkout> {
  const clientId = found(scope.caller.clientId);
  const workout = found(await lockOwnWorkout(scope, { id, clientId }));
  const settings = await readProgramSettings(scope, clientId);
  if (!settings[setting]) throw new Problem(refusal);
  if (workout.isDone) throw new Problem(problems.already_done);
  return workout;
}
