import { loadPercents } from '#areas/body-composition/rules/effort.ts';
import { clamped } from '#shell/common/numbers.ts';
import { limits } from '../../contract/set.ts';
import { repsRange } from '../ranges.ts';
import { differenceKg, loadIncrement, decreaseLoad, increaseLoad, roundLoad } from './loads.ts';
import { type ProgressionInput, type Proposal, createProposal } from './proposal.ts';
import type { WorkingSets, WorkingSet } from './working-sets.ts';

/**
 * RIR target: the load that leaves so many repetitions in reserve, from what the last set left. Within 10 repetitions to
 * failure by the chart, beyond them a step up or down. Without a load it is the repetitions that change.
 *
 * Source: Tuchscherer M, RPE chart (`body-composition/rules/effort.ts`).
 */
export function rirProposal(going: ProgressionInput<'rir'>, { sets }: WorkingSets): Proposal {
  const { row, progression } = going;
  const last = sets.at(-1);
  if (!last) throw new Error('reserveProposal: no set');
  const range = repsRange(row.reps, sets.length);
  const reps = range ? clamped(last.reps, range.lowest, range.highest) : Math.max(1, last.reps);
  const wanted = progression.rir;
  if (last.rir === null) return createProposal(last.weightKg, reps, 'rir_unknown', { wanted });

  const values = { reps: last.reps, rir: last.rir, target: reps, wanted };
  const [done, asked] = [last.reps + last.rir, reps + wanted];
  if (last.weightKg === null)
    return createProposal(null, clamped(Math.floor(done - wanted), 1, limits.reps), 'rir_reps', values);
  const nextKg = nextLoad(going, { ...last, weightKg: last.weightKg }, { done, asked });
  if (nextKg > last.weightKg)
    return createProposal(nextKg, reps, 'rir_up', { ...values, kg: differenceKg(nextKg, last.weightKg) });
  if (nextKg < last.weightKg)
    return createProposal(nextKg, reps, 'rir_down', { ...values, kg: differenceKg(nextKg, last.weightKg) });
  return createProposal(nextKg, reps, 'rir_met', values);
}

/** `done` and `asked` are repetitions to failure, those in reserve counted. */
function nextLoad(
  { progression, settings }: ProgressionInput<'rir'>,
  { weightKg }: WorkingSet & { weightKg: number },
  { done, asked }: { done: number; asked: number },
): number {
  if (done === asked) return weightKg;
  const grainKg = loadIncrement(progression.stepKg, settings.loadStepKg);
  const [doneShare, askedShare] = [loadPercents.get(done), loadPercents.get(asked)];
  const isMore = done > asked;
  if (doneShare === undefined || askedShare === undefined)
    return isMore
      ? increaseLoad(weightKg, progression.stepKg, grainKg)
      : decreaseLoad(weightKg, progression.stepKg, grainKg);
  const nextKg = roundLoad((weightKg * askedShare) / doneShare, grainKg);
  return isMore ? Math.max(weightKg, nextKg) : Math.min(weightKg, nextKg);
}
