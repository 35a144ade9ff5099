import type { TFunction } from 'i18next';
import { formatDistance, formatSetTime, formatNumber, formatWeight } from '#shell/web/texts/formats.ts';
import { currentLanguage } from '#shell/web/texts/language.ts';
import { effortText, type PrescribedEffort } from '#areas/programs/rules/effort-range.ts';
import type { CompletedSet, Endurance, PrescribedSets, SkipReason } from '../contract/set.ts';
import type { CompletedWorkout } from '../contract/workout.ts';

export type Texts = TFunction<'completed-workouts'>;

/** Returns an effort, prescribed or logged: `RIR 1-2`, `RPE 8`. */
export function effortTexts(t: Texts, effort: PrescribedEffort): string[] {
  return [
    effort.rir === null ? '' : t('set.rir', { rir: effortText(effort, 'rir') }),
    effort.rpe === null ? '' : t('set.rpe', { rpe: effortText(effort, 'rpe', formatNumber) }),
  ].filter(Boolean);
}

type LoggedValues = Pick<CompletedSet, 'weightKg' | 'reps'> &
  Partial<Pick<CompletedSet, 'rir' | 'rpe' | 'seconds' | 'metres'>>;

/** Returns a logged set: `82,5 kg × 8 · RIR 2`. */
export function setText(t: Texts, set: LoggedValues): string {
  return setTextParts(t, set).join(' · ');
}

/** Returns a logged set with its note: `82,5 kg × 8 · «Fitta»`. */
export function setTextWithNote(t: Texts, set: LoggedValues & Pick<CompletedSet, 'note'>): string {
  return [setText(t, set), set.note && `«${set.note}»`].filter(Boolean).join(' · ');
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
  /** Null: not recorded. */
  minutes: number | null;
  volumeKg: number;
  endurance?: Endurance | null | undefined;
  effort?: number | null;
}

/** Returns distance, time and pace: `10 km · 50:00 · 05:00 al km`; parts that are not known are left out. */
export function enduranceTexts(t: Texts, { metres, seconds, paceSecondsPerKm }: Endurance): string[] {
  return [
    metres > 0 && formatDistance(metres),
    seconds > 0 && formatSetTime(seconds),
    paceSecondsPerKm !== null && t('progress.perKm', { time: formatSetTime(paceSecondsPerKm) }),
  ].filter((text) => text !== false);
}

/** Returns the numbers of a workout: `54 min · 13 serie · 3.420 kg · sforzo 7/10`. */
export function figuresText(
  t: Texts,
  { minutes, volumeKg: kg, endurance, effort = null, ...sets }: WorkoutFigures,
): string {
  return [
    minutes !== null && t('figures.min', { minutes: formatNumber(minutes) }),
    setCountText(t, sets),
    kg > 0 && t('figures.kg', { kg: formatNumber(kg, 0) }),
    ...(endurance ? enduranceTexts(t, endurance) : []),
    effort !== null && t('columns.effort', { effort }),
  ]
    .filter(Boolean)
    .join(' · ');
}
