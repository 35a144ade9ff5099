import { parseTimestamp } from '#shell/common/timestamps.ts';

/**
 * Whether rows of cells are a log of workouts exported by Strong or Hevy, which has a line for each set that was done.
 * Strong translates its header into the language of the phone but keeps the number of columns and the last heading, so a
 * translated header is detected by the time in the line below it.
 */
export function isTrainingLog(rows: readonly (readonly string[])[]): boolean {
  const filled = rows.filter((row) => row.some((cell) => cell.trim() !== ''));
  return filled.slice(0, 30).some((row, index) => isLogHeader(row) || isTranslatedHeader(row, filled[index + 1] ?? []));
}

function isLogHeader(row: readonly string[]): boolean {
  const names = row.map(nameOf);
  const isStrong = names.includes('exercise name') && names.includes('set order');
  return isStrong || (names.includes('exercise_title') && names.includes('set_index'));
}

const strongColumns = 12;

function isTranslatedHeader(row: readonly string[], [time = '']: readonly string[]): boolean {
  return row.length === strongColumns && nameOf(row.at(-1) ?? '') === 'rpe' && parseTimestamp(time) !== null;
}

function nameOf(heading: string): string {
  return heading.replace(/\s+/g, ' ').trim().toLowerCase();
}
