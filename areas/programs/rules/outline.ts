import type { ExerciseRow, Progression, Week } from '../contract/document.ts';
import { newRow } from './rows.ts';
import { newWeeks } from './weeks.ts';

/**
 * An exercise row in short: code of a library exercise, sets, repetitions (`40 s` for a time), load in kg in week 1 and
 * rest in seconds; `joins` makes a superset with the previous row.
 */
export interface OutlineRow {
  code: string;
  sets: number;
  reps: string;
  kg: number | null;
  rest: number;
  rir?: number;
  joins?: true;
  info?: string;
  warmUp?: string;
  progression?: Progression;
}

/** A program whose weeks differ only in their loads, which increase by 2.5 % per week. */
export interface ProgramOutline {
  title: string;
  info: string;
  weeks: number;
  days: { title: string; rows: OutlineRow[] }[];
}

interface OutlineParts {
  /** Exercises by code. Rows of other exercises are left out. */
  exercises: ReadonlyMap<string, { id: string; name: string }>;
  newId: () => string;
}

export function outlinedWeeks({ weeks, days }: ProgramOutline, parts: OutlineParts): Week[] {
  return newWeeks({ weeks, daysAWeek: days.length, newId: parts.newId }).map((week) => ({
    ...week,
    days: week.days.map((day, index) => ({
      ...day,
      workouts: day.workouts.map((workout) => ({
        ...workout,
        title: days[index]?.title ?? '',
        exercises: rowsOf(days[index]?.rows ?? [], { ...parts, growth: 1 + 0.025 * (week.weekNumber - 1) }),
      })),
    })),
  }));
}

function rowsOf(rows: OutlineRow[], { exercises, newId, growth }: OutlineParts & { growth: number }): ExerciseRow[] {
  const known = rows.flatMap((row) => {
    const exercise = exercises.get(row.code);
    return exercise ? [{ ...row, exercise }] : [];
  });
  return known.map((row, index) => {
    const isTimed = row.reps.endsWith('s');
    const opensSuperset = known[index + 1]?.joins === true;
    return {
      ...newRow({ id: newId(), exercise: row.exercise }),
      type: isTimed ? 'time' : 'reps',
      sets: row.sets,
      reps: isTimed ? '' : row.reps,
      value: isTimed ? row.reps : '',
      weight: row.kg === null ? '' : `${String(roundedLoad(row.kg * growth)).replace('.', ',')} kg`,
      rir: row.rir ?? null,
      progression: row.progression ?? null,
      warmUp: row.warmUp ?? '',
      info: row.info ?? '',
      supersetPosition: row.joins ? 2 : opensSuperset ? 1 : null,
      restType: opensSuperset ? 'no_rest' : 'seconds',
      restValue: row.rest,
    };
  });
}

/** Rounds to 0.5 kg, as plates allow. */
function roundedLoad(kg: number): number {
  return Math.round(kg * 2) / 2;
}
