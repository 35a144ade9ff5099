import type { TFunction } from 'i18next';
import { duration, number, weight } from '#shell/web/texts/formats.ts';
import { currentLanguage } from '#shell/web/texts/language.ts';
import type { CompletedSet, PrescribedRow } from '../contract.ts';

export type Texts = TFunction<'completed-workouts'>;

/** What the coach asked for, piece by piece, as the coach wrote it: `4 × 6-8`, `80 kg`, `RIR 2`, `recupero 02:30`. */
export function prescriptionWords(t: Texts, row: PrescribedRow): string[] {
  const { rpe, rir, tut, restType, restValue } = row;
  return [
    workWords(t, row),
    weightWords(row.weight),
    rir === null ? '' : t('set.rir', { count: rir }),
    rpe === null ? '' : t('set.rpe', { rpe: number(rpe) }),
    tut && t('set.tut', { tut }),
    restType === 'seconds' && restValue > 0 ? t('set.rest', { time: duration(restValue) }) : '',
  ].filter((piece) => piece !== '');
}

/** `4 × 6-8`, `3 × 45 s`, `AMRAP 12 min`. */
function workWords(t: Texts, { type, sets, reps, value }: PrescribedRow): string {
  const what = type === 'reps' ? reps : [value, reps].filter(Boolean).join(' · ');
  const named = type === 'amrap' || type === 'emom' ? [t(`types.${type}`), what].filter(Boolean).join(' ') : what;
  if (sets === null) return named;
  return named ? `${sets} × ${named}` : t('set.sets', { count: sets });
}

/** A bare number is kilograms; "75%" stays as it was written. */
export function weightWords(written: string): string {
  return /^\d+([.,]\d+)?$/.test(written.trim()) ? `${written.trim()} kg` : written.trim();
}

type Done = Pick<CompletedSet, 'weightKg' | 'reps' | 'rir'>;

/** `82,5 kg × 8 · RIR 2` */
export function setWords(t: Texts, set: Done): string {
  return setPieces(t, set).join(' · ');
}

/** `82,5 kg × 8` and `RIR 2`; without numbers it is simply done. */
export function setPieces(t: Texts, { weightKg, reps, rir }: Done): string[] {
  const load = [weightKg === null ? '' : weight(weightKg), reps === null ? '' : repsWords(t, { reps, weightKg })];
  const pieces = [load.filter(Boolean).join(' × '), rir === null ? '' : t('set.rir', { count: rir })].filter(Boolean);
  return pieces.length > 0 ? pieces : [t('set.done')];
}

function repsWords(t: Texts, { reps, weightKg }: { reps: number; weightKg: number | null }): string {
  return weightKg === null ? t('set.reps', { count: reps }) : String(reps);
}

/** For a field: no grouping, so that what is shown can be read back. */
export function typedNumber(value: number | null): string {
  if (value === null) return '';
  return currentLanguage() === 'it' ? String(value).replace('.', ',') : String(value);
}
