import { IconArrowDown, IconArrowUp, IconEqual, IconMinus, IconPlus } from '@tabler/icons-react';
import { number } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { Texts } from '../words.ts';
import type { ComparedSet } from './compare.ts';
import classes from './Comparison.module.css';

/** Less or more, in figures; the arrow and the colour only help the eye. */
export function Difference({ set }: { set: ComparedSet }) {
  const t = useTexts('completed-workouts');
  const way = wayOf(set);
  const Icon = {
    less: IconArrowDown,
    more: IconArrowUp,
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

function wayOf(set: ComparedSet): 'less' | 'more' | 'same' | 'missed' | 'extra' | 'open' {
  if (set.kind !== 'done') return set.kind;
  const { weightKg, reps } = set;
  if (weightKg === null && reps === null) return 'open';
  if ((weightKg ?? 0) < 0 || (reps ?? 0) < 0) return 'less';
  return (weightKg ?? 0) > 0 || (reps ?? 0) > 0 ? 'more' : 'same';
}

function wordsOf(t: Texts, set: ComparedSet): string {
  if (set.kind === 'missed') return t('comparison.missed');
  if (set.kind === 'extra') return t('comparison.extra');
  const { weightKg, reps } = set;
  if (weightKg === null && reps === null) return '–';
  const parts = [
    weightKg ? t('comparison.kg', { kg: signed(weightKg) }) : '',
    reps ? t('comparison.reps', { count: Math.abs(reps), reps: signed(reps) }) : '',
  ];
  return parts.filter(Boolean).join(', ') || t('comparison.same');
}

/** With a real minus sign. */
function signed(value: number): string {
  return `${value < 0 ? '−' : '+'}${number(Math.abs(value), 2)}`;
}
