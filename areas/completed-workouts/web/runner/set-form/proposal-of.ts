import type { ExerciseHistory } from '../../../contract/exercise-history.ts';
import type { SetMeasurements } from '../../../contract/set.ts';
import type { prefill } from '../../../rules/prefill.ts';
import { breakSince } from '../../../rules/progression/breaks.ts';
import { loadBasis } from '../../../rules/progression/load-basis.ts';
import { deload, deloadPercent } from '../../../rules/progression/loads.ts';
import { proposalFor } from '../../../rules/progression.ts';
import type { Performance, Proposal } from '../../../rules/progression/proposal.ts';
import type { RunningRow } from '../../../rules/set-order.ts';
import type { LocalWorkout } from '../local-store/local-workout-store.ts';
import type { Runner } from '../runner-context.ts';

export const noProposal: Proposal = { kind: 'none', reason: null };

interface BasisRequest {
  row: RunningRow;
  history: ExerciseHistory | undefined;
  setNumber: number;
}

/** Returns the performance that is shown beside the sets of a row: the one that its next load is computed from. */
export function shownLastTime(
  { prescription, prescribed: { settings } }: Runner,
  { row, history }: Omit<BasisRequest, 'setNumber'>,
): Performance | undefined {
  return loadBasis({ row, history: history ?? null, settings, program: prescription }).performances[0];
}

/** Returns what `prefill` needs of the last performance, and the load that the coach decided for the set. */
export function lastTimeOf(
  { prescription, prescribed: { settings }, store, workout }: Runner,
  { row, history, setNumber }: BasisRequest,
): Required<Pick<Parameters<typeof prefill>[0], 'lastTime' | 'decided' | 'isAfterPain' | 'afterBreak'>> {
  const basis = loadBasis({ row, history: history ?? null, settings, setNumber, program: prescription });
  const since = store.isCorrection ? null : breakSince(history?.performances ?? [], startOf(workout));
  return {
    lastTime: basis.performances[0] ?? null,
    decided: basis.decided,
    isAfterPain: !store.isCorrection && history?.pain !== undefined,
    afterBreak: since && { ...since, loadStepKg: settings.loadStepKg },
  };
}

interface BreakRequest {
  history: ExerciseHistory | undefined;
  /** The same set of the last performance, and the load that this one is prefilled with. */
  last: SetMeasurements | null;
  weightKg: number | null;
}

/** Returns why a load without a proposal is 10 % less than that of the last time, and not a written one; the proposal itself when there is one, or nothing to say. */
export function withBreakReason(
  { workout, prescribed: { settings } }: Runner,
  proposal: Proposal,
  { history, last, weightKg }: BreakRequest,
): Proposal {
  const since = breakSince(history?.performances ?? [], startOf(workout));
  const lastKg = last?.weightKg ?? 0;
  const isReduced = lastKg > 0 && weightKg !== lastKg && weightKg === deload(lastKg, settings.loadStepKg);
  const isOpen = proposal.kind === 'none' && (!proposal.reason || proposal.reason.code === 'other_prescription_done');
  if (!isOpen || !since?.isLong || !isReduced) return proposal;
  return { kind: 'none', reason: { code: 'long_ago', values: { days: since.days, percent: deloadPercent } } };
}

function startOf({ begun }: Pick<LocalWorkout, 'begun'>): string | Date {
  return begun?.startedAt ?? new Date();
}

interface ProposalRequest extends BasisRequest {
  /** The loads, in kg, of the working sets done before this one. */
  loadsToday: readonly (number | null)[];
}

/**
 * Returns the proposal of a row; none for a swapped exercise, because the progression belongs to the prescribed one. A
 * professional always sees the proposal; for a client it depends on the settings.
 */
export function proposalOf(
  { store, workout, prescription, prescribed: { settings }, client }: Runner,
  { row, history, setNumber, loadsToday }: ProposalRequest,
): Proposal {
  const isShown = settings.showsProposals || client !== null;
  if (!isShown || store.isCorrection || row.insteadOf) return noProposal;
  const now = startOf(workout);
  return proposalFor({ row, history: history ?? null, settings, now, setNumber, loadsToday, program: prescription });
}
