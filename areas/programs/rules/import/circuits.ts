import { limits } from '../../contract/document.ts';
import { durationPattern, durationSeconds, durationText } from '../durations.ts';
import { hasAmount, type ParsedRow } from './values.ts';

/** A circuit in one line: its heading, the numbers of it and its exercises. */
interface Circuit {
  title: string;
  rounds: number;
  workSeconds: number | null;
  restSeconds: number | null;
  exercises: string[];
}

const heading =
  /^((?:(?:mini)?circuito|circuit|giro|amrap\s+circuit)(?![\p{L}])[^:]{0,60}?)\s*[:–-]?\s*(?:x\s*)?(\d{1,2})\s*(?:giri|rounds?|volte|x)(?![\p{L}])(.*)$/iu;
const times = new RegExp(
  `^[\\s,;()-]*(${durationPattern})\\s*(?:di\\s+)?(?:lavoro|work|on)?\\s*(?:[/,+e-]|\\s)\\s*(${durationPattern})\\s*(?:di\\s+)?(?:recupero|rec\\.?|riposo|rest|pausa|off)?`,
  'iu',
);
const work = new RegExp(`^[\\s,;()-]*(${durationPattern})\\s*(?:di\\s+)?(?:lavoro|work|on|(?=[:)–-]))`, 'iu');

/** Reads "Circuito finale: 4 giri, 30" lavoro 15" recupero: swing, step up, plank"; null for any other line. */
export function parseCircuit(line: string): Circuit | null {
  const [, title = '', count = '', behind = ''] = heading.exec(line) ?? [];
  const rounds = Number(count);
  if (rounds < 1 || rounds > limits.sets) return null;
  const found = times.exec(behind) ?? work.exec(behind);
  const remaining = behind.slice(found?.[0].length ?? 0);
  const [, list = ''] =
    /^[\s,;)]*(?:di|of)?\s*[:–-]\s*(.+)$/iu.exec(remaining) ??
    (found ? [] : (/^\s*(?:di\s+)?:?\s*(.+)$/iu.exec(remaining) ?? []));
  const exercises = list
    .split(/\s*[,;+]\s*(?=[\p{L}\d])/u)
    .map((name) => name.trim().replace(/[.;,]$/, ''))
    .filter((name) => /\p{L}{2}/u.test(name));
  if (exercises.length < 2) return null;
  return {
    title: title.trim(),
    rounds,
    workSeconds: found ? durationSeconds(found[1] ?? '') : null,
    restSeconds: found?.[2] ? durationSeconds(found[2]) : null,
    exercises,
  };
}

/** `swing x15`, `burpees 10 rip` and `10 burpees`: repetitions of every round. */
const countAfterTimes = /\s+x\s*(\d{1,3})(?![\d.,x"'%]|\s*(?:kg|lb|sec|min))/iu;
const countBehind = /^(\D*?\p{L}{2}\D*?)\s+(?:x\s*)?(\d{1,3})(?:\s*(?:rip|reps?|ripetizioni))?(?=\s+@?\d+\s*kg|$)/iu;
const countBefore = /^(\d{1,3})\s*(?:x\s*)?(?=\p{L}{3})(?!(?:sec|min|rip|reps)\b)(\D+)$/iu;

/** The rows of a circuit: one superset with a set of each exercise in every round. */
export function circuitRows(circuit: Circuit, parseExercise: (text: string) => ParsedRow): ParsedRow[] {
  const { title, rounds, workSeconds, restSeconds, exercises } = circuit;
  const timed = workSeconds === null ? {} : { type: 'time' as const, value: durationText(workSeconds) };
  return exercises.map((text, index) => {
    const row = parseExercise(
      text
        .replace(countAfterTimes, ' $1')
        .replace(countBehind, `$1 ${rounds}x$2`)
        .replace(countBefore, `$2 ${rounds}x$1`),
    );
    const amount = hasAmount(row) ? {} : timed;
    return {
      ...row,
      ...amount,
      sets: rounds,
      restSeconds: row.restSeconds ?? restSeconds,
      info: [index === 0 ? title : '', row.info].filter(Boolean).join(' · '),
      joinsSuperset: index > 0,
      supersetMark: '',
    };
  });
}
