import { formatNumber } from '#shell/web/texts/formats.ts';
import { formatDuration } from '#shell/common/numbers.ts';
import { currentLanguage } from '#shell/web/texts/language.ts';
import { hasTimeUnit } from '#areas/programs/rules/durations.ts';
import { withLocalDecimals, loadText } from '#areas/programs/rules/load-text.ts';
import { withSideWords } from '#areas/programs/rules/side-words.ts';
import { warmUpText } from '#areas/programs/rules/warm-up.ts';
import type { PrescribedRow } from '../contract/set.ts';
import { effortTexts, type Texts } from './text.ts';

/**
 * Returns the prescription of a row in parts: `4 × 6-8`, `80 kg`, `RIR 2`, `recupero 02:30`, with the kg of a percentage
 * where they are given.
 */
export function prescriptionText(t: Texts, row: PrescribedRow, kg = ''): string[] {
  const { restType, restValue } = row;
  const rest = restType === 'seconds' && restValue > 0 ? t('set.rest', { time: formatDuration(restValue) }) : '';
  return [...workPieces(t, row, kg), rest].filter((piece) => piece !== '');
}

/** Returns `prescriptionText` without the rest: `4 × 6-8`, `80 kg`, `RIR 2`. */
export function workPieces(t: Texts, row: PrescribedRow, kg = ''): string[] {
  return withEffort(t, row, [workText(t, row), loadWithKg(row, kg)]);
}

/** Returns the prescribed warm-up of a row: `Riscaldamento: 10 × 20 kg · 5 × 50%`; '' without one. */
export function warmUpLine(t: Texts, { warmUp }: Pick<PrescribedRow, 'warmUp'>): string {
  return warmUp && t('set.warmUps', { sets: warmUpText(warmUp, formatLoadNumber) });
}

export function formatLoadNumber(value: number): string {
  return formatNumber(value, 2);
}

/** Returns the prescription of one set in parts: `6-8 rip.`, `80 kg`, `RIR 2`. */
export function prescribedPieces(t: Texts, row: PrescribedRow, kg = ''): string[] {
  const once = row.type === 'reps' ? repsWithUnit(t, row) : onceText(t, row);
  return withEffort(t, row, [once, loadWithKg(row, kg)]);
}

function withEffort(t: Texts, row: PrescribedRow, workAndLoad: string[]): string[] {
  const { tut } = row;
  return [...workAndLoad, ...effortTexts(t, row), tut && t('set.tut', { tut })].filter((piece) => piece !== '');
}

/** A percentage is followed by the kg that it means, where they are given: `75% (75 kg)`. */
function loadWithKg({ weight }: Pick<PrescribedRow, 'weight'>, kg: string): string {
  return [weightText(weight), kg && (weight ? `(${kg})` : kg)].filter(Boolean).join(' ');
}

/** Returns the prescribed work: `4 × 6-8`, `3 × 45 s`, `AMRAP 12 min`. */
function workText(t: Texts, row: PrescribedRow): string {
  const once = onceText(t, row);
  if (row.sets === null) return once;
  return once ? `${row.sets} × ${once}` : t('set.sets', { count: row.sets });
}

/** Adds the unit to repetitions, `8-10 rip.`, except to a text with words of its own such as `12 per gamba` or with a time. */
function repsWithUnit(t: Texts, { reps }: Pick<PrescribedRow, 'reps'>): string {
  return reps === '' || /\p{L}/u.test(reps) || hasTimeUnit(reps)
    ? inReadersWords(reps)
    : t('set.repsPrescribed', { reps });
}

function onceText(t: Texts, { type, reps, value }: PrescribedRow): string {
  if (type === 'reps') return inReadersWords(reps);
  const what = [
    inReadersWords(type === 'distance' ? withLocalDecimals(value, formatLoadNumber) : value),
    repsWithUnit(t, { reps }),
  ]
    .filter(Boolean)
    .join(' · ');
  return type === 'amrap' || type === 'emom' ? [t(`types.${type}`), what].filter(Boolean).join(' ') : what;
}

/** Writes words such as “per mano” in the language of the reader. */
export function inReadersWords(written: string): string {
  return withSideWords(written, currentLanguage());
}

/**
 * Returns a prescribed weight with its unit. A bare number is in kilograms; other texts such as "75%" stay as they were
 * written.
 */
export function weightText(written: string): string {
  return inReadersWords(loadText(written, formatLoadNumber));
}
