import type { TFunction } from 'i18next';
import { duration, number, weight } from '#shell/web/texts/formats.ts';
import { currentLanguage } from '#shell/web/texts/language.ts';
import type { CompletedSet, PrescribedRow } from '../contract/set.ts';

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

/** What was asked for in one set: `6-8 rip.`, `80 kg`, `RIR 2`. */
export function prescribedPieces(t: Texts, row: PrescribedRow): string[] {
  const { type, reps, rir, rpe, tut } = row;
  const work = onceWords(t, row);
  return [
    type === 'reps' && work ? t('set.repsAsked', { reps }) : work,
    weightWords(row.weight),
    rir === null ? '' : t('set.rir', { count: rir }),
    rpe === null ? '' : t('set.rpe', { rpe: number(rpe) }),
    tut && t('set.tut', { tut }),
  ].filter((piece) => piece !== '');
}

/** `4 × 6-8`, `3 × 45 s`, `AMRAP 12 min`. */
function workWords(t: Texts, row: PrescribedRow): string {
  const once = onceWords(t, row);
  if (row.sets === null) return once;
  return once ? `${row.sets} × ${once}` : t('set.sets', { count: row.sets });
}

function onceWords(t: Texts, { type, reps, value }: PrescribedRow): string {
  if (type === 'reps') return reps;
  const work = /^\d+([-–]\d+)?$/.test(reps) ? t('set.repsAsked', { reps }) : reps;
  const what = [value, work].filter(Boolean).join(' · ');
  return type === 'amrap' || type === 'emom' ? [t(`types.${type}`), what].filter(Boolean).join(' ') : what;
}

/** A bare number is kilograms; "75%" stays as it was written. */
export function weightWords(written: string): string {
  return /^\d+([.,]\d+)?$/.test(written.trim()) ? `${written.trim()} kg` : written.trim();
}

type Done = Pick<CompletedSet, 'weightKg' | 'reps' | 'rir'> & Partial<Pick<CompletedSet, 'rpe' | 'seconds' | 'metres'>>;

/** `82,5 kg × 8 · RIR 2` */
export function setWords(t: Texts, set: Done): string {
  return setPieces(t, set).join(' · ');
}

/** `82,5 kg × 8` and `RIR 2`, `400 m` and `01:32`; without numbers it is simply done. */
export function setPieces(
  t: Texts,
  { weightKg, reps, rir, rpe = null, seconds = null, metres = null }: Done,
): string[] {
  const load = [weightKg === null ? '' : weight(weightKg), reps === null ? '' : repsWords(t, { reps, weightKg })];
  const pieces = [
    metres === null ? '' : distanceWords(metres),
    load.filter(Boolean).join(' × '),
    seconds === null ? '' : timeWords(seconds),
    rir === null ? '' : t('set.rir', { count: rir }),
    rpe === null ? '' : t('set.rpe', { rpe: number(rpe) }),
  ].filter(Boolean);
  return pieces.length > 0 ? pieces : [t('set.done')];
}

/** `400 m`, `5,25 km` from a thousand metres on. */
export function distanceWords(metres: number): string {
  return metres < 1000 ? `${number(metres)} m` : `${number(metres / 1000, 3)} km`;
}

/** `45 s`, `01:30` from a minute on. */
export function timeWords(seconds: number): string {
  return seconds < 60 ? `${seconds} s` : duration(seconds);
}

function repsWords(t: Texts, { reps, weightKg }: { reps: number; weightKg: number | null }): string {
  return weightKg === null ? t('set.reps', { count: reps }) : String(reps);
}

/** For a field: no grouping, so that what is shown can be read back. */
export function typedNumber(value: number | null): string {
  if (value === null) return '';
  return currentLanguage() === 'it' ? String(value).replace('.', ',') : String(value);
}
