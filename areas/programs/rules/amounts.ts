import type { ExerciseRow } from '../contract/document.ts';

const sides = words(
  'a al alla per lato lati gamba gambe braccio braccia mano each side leg arm hand e o poi and or then',
);
const effort = words('max massimo massime cedimento tecnico tecnica failure technical amrap');
const times = words(
  's sec secs secondi secondo second seconds m min mins minuti minuto minute minutes h ora ore ogni every on off x giri giro round rounds lavoro work',
);
const lengths = words(
  'm mt metri metro metre metres meters km chilometri mi miglia miles yd passi steps vasche laps x',
);
const repetitions = words(
  'rip rep reps ripetizioni x rm buffer drop cluster myo rest pause totali total mezze parziali',
);
const loads = words(
  'kg kgs kili chili lb lbs rm bw corpo libero bodyweight body weight peso elastico banda band bands scarico vuoto empty bar bilanciere manubrio manubri dumbbell dumbbells kettlebell kb disco dischi plate plates rpe rir leggero leggera medio media pesante light medium heavy scelta progressivo x',
);

const known: Record<Exclude<ExerciseRow['type'], 'text'>, ReadonlySet<string>> = {
  reps: new Set([...sides, ...effort, ...repetitions]),
  time: new Set([...sides, ...effort, ...times]),
  distance: new Set([...sides, ...lengths]),
  amrap: new Set([...times, ...effort]),
  emom: new Set([...times, 'emom', 'amrap']),
};
const knownLoads = new Set([...sides, ...loads]);
/** These say how much without a figure. */
const wholeAnswers = new Set([...effort, ...loads]);

/** Whether a text says how much of that type is done: `8-10`, `45 s`, `400 m`, `12 min`. Nothing is left open. */
export function isAmount(type: ExerciseRow['type'], text: string): boolean {
  return type === 'text' || isMadeOf(text, known[type]);
}

/** `80 kg`, `75%`, `RPE 8`, `corpo libero`. */
export function isLoad(text: string): boolean {
  return isMadeOf(text, knownLoads);
}

/** Seconds for lowering, holding, lifting and holding: `3-1-1-0`, `31X0`; or for all of it, `40 s`. */
export function isTempo(text: string): boolean {
  return /^$|^[\dx](?:\s?[-–/.:,]?\s?[\dx]){2,3}$|^\d{1,3}\s?(?:s|sec|"|'')?$/i.test(text.trim());
}

function isMadeOf(text: string, vocabulary: ReadonlySet<string>): boolean {
  if (text.trim() === '') return true;
  const found = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const hasFigure = /\d/.test(text) || found.some((word) => wholeAnswers.has(word));
  return hasFigure && found.every((word) => vocabulary.has(word));
}

function words(list: string): readonly string[] {
  return list.split(' ');
}
