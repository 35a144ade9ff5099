import type { ExerciseHistory } from '../../../contract/exercise-history.ts';
import type { prefill } from '../../../rules/prefill.ts';
import { loadBasis } from '../../../rules/progression/load-basis.ts';
import { proposalFor } from '../../../rules/progression.ts';
import type { Proposal } from '../../../rules/progression/proposal.ts';
import type { RunningRow } from '../../../rules/set-order.ts';
import type { Runner } from '../runner-context.ts';

export const noProposal: Proposal = { kind: 'none', reason: null };

interface BasisRequest {
  row: RunningRow;
  history: ExerciseHistory | undefined;
  setNumber: number;
}

/** Returns what `prefill` needs of the last performance, and the load that the coach decided for the set. */
export function lastTimeOf(
  { prescription, prescribed: { settings }, store }: Runner,
  { row, history, setNumber }: BasisRequest,
): Required<Pick<Parameters<typeof prefill>[0], 'lastTime' | 'decided' | 'isAfterPain'>> {
  const basis = loadBasis({ row, history: history ?? null, settings, setNumber, program: prescription });
  return {
    lastTime: basis.performances[0] ?? null,
    decided: basis.decided,
    isAfterPain: !store.isCorrection && history?.pain !== undefined,
  };
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
  const now = workout.begun?.startedAt ?? new Date();
  return proposalFor({ row, history: history ?? null, settings, now, setNumber, loadsToday, program: prescription });
}
