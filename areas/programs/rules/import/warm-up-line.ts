import { limits } from '../../contract/document.ts';
import { warmUpSets } from '../warm-up.ts';

/** The word before the warm-up of an exercise, in Italian and English; part of a regular expression. */
export const warmUpHeading = '(?:(?:serie\\s+di\\s+)?riscaldamento|avvicinamento|warm[- ]?ups?(?:\\s+sets)?)';

const warmUpLine = new RegExp(String.raw`^[\s*•-]*${warmUpHeading}\s*:\s*(.*)$`, 'iu');

/** The warm-up of an exercise. `exercise`: the one that the line names; '' for that above or below the line. */
export interface WarmUpOfLine {
  warmUp: string;
  exercise: string;
}

/** "Squat 10x20, 5x40": at least two sets, because "Face pull 2x20" is an exercise of the warm-up. */
const named = /^(\p{L}[^\d:,]*?)\s*[:,-]?\s+(?=\d+\s*[x*]\s*\d[^,;]*[,;\s]\s*\d+\s*[x*]\s*\d)(.*)$/iu;

/**
 * Parses the warm-up on a line of its own below or above an exercise, "Riscaldamento: 10x20, 5x40" or "Riscaldamento: Squat 10x20, 5x40";
 * null for any other line.
 */
export function parseWarmUpLine(line: string): WarmUpOfLine | null {
  const text = warmUpLine.exec(line)?.[1] ?? '';
  const [, exercise = '', sets = text] = named.exec(text) ?? [];
  const warmUp = importedWarmUp(sets);
  return warmUp ? { warmUp, exercise } : null;
}

/** Returns the text when it is a warm-up with at least one set, otherwise ''. */
export function importedWarmUp(text: string): string {
  const warmUp = text.trim().replace(/[.;]$/, '');
  return warmUpSets(warmUp).length > 0 && warmUp.length <= limits.warmUpCharacters ? warmUp : '';
}

const noteOfWorkout =
  /^[\s*•-]*(?:riscaldamento|attivazione|warm[- ]?up|defaticamento|cool[- ]?down)(?:\s+(?:generale|general))?(?:\s*:|\s+-|(?=\s\d))\s*\S/iu;

/** Whether the line says in words how to warm up or to cool down, without sets: "Riscaldamento: 5' bike + mobilità spalle". */
export function isWarmUpNote(line: string): boolean {
  return noteOfWorkout.test(line) && !/\d\s*(?:[x*]\s*\d|(?:serie|sets?)(?!\p{L}))/iu.test(line);
}

const bracketed =
  /\s*\(\s*((?:risc(?:aldamento)?|avv(?:icinamento)?|warm[- ]?ups?|wu)(?:\s*[.:]\s*|\s+)([^)]*\d[^)]*))(?:\)|$)/iu;

/**
 * Takes the warm-up out of "Squat (risc. 5x40, 3x60) 4x5". A bracket with something else than sets, "risc. 5x bil, 5x60", becomes the
 * note as it was written.
 */
export function splitBracketedWarmUp(text: string): { text: string; warmUp: string; note: string } {
  const match = bracketed.exec(text);
  if (!match) return { text, warmUp: '', note: '' };
  const warmUp = importedWarmUp(match[2] ?? '');
  return { text: text.replace(match[0], ' ').trim(), warmUp, note: warmUp ? '' : (match[1] ?? '').trim() };
}
