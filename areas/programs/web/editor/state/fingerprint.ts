import type { Week, Workout } from '../../../contract/document.ts';
import { progressionText } from '../../../rules/progression-text.ts';
import type { ProgramContent } from './store.ts';

/**
 * Two contents with the same fingerprint are the same to a coach: who is where, and what is prescribed. Letters and
 * numbers follow from it, and the server trims what is typed.
 */
export function fingerprint({ title, info, weeks }: ProgramContent): string {
  return hash(JSON.stringify([title.trim(), info.trim(), weeks.map(weekParts)]));
}

function weekParts({ id, days }: Week) {
  return [id, days.map((day) => [day.id, day.offset, day.workouts.map(workoutParts)])];
}

function workoutParts({ id, title, info, exercises }: Workout) {
  return [
    id,
    title.trim(),
    info.trim(),
    exercises.map((row) => [
      row.id,
      row.exerciseId,
      row.supersetPosition,
      row.type,
      row.sets,
      row.rir,
      row.rpe,
      row.restType,
      row.restValue,
      progressionText(row.progression),
      ...[row.reps, row.value, row.weight, row.tut, row.info].map((text) => text.trim()),
    ]),
  ];
}

/** cyrb53: 53 bits, good enough to recognise one's own work among others. */
function hash(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}
