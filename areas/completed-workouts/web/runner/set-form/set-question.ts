import { formatSetTime, formatWeight } from '#shell/web/texts/formats.ts';
import type { SetMeasurements } from '../../../contract/set.ts';
import { prescribedNumbers } from '../../../rules/prefill.ts';
import { prescribedSet } from '../../../rules/prescribed-set.ts';
import { repsRange, weightRange } from '../../../rules/ranges.ts';
import type { Proposal } from '../../../rules/progression/proposal.ts';
import { mainSetNumber } from '../../../rules/set-numbers.ts';
import type { RunningRow, SetRef } from '../../../rules/set-order.ts';
import { type Unusual, unusualOf } from '../../../rules/unusual.ts';
import type { Texts } from '../../text.ts';
import type { NumberKind } from './set-fields.ts';

/** What is asked once before a set is logged, and the field it is about. */
export interface SetQuestion {
  field: NumberKind;
  text: string;
}

interface KnownOfSet {
  row: RunningRow;
  set: SetRef;
  /** What was done before: last time, and the set before this one. */
  done: readonly SetMeasurements[];
  proposal: Proposal;
  /** The tested maximum of the exercise, in kg; null: not known. */
  maximumKg: number | null;
  /** Whether an empty load is asked about. */
  expectsLoad: boolean;
  /** Name of the button that logs the set. */
  button: string;
}

/** Returns what to ask before a set with these values is logged: an empty load, or a value that is probably a typing error. */
export function questionOf(
  t: Texts,
  values: SetMeasurements,
  { expectsLoad, button, ...known }: KnownOfSet,
): SetQuestion | null {
  if (expectsLoad && values.weightKg === null) return { field: 'weight', text: t('entry.weightEmpty') };
  const { maximumKg, proposal } = known;
  const proposedKg = proposal.kind === 'proposal' ? proposal.weightKg : null;
  const unusual = unusualOf(values, knownValues(known), { maximumKg, proposedKg });
  return (
    unusual && {
      field: fieldOf(unusual, known.row),
      text: t('entry.confirmUnusual', { question: unusualText(t, unusual), button }),
    }
  );
}

function knownValues({
  row,
  set,
  done,
  proposal,
}: Omit<KnownOfSet, 'expectsLoad' | 'button' | 'maximumKg'>): Partial<SetMeasurements>[] {
  const ofSet = prescribedSet(row, mainSetNumber(set));
  const prescribed = {
    weightKg: weightRange(ofSet.weight)?.highest ?? null,
    reps: row.type === 'reps' ? (repsRange(ofSet.reps, 1)?.highest ?? null) : null,
    seconds: prescribedNumbers(ofSet).seconds,
  };
  const proposed = proposal.kind === 'proposal' ? [{ weightKg: proposal.weightKg, reps: proposal.reps }] : [];
  const measured = done.map(({ weightKg, reps, seconds, metres }) => ({ weightKg, reps, seconds, metres }));
  return [prescribed, ...measured, ...proposed];
}

function fieldOf({ measure }: Unusual, { type }: RunningRow): NumberKind {
  if (measure === 'weightKg') return 'weight';
  return measure === 'seconds' && type === 'emom' ? 'minutes' : measure;
}

function unusualText(t: Texts, { measure, value, usual, isAboveMaximum }: Unusual): string {
  if (measure === 'seconds') return t('entry.unusualTime', { time: formatSetTime(value) });
  if (measure === 'reps') return t('entry.unusualReps', { count: value, usual });
  const weight = formatWeight(value);
  if (usual === null) return t('entry.unusualFirstWeight', { weight });
  return t(isAboveMaximum ? 'entry.aboveMaximum' : 'entry.unusualWeight', { weight, usual: formatWeight(usual) });
}
