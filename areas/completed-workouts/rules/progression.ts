import type { Progression } from '#areas/programs/contract/document.ts';
import { targetOfSet, targetsBySet } from '#areas/programs/rules/set-targets.ts';
import { loadOfShare, prescribedPercent } from '#areas/programs/rules/percent-loads.ts';
import { clamped } from '#shell/common/numbers.ts';
import { prescribedWeightKg } from './prescribed-numbers.ts';
import { daysSince, maxBreakDays, maxRiseDays } from './progression/breaks.ts';
import { doubleProposal } from './progression/double.ts';
import { lastLoadOf, linearProposal } from './progression/linear.ts';
import { loadBasis, performancesOfRow } from './progression/load-basis.ts';
import { atLeastPrescribed, atMostDecided, withWrittenLoad } from './progression/prescribed-load.ts';
import {
  createProposal,
  type ProgressionInput,
  type Proposal,
  type ProposalInput,
  type Reason,
} from './progression/proposal.ts';
import { rirProposal } from './progression/rir.ts';
import { sameSet, type WorkingSets, workingSetsByPerformance } from './progression/working-sets.ts';
import { type Range, repsRange } from './ranges.ts';
import { deload, deloadPercent, loadIncrement, roundLoad } from './progression/loads.ts';

/**
 * Returns the load, in kg, and the repetitions to do next by the progression of the row, with the reason. Warm-ups do not count,
 * and only exercises counted in repetitions have a proposal, without one as long as the load helps: the rules are about loads
 * above 0. Only results of the same prescription count (`loadBasis`). After a skip because of pain there is none either, until
 * the exercise is done again with all its sets.
 *
 * An unchanged load stays as it was lifted; a changed one is a multiple of the step, above 0 and at most `limits.weightKg`. After
 * a break of more than 14 days the proposal never exceeds the last performance; after more than 28 days it is 10 % less, unless
 * the coach decided the load. After a workout with pain at its end it does not exceed the last performance either, until the exercise is
 * done again in one without. It is not below a load that the coach has written, unless the break or the last results are the
 * reason; then `belowKg` is that load. It is not above a load that the coach decided for this time (`loadBasis`). When all sets
 * are prescribed alike, only the first of today has one: the others follow what was done in it.
 */
export function proposalFor(input: ProposalInput): Proposal {
  const { row } = input;
  if (input.history?.pain) return { kind: 'none', reason: null };
  if (isDecidedToday(input)) return { kind: 'none', reason: null };
  if (!progressionOf(input) || row.type !== 'reps') return { kind: 'none', reason: null };
  const { performances, decided, isOther } = loadBasis(input);
  const works = workingSetsByPerformance({ performances }, row);
  const [last, ...earlier] = works;
  const isHelped = last?.sets.some(({ weightKg }) => (weightKg ?? 0) < 0) || (decided !== null && decided.lowest < 0);
  if (isHelped) return { kind: 'none', reason: null };
  if (isOther) return withoutResults(input, decided, last);
  const atLeast = atLeastPrescribed(input, works, goingOn(input, last && [last, ...earlier]));
  const proposal = atMostDecided(input, decided, atLeast);
  return withWrittenReps(input, withWrittenLoad(input, last ? limited(input, { last, decided, proposal }) : proposal));
}

/** Repetitions that the coach wrote outside of the range of a double progression count: the row was changed, and not its progression. */
function withWrittenReps({ row, setNumber = 1 }: ProposalInput, proposal: Proposal): Proposal {
  const written = repsRange(row.reps, setNumber);
  if (proposal.kind !== 'proposal' || proposal.reps === null || !written || row.progression?.kind !== 'double')
    return proposal;
  const { fromReps, toReps } = row.progression;
  const isOutside = written.highest < fromReps || written.lowest > toReps;
  return isOutside ? { ...proposal, reps: clamped(proposal.reps, written.lowest, written.highest) } : proposal;
}

/** Whether a set of today says more than the last time. A share of the maximum is the same in all sets, and says why it is left out. */
function isDecidedToday(input: ProposalInput): boolean {
  const { row, loadsToday = [] } = input;
  const areAlike = !targetsBySet(row.reps) && !targetsBySet(row.weight);
  return loadsToday.length > 0 && areAlike && progressionOf(input)?.kind !== 'percent';
}

/**
 * Returns the progression of the row. A load written as a share of the maximum is one, too, and counts before the share of the
 * progression, which is that of all weeks.
 */
function progressionOf({ row, setNumber = 1 }: ProposalInput): Progression | null {
  const percent = prescribedPercent(targetOfSet(row.weight, setNumber));
  const isOfMaximum = !row.progression || row.progression.kind === 'percent';
  return percent !== null && isOfMaximum ? { kind: 'percent', percent } : row.progression;
}

function goingOn(input: ProposalInput, works: [WorkingSets, ...WorkingSets[]] | undefined): Proposal {
  const { row, history, settings, setNumber = 1, loadsToday } = input;
  const progression = progressionOf(input);
  if (progression?.kind === 'percent')
    return percentProposal({ row, settings, setNumber, progression, loadsToday }, history);
  if (progression?.kind === 'double')
    return works
      ? doubleProposal({ row, settings, setNumber, progression }, works)
      : createProposal(prescribedWeightKg(targetOfSet(row.weight, setNumber)), progression.fromReps, 'first_time', {
          reps: progression.fromReps,
        });
  if (!works || !progression) return { kind: 'none', reason: null };
  return progression.kind === 'linear'
    ? linearProposal({ row, settings, setNumber, progression }, works)
    : rirProposal({ row, settings, setNumber, progression }, works[0]);
}

/**
 * Proposes without a result of what is prescribed, or names what was done: the share of the maximum, the load as it is written, or,
 * with a target of repetitions in reserve, the load computed from the effort of the last set, whatever prescribed it. After a break
 * or pain all are limited.
 */
function withoutResults(input: ProposalInput, decided: Range | null, last: WorkingSets | undefined): Proposal {
  const { row, settings, setNumber = 1 } = input;
  const progression = progressionOf(input);
  const written = (proposal: Proposal) =>
    withWrittenLoad(input, last ? limited(input, { last, decided, proposal }) : proposal);
  if (progression?.kind === 'percent')
    return written(atMostDecided(input, decided, atLeastPrescribed(input, [], goingOn(input, undefined))));
  if (decided) return written(createProposal(decided.lowest, fewestOf(row, setNumber), 'other_prescription'));
  const isEffortKnown = last && typeof sameSet(last, setNumber)?.rir === 'number';
  if (progression?.kind !== 'rir' || !isEffortKnown) return { kind: 'none', reason: lastOfOther(last) };
  return written(rirProposal({ row, settings, setNumber, progression }, last));
}

/** Limits the proposal to the last performance after pain at the end of a workout, also to that of a deload, and after a break. */
function limited(input: ProposalInput, { last, decided, proposal }: Limited): Proposal {
  const { row, history, setNumber = 1 } = input;
  const afterPause = afterBreak(input, { last, decided, proposal });
  const newest = workingSetsByPerformance(history, row)[0] ?? last;
  const loads = [last, ...(newest.hasPainAtEnd ? [newest] : [])].map(
    (one) => comparedLoad(row, one, setNumber) ?? Infinity,
  );
  const loadKg = Math.min(...loads);
  const isAbove = afterPause.kind === 'proposal' && loadKg !== Infinity && (afterPause.weightKg ?? 0) > loadKg;
  if (!isAbove || !(last.hasPainAtEnd || newest.hasPainAtEnd)) return afterPause;
  return createProposal(loadKg, fewestOf(row, setNumber), 'after_pain');
}

/** Names the last load of another prescription, from which none for this one is computed; null without a load. */
function lastOfOther(last: WorkingSets | undefined): Reason | null {
  const reps = last?.atLoad[0]?.reps;
  if (!last?.loadKg || reps === undefined) return null;
  return { code: 'other_prescription_done', values: { kg: last.loadKg, reps } };
}

/**
 * Limits the proposal to the last performance after a break, which may be one of a deload, to less than it after a long one, and to the
 * last performance with the load when only lighter ones followed for a while. A lower proposal stays. `days` counts from the performance
 * whose load is proposed.
 */
function afterBreak(input: ProposalInput, { last, decided, proposal }: Limited): Proposal {
  const { row, history, now, setNumber = 1 } = input;
  if (proposal.kind === 'none') return proposal;
  const newest = workingSetsByPerformance(history, row)[0] ?? last;
  const breakDays = daysSince(newest, now);
  if (breakDays > maxRiseDays) return afterDaysWithout(input, { last, decided, proposal, breakDays });
  const loadKg = comparedLoad(row, last, setNumber);
  const days = daysSince(last, now);
  const isAbove = loadKg !== null && (proposal.weightKg ?? 0) > loadKg;
  if (days <= maxRiseDays || decided !== null || !isAbove) return proposal;
  return createProposal(loadKg, fewestOf(row, setNumber), 'after_light', { days });
}

interface Limited {
  last: WorkingSets;
  decided: Range | null;
  proposal: Proposal;
}

function afterDaysWithout(input: ProposalInput, { last, decided, proposal, breakDays }: AfterDays): Proposal {
  const { row, now, setNumber = 1 } = input;
  const lastKg = comparedLoad(row, last, setNumber);
  const newest = workingSetsByPerformance({ performances: performancesOfRow(input) }, row)[0] ?? last;
  const newestKg = comparedLoad(row, newest, setNumber);
  const isNewestLower = newestKg !== null && lastKg !== null && newestKg <= lastKg;
  const loadKg = isNewestLower ? newestKg : lastKg;
  const days = daysSince(isNewestLower ? newest : last, now);
  const isLong = breakDays > maxBreakDays && decided === null && loadKg !== null;
  const mostKg = isLong ? deload(loadKg, incrementOf(input)) : loadKg;
  const { weightKg } = proposal.kind === 'none' ? { weightKg: null } : proposal;
  if (mostKg === null ? weightKg !== null : (weightKg ?? 0) < mostKg) return proposal;
  const reps = fewestOf(row, setNumber);
  return isLong
    ? createProposal(mostKg, reps, 'long_ago', { days, percent: deloadPercent })
    : createProposal(mostKg, reps, 'after_break', { days });
}

interface AfterDays extends Limited {
  breakDays: number;
}

/** The fewest repetitions with which a load is done again. */
function fewestOf({ reps, progression }: ProposalInput['row'], setNumber: number): number | null {
  return progression?.kind === 'double' ? progression.fromReps : (repsRange(reps, setNumber)?.lowest ?? null);
}

function incrementOf({ row: { progression }, settings: { loadStepKg } }: ProposalInput): number {
  return progression && 'stepKg' in progression ? loadIncrement(progression.stepKg, loadStepKg) : loadStepKg;
}

/** Returns the load of the last performance with which the proposal is compared. */
function comparedLoad(
  { reps, progression }: ProposalInput['row'],
  last: WorkingSets,
  setNumber: number,
): number | null {
  if (progression?.kind === 'rir') return sameSet(last, setNumber)?.weightKg ?? null;
  return progression?.kind === 'linear' ? lastLoadOf(reps, last, setNumber) : last.loadKg;
}

/**
 * Proposes a percentage of the one-repetition maximum, rounded to the step of the account. None when an estimated maximum gives less
 * than was lifted today for the same share or a smaller one: an estimate of a set whose effort is unknown is only its lower limit.
 */
function percentProposal(
  { row, progression, settings, setNumber, loadsToday = [] }: ProgressionInput<'percent'>,
  history: ProposalInput['history'],
): Proposal {
  const { percent } = progression;
  const oneRepMaxKg = history?.oneRepMaxKg ?? null;
  if (oneRepMaxKg === null) return { kind: 'none', reason: { code: 'no_max', values: { percent } } };
  const hands = history?.isOneRepMaxPerHand && { isPerHand: true as const };
  const { loadStepKg } = settings;
  const weightKg = roundLoad(loadOfShare(percent, { oneRepMaxKg, loadStepKg }), loadStepKg);
  const isExceeded = loadsToday.some((kg, index) => {
    const share = prescribedPercent(targetOfSet(row.weight, index + 1)) ?? percent;
    return kg !== null && kg > weightKg && share <= percent;
  });
  if (isExceeded && !history?.isOneRepMaxTested)
    return { kind: 'none', reason: { code: 'max_too_low', values: { percent, kg: oneRepMaxKg }, ...hands } };
  const reps = repsRange(row.reps, setNumber)?.lowest ?? null;
  const code = history?.isOneRepMaxTested ? 'percent_of_tested' : 'percent_of_max';
  const proposal = createProposal(weightKg, reps, code, { percent, kg: oneRepMaxKg });
  return { ...proposal, reason: { ...proposal.reason, ...hands } };
}
