import { IconArrowDown, IconArrowUp, IconArrowsDownUp, IconEqual, IconMinus, IconPlus } from '@tabler/icons-react';
import { formatNumber } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { distanceText, type Texts, timeText } from '../text.ts';
import type { ComparedSet } from './compare.ts';
import classes from './Sets.module.css';
import { type Difference as HowFar, isAbove, isBelow, isOpen } from './difference-of.ts';

/** Less or more, in figures; the arrow and the colour only help the eye. */
export function Difference({ set }: { set: ComparedSet }) {
  const t = useTexts('completed-workouts');
  const way = wayOf(set);
  const Icon = {
    less: IconArrowDown,
    more: IconArrowUp,
    mixed: IconArrowsDownUp,
    same: IconEqual,
    missed: IconMinus,
    extra: IconPlus,
    open: null,
  }[way];

  return (
    <span className={classes['difference']} data-way={way}>
      {Icon && <Icon size={16} aria-hidden="true" />}
      {wordsOf(t, set)}
    </span>
  );
}

function wayOf(set: ComparedSet): 'less' | 'more' | 'mixed' | 'same' | 'missed' | 'extra' | 'open' {
  if (set.kind !== 'done') return set.kind;
  const { difference } = set;
  if (isOpen(difference)) return 'open';
  if (isBelow(difference)) return isAbove(difference) ? 'mixed' : 'less';
  return isAbove(difference) ? 'more' : 'same';
}

function wordsOf(t: Texts, set: ComparedSet): string {
  if (set.kind === 'missed') return t('comparison.missed');
  if (set.kind === 'extra') return t('comparison.extra');
  const parts = partsOf(t, set.difference);
  if (parts.length > 0) return parts.join(', ');
  return isOpen(set.difference) ? '–' : t('comparison.same');
}

/** `−2,5 kg`, `+1 rip.`, `−10 s`, `RIR −1`. */
function partsOf(t: Texts, { weightKg, reps, seconds, metres, rir, rpe }: HowFar): string[] {
  return [
    weightKg ? t('comparison.kg', { kg: signed(weightKg) }) : '',
    reps ? t('comparison.reps', { count: Math.abs(reps), reps: signed(reps) }) : '',
    seconds ? `${sign(seconds)}${timeText(Math.abs(seconds))}` : '',
    metres ? `${sign(metres)}${distanceText(Math.abs(metres))}` : '',
    rir ? t('comparison.rir', { rir: signed(rir) }) : '',
    rpe ? t('comparison.rpe', { rpe: signed(rpe) }) : '',
  ].filter(Boolean);
}

function signed(value: number): string {
  return `${sign(value)}${formatNumber(Math.abs(value), 2)}`;
}

/** A real minus sign. */
function sign(value: number): string {
  return value < 0 ? '−' : '+';
}
