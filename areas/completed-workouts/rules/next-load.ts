import type { ProgramSettings } from '#areas/programs/contract/settings.ts';
import { targetOfSet } from '#areas/programs/rules/set-targets.ts';
import type { PrescribedRow } from '../contract/set.ts';
import { prefill } from './prefill.ts';
import { breakSince } from './progression/breaks.ts';
import { loadBasis } from './progression/load-basis.ts';
import type { PrescribedPerformance, ProposalInput } from './progression/proposal.ts';
import { workingSetsByPerformance } from './progression/working-sets.ts';
import { proposalFor } from './progression.ts';
import { weightRange } from './ranges.ts';

interface NextLoadRequest extends Pick<ProposalInput, 'history' | 'program' | 'now'> {
  row: PrescribedRow;
  settings: ProgramSettings;
}

/**
 * Returns the load, in kg, with which the runner begins the first set of a row: the proposal where the client sees proposals, otherwise
 * what the set is prefilled with; none after a skip because of pain. Null when it is as written, or not known.
 */
export function nextLoad({ row, history, settings, program, now }: NextLoadRequest) {
  if (history?.pain) return { weightKg: null, from: null, pain: history.pain };
  const input = { row, history, settings, program };
  const proposal = settings.showsProposals ? proposalFor({ ...input, now }) : null;
  const { performances, decided, isOther } = loadBasis(input);
  const [lastTime = null] = performances;
  const shown = proposal?.kind === 'proposal' ? proposal : null;
  const since = breakSince(history?.performances ?? [], now);
  const afterBreak = since && { ...since, loadStepKg: settings.loadStepKg };
  const { weightKg } = prefill({ row, setNumber: 1, sets: [], proposal: shown, lastTime, decided, afterBreak });
  const written = weightRange(targetOfSet(row.weight, 1));
  if (weightKg === null || (written && written.lowest === written.highest && written.lowest === weightKg)) return null;
  return { weightKg, from: isOther && weightKg === decided?.lowest ? null : heaviestOf(performances, row) };
}

/** The first of the heaviest sets of the newest performance with a working set; with its number where other sets had other loads. */
function heaviestOf(performances: readonly PrescribedPerformance[], row: PrescribedRow) {
  const [last] = workingSetsByPerformance({ performances }, row);
  const [heaviest] = last?.atLoad ?? [];
  if (!last || !heaviest) return null;
  const { finishedOn = null } = performances.find(({ finishedAt }) => finishedAt === last.finishedAt) ?? {};
  const { weightKg, reps } = heaviest;
  const isSameLoad = last.sets.every((set) => set.weightKg === weightKg);
  return { weightKg, reps, finishedOn, ...(!isSameLoad && { setNumber: last.sets.indexOf(heaviest) + 1 }) };
}
