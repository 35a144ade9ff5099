import { IconArrowDown, IconArrowUp, IconArrowsDownUp, IconEqual, IconMinus, IconPlus } from '@tabler/icons-react';
import { formatDistance, formatSetTime, formatNumber } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { Texts } from '../text.ts';
import type { ComparedSet } from './compare.ts';
import { type Difference, isAbove, isBelow, isNotComparable } from './difference-of.ts';
import classes from './Sets.module.css';

const icons = {
  less: IconArrowDown,
  more: IconArrowUp,
  mixed: IconArrowsDownUp,
  same: IconEqual,
  missed: IconMinus,
  extra: IconPlus,
  open: null,
};

/** Difference of a set from its prescription as text. Icon and colour express the same. */
export function DifferenceText({ set }: { set: ComparedSet }) {
  const t = useTexts('completed-workouts');
  const direction = directionOf(set);
  const Icon = icons[direction];

  return (
    <span className={classes['difference']} data-way={direction}>
      {Icon && <Icon size={16} aria-hidden="true" />}
      {textOf(t, set)}
    </span>
  );
}

function directionOf(set: ComparedSet): keyof typeof icons {
  if (set.kind !== 'done') return set.kind;
  const { difference, isOtherExercise, isWithoutLoad, share } = set;
  if (isWithoutLoad) return 'mixed';
  if (isNotComparable(difference)) return 'open';
  if (isBelow(difference)) return isAbove(difference) ? 'mixed' : 'less';
  if (isAbove(difference)) return 'more';
  return isOtherExercise || share?.kg === null ? 'open' : 'same';
}

function textOf(t: Texts, set: ComparedSet): string {
  if (set.kind === 'missed') return t('comparison.missed');
  if (set.kind === 'extra') return t('comparison.extra');
  const parts = [set.isWithoutLoad ? t('comparison.withoutLoad') : '', ...partsOf(t, set.difference)].filter(Boolean);
  if (parts.length > 0) return parts.join(', ');
  if (set.isOtherExercise) return t('comparison.verdicts.swapped');
  if (set.share?.kg === null) return t('comparison.withoutMaximum');
  return isNotComparable(set.difference) ? '–' : t('comparison.same');
}

/** Returns the differences as texts: `−2,5 kg`, `+1 rip.`, `−10 s`, `RIR −1`. */
function partsOf(t: Texts, { weightKg, reps, seconds, metres, rir, rpe }: Difference): string[] {
  return [
    weightKg ? t('comparison.kg', { kg: signed(weightKg) }) : '',
    reps ? t('comparison.reps', { count: Math.abs(reps), reps: signed(reps) }) : '',
    seconds ? `${sign(seconds)}${formatSetTime(Math.abs(seconds))}` : '',
    metres ? `${sign(metres)}${formatDistance(Math.abs(metres))}` : '',
    rir ? t('comparison.rir', { rir: signed(rir) }) : '',
    rpe ? t('comparison.rpe', { rpe: signed(rpe) }) : '',
  ].filter(Boolean);
}

function signed(value: number): string {
  return `${sign(value)}${formatNumber(Math.abs(value), 2)}`;
}

/** Returns the sign of a difference. The minus is U+2212, not a hyphen. */
function sign(value: number): string {
  return value < 0 ? '−' : '+';
}
