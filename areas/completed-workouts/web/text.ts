import type { TFunction } from 'i18next';
import { formatDistance, formatSetTime, formatNumber, formatWeight } from '#shell/web/texts/formats.ts';
import { formatDuration } from '#shell/common/numbers.ts';
import { currentLanguage } from '#shell/web/texts/language.ts';
import { hasTimeUnit } from '#areas/programs/rules/durations.ts';
import { effortText, type PrescribedEffort } from '#areas/programs/rules/effort-range.ts';
import { withLocalDecimals, loadText } from '#areas/programs/rules/load-text.ts';
import { withSideWords } from '#areas/programs/rules/side-words.ts';
import { warmUpText } from '#areas/programs/rules/warm-up.ts';
import type { CompletedSet, PrescribedRow, PrescribedSets, SkipReason } from '../contract/set.ts';
import type { CompletedWorkout } from '../contract/workout.ts';

export type Texts = TFunction<'completed-workouts'>;

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

/** Returns an effort, prescribed or logged: `RIR 1-2`, `RPE 8`. */
export function effortTexts(t: Texts, effort: PrescribedEffort): string[] {
  return [
    effort.rir === null ? '' : t('set.rir', { rir: effortText(effort, 'rir') }),
    effort.rpe === null ? '' : t('set.rpe', { rpe: effortText(effort, 'rpe', formatNumber) }),
  ].filter(Boolean);
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

type LoggedValues = Pick<CompletedSet, 'weightKg' | 'reps'> &
  Partial<Pick<CompletedSet, 'rir' | 'rpe' | 'seconds' | 'metres'>>;

/** Returns a logged set: `82,5 kg × 8 · RIR 2`. */
export function setText(t: Texts, set: LoggedValues): string {
  return setTextParts(t, set).join(' · ');
}

/** Returns a logged set in parts: `82,5 kg × 8` and `RIR 2`, `400 m` and `01:32`; a set without values only as done. */
export function setTextParts(
  t: Texts,
  { weightKg, reps, rir = null, rpe = null, seconds = null, metres = null }: LoggedValues,
): string[] {
  const load = [weightKg === null ? '' : formatWeight(weightKg), reps === null ? '' : repsText(t, { reps, weightKg })];
  const pieces = [
    metres === null ? '' : formatDistance(metres),
    load.filter(Boolean).join(' × '),
    seconds === null ? '' : formatSetTime(seconds),
    ...effortTexts(t, { rir, rpe }),
  ].filter(Boolean);
  return pieces.length > 0 ? pieces : [t('set.done')];
}

function repsText(t: Texts, { reps, weightKg }: { reps: number; weightKg: number | null }): string {
  return weightKg === null ? t('set.reps', { count: reps }) : String(reps);
}

/** Formats a number for a field, without thousands separators, so that it can be parsed. */
export function typedNumber(value: number | null): string {
  if (value === null) return '';
  return currentLanguage() === 'it' ? String(value).replace('.', ',') : String(value);
}

/** Returns the state of an exercise or a workout that was skipped: `Saltato · poco tempo`. */
export function skippedText(t: Texts, reason: SkipReason): string {
  return t('skip.withReason', { reason: t(`skip.because.${reason}`) });
}

/** Returns what the client wrote about a workout that was skipped as a whole; '' for any other. */
export function skipNoteText(t: Texts, { skip }: Pick<CompletedWorkout, 'skip'>): string {
  return skip?.note ? t('skip.quoted', { note: skip.note }) : '';
}

type Origin = Pick<CompletedWorkout, 'programTitle' | 'weekNumber' | 'dayNumber' | 'source'>;

/** Returns the origin of a workout: `Programma · Settimana 1, giorno 2`; that it is free; for an imported workout, the other app. */
export function originText(t: Texts, { programTitle, weekNumber, dayNumber, source }: Origin): string {
  if (source === 'free') return t('free.title');
  if (source !== 'forma') return t('list.imported', { from: t(`list.sources.${source}`) });
  return [programTitle, t('weekAndDay', { week: weekNumber, day: dayNumber })].filter(Boolean).join(' · ');
}

/** Returns the origin for a list that shows it beside the title; '' where the title says already that the workout is free. */
export function originBesideTitle(t: Texts, workout: Origin & Pick<CompletedWorkout, 'title'>): string {
  const isSaid = workout.source === 'free' && workout.title.startsWith(t('free.title'));
  return isSaid ? '' : originText(t, workout);
}

export interface DoneSets {
  sets: number;
  prescribedSets: PrescribedSets;
  addedExercises?: number;
}

/** Whether only what the client added was done: none of the prescribed sets, but others. */
export function isOnlyAdded({ sets, prescribedSets: { total, missing } }: DoneSets): boolean {
  return sets > 0 && total > 0 && missing === total;
}

/**
 * Returns the number of sets: `13 serie`; while prescribed ones are missing, how many of these were done: `1 di 17 serie`; where only added
 * ones were done, `niente del piano, 1 esercizio aggiunto, 3 serie`.
 */
export function setCountText(t: Texts, done: DoneSets): string {
  const { sets, addedExercises = 0 } = done;
  const { total, missing } = done.prescribedSets;
  if (isOnlyAdded(done)) {
    const added = addedExercises > 0 && t('comparison.summary.added', { count: addedExercises });
    return [t('figures.nothingOfPlan'), added, t('set.sets', { count: sets })].filter(Boolean).join(', ');
  }
  return missing > 0 ? t('comparison.doneOf', { done: total - missing, count: total }) : t('set.sets', { count: sets });
}

interface WorkoutFigures extends DoneSets {
  minutes: number;
  volumeKg: number;
  effort?: number | null;
}

/** Returns the numbers of a workout: `54 min · 13 serie · 3.420 kg · sforzo 7/10`. */
export function figuresText(t: Texts, { minutes, volumeKg, effort = null, ...sets }: WorkoutFigures): string {
  return [
    t('figures.min', { minutes: formatNumber(minutes) }),
    setCountText(t, sets),
    volumeKg > 0 && t('figures.kg', { kg: formatNumber(volumeKg, 0) }),
    effort !== null && t('columns.effort', { effort }),
  ]
    .filter(Boolean)
    .join(' · ');
}
