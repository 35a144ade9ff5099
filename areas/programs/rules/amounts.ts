import type { ExerciseRow } from '../contract/document.ts';
import { hasLengthInMetres, hasTimeUnit } from './durations.ts';

const sides = wordList(
  'a al alla per lato lati gamba gambe braccio braccia mano cad ciascuno manubrio each side leg arm hand e o poi and or then',
);
const effort = wordList('max massimo massime cedimento tecnico tecnica failure technical amrap');
const times = wordList(
  's sec secs secondi secondo second seconds m min mins minuti minuto minute minutes h ora ore ogni every on off x giri giro round rounds lavoro work',
);
const lengths = wordList(
  'm mt metri metro metre metres meters km chilometri mi miglia miles yd passi steps vasche laps x',
);
const repetitions = wordList(
  'rip rep reps ripetizioni x rm buffer drop cluster myo rest pause totali total mezze parziali',
);
const loads = wordList(
  'kg kgs kili chili lb lbs rm bw corpo libero bodyweight body weight peso elastico banda band bands scarico vuoto empty bar bilanciere manubrio manubri dumbbell dumbbells kettlebell kb disco dischi plate plates rpe rir leggero leggera medio media pesante light medium heavy scelta progressivo x',
);

const amountWords: Record<Exclude<ExerciseRow['type'], 'text'>, ReadonlySet<string>> = {
  reps: new Set([...sides, ...effort, ...repetitions]),
  time: new Set([...sides, ...effort, ...times]),
  distance: new Set([...sides, ...lengths]),
  amrap: new Set([...times, ...effort]),
  emom: new Set([...times, 'emom', 'amrap']),
};
const loadWords = new Set([...sides, ...loads]);
/** Words that are an amount or a load without a digit: `max`, `corpo libero`. */
const wordsWithoutDigits = new Set([...effort, ...loads]);

/**
 * Whether the text is an amount of the exercise type: `8-10`, `45 s`, `400 m`, `12 min`. Repetitions have no unit of time.
 * An empty text is valid.
 */
export function isAmount(exerciseType: ExerciseRow['type'], text: string): boolean {
  if (exerciseType === 'reps' && hasTimeUnit(text)) return false;
  if (isOfTime(exerciseType) && hasLengthInMetres(text)) return false;
  return exerciseType === 'text' || consistsOf(text, amountWords[exerciseType]);
}

function isOfTime(exerciseType: ExerciseRow['type']): boolean {
  return exerciseType === 'time' || exerciseType === 'amrap' || exerciseType === 'emom';
}

/** Whether the text is a load: `80 kg`, `75%`, `RPE 8`, `corpo libero`. An empty text is valid. */
export function isLoad(text: string): boolean {
  return !danglingSign.test(text) && consistsOf(text, loadWords);
}

/** The plus of `70+%` and `80+ kg`, before a unit or the end, joins nothing. */
const danglingSign = /\+\s*(?:%|kgs?(?!\p{L})|lbs?(?!\p{L})|$)/iu;

/**
 * Whether the text is a tempo: seconds of the eccentric phase, the pause, the concentric phase and the second pause,
 * `3-1-1-0` or `31X0`, or the time under tension, `40 s`. An empty text is valid.
 */
export function isTempo(text: string): boolean {
  return /^$|^[\dx](?:\s?[-–/.:,]?\s?[\dx]){2,3}$|^\d{1,3}\s?(?:s|sec|"|'')?$/i.test(text.trim());
}

function consistsOf(text: string, vocabulary: ReadonlySet<string>): boolean {
  if (text.trim() === '') return true;
  const tokens = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const hasValue = /\d/.test(text) || tokens.some((token) => wordsWithoutDigits.has(token));
  return hasValue && tokens.every((token) => vocabulary.has(token));
}

function wordList(list: string): readonly string[] {
  return list.split(' ');
}
