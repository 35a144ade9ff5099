import type { ParsedRow } from './values.ts';
import { hasAmount } from './values.ts';

/** `AMRAP 12 min:`, `EMOM 10:`, `3x AMRAP 5':`, `12 min AMRAP -`. */
const heading =
  /^((?:\d{1,2}\s*x\s*)?(?:\d{1,3}\s*(?:'|min\p{L}*)\s*(?:di\s+|of\s+)?)?(?:amrap|emom)(?!\p{L})\s*(?:(?:di|da|in|x|for|of)\s+)?(?:\d{1,3}(?::\d{2})?\s*(?:'|"|min\p{L}*|sec\p{L}*)?)?)\s*(?:\([^)]*\)\s*)?[:–-]\s*(\S.*)$/iu;
const separator = /\s*(?:;|\+|,(?!\d{1,2}\s*(?:kg|lbs?|k?m)(?!\p{L})))\s*(?=[\p{L}\d])/u;
const number = String.raw`\d{1,4}(?:\s?[-/]\s?\d{1,4})?`;
const unit = String.raw`(?:rip|reps?|ripetizioni|mt|m|metri|met(?:er|re)s?|km|cal|calorie|calories|sec|secondi|seconds?|s|min|minut[oi]|minutes?)(?!\p{L})\.?|["']`;
const minute = /^(min(?:ut[oe])?\.?\s*\d{1,2})\s*[:.-]?\s+(?=[\p{L}\d])/iu;
const before = new RegExp(
  String.raw`^(${number}\s*(?:${unit})?)\s*(?:x\s+)?(?:di\s+|of\s+)?(?=\p{L}{2})(?!kg|lb)`,
  'iu',
);
const behind = new RegExp(
  String.raw`(?<=\p{L}.*?)\s+(?:x\s?)?(${number}\s*(?:${unit})?)(?=\s*(?:$|[@(]|\d+(?:[.,]\d+)?\s*(?:kg|lbs?)))`,
  'iu',
);

/**
 * Reads "EMOM 10: 5 deadlifts @225lb + 10 push-ups" as a superset of its exercises, each of the time of the heading and with its
 * amount in the note; null for other lines.
 */
export function timedBlock(line: string, parseExercise: (text: string) => ParsedRow): ParsedRow[] | null {
  const [, title = '', list = ''] = heading.exec(line) ?? [];
  if (list === '') return null;
  const head = parseExercise(title);
  if (head.type !== 'amrap' && head.type !== 'emom') return null;
  const rows = list.split(separator).map((text, index) => {
    const { exercise, note } = withoutAmount(text.trim().replace(/[.;,]$/, ''));
    const row = parseExercise(exercise);
    return {
      ...row,
      ...{ type: head.type, value: head.value, sets: head.sets },
      isOther: hasAmount(row) || !/\p{L}{2}/u.test(row.name),
      info: [note, row.info].filter(Boolean).join(' · '),
      joinsSuperset: index > 0,
      supersetMark: '',
    };
  });
  return rows.some(({ isOther }) => isOther) ? null : rows.map(({ isOther: _, ...row }) => row);
}

/** Takes the amount of a round out of "10 burpees", "200 m corsa" and "Thruster 10 rip 30kg"; a number alone is counted by `x`. */
function withoutAmount(text: string): { exercise: string; note: string } {
  const [inMinute = '', minuteNote = ''] = minute.exec(text) ?? [];
  const exercise = text.slice(inMinute.length);
  const match = before.exec(exercise) ?? behind.exec(exercise);
  const amount = match?.[1]?.trim() ?? '';
  const counted = /^[\d\s/-]+$/.test(amount) ? `x${amount}` : amount;
  return {
    exercise: match ? `${exercise.slice(0, match.index)} ${exercise.slice(match.index + match[0].length)}` : exercise,
    note: [minuteNote, counted].filter(Boolean).join(' '),
  };
}
