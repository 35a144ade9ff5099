import { wordsOf } from '#shell/common/normalize-text.ts';
import { isConnectingWord } from './search-words.ts';
import { type Muscle, muscleGroups } from './taxonomy.ts';

const { back, arms, core, legs } = muscleGroups;

/** How muscles are called in Italian and English, without accents; a group has several muscles. */
const musclesOfWord: Readonly<Record<string, readonly Muscle[]>> = {
  petto: ['chest'],
  pettorali: ['chest'],
  chest: ['chest'],
  pecs: ['chest'],
  dorsali: ['lats'],
  lats: ['lats'],
  schiena: back,
  dorso: ['lats', 'middle_back'],
  back: back,
  romboidi: ['middle_back'],
  rhomboids: ['middle_back'],
  lombari: ['lower_back'],
  trapezio: ['traps'],
  trapezi: ['traps'],
  traps: ['traps'],
  collo: ['neck'],
  neck: ['neck'],
  spalle: ['shoulders'],
  deltoidi: ['shoulders'],
  shoulders: ['shoulders'],
  delts: ['shoulders'],
  bicipiti: ['biceps'],
  bicipite: ['biceps'],
  biceps: ['biceps'],
  tricipiti: ['triceps'],
  tricipite: ['triceps'],
  triceps: ['triceps'],
  avambracci: ['forearms'],
  avambraccio: ['forearms'],
  forearms: ['forearms'],
  braccia: arms,
  arms: arms,
  addome: core,
  addominali: core,
  abs: core,
  core: core,
  abdominals: core,
  obliqui: ['obliques'],
  obliques: ['obliques'],
  psoas: ['hip_flexors'],
  quadricipiti: ['quads'],
  quadricipite: ['quads'],
  cosce: ['quads', 'hamstrings', 'adductors'],
  quads: ['quads'],
  quadriceps: ['quads'],
  thighs: ['quads', 'hamstrings', 'adductors'],
  femorali: ['hamstrings'],
  ischiocrurali: ['hamstrings'],
  hamstrings: ['hamstrings'],
  gambe: legs,
  legs: legs,
  glutei: ['glutes'],
  gluteo: ['glutes'],
  glutes: ['glutes'],
  adduttori: ['adductors'],
  adductors: ['adductors'],
  abduttori: ['abductors'],
  abductors: ['abductors'],
  polpacci: ['calves'],
  polpaccio: ['calves'],
  calves: ['calves'],
  tibiale: ['tibialis'],
  tibialis: ['tibialis'],
};

/** Shorter beginnings of a word could be any muscle. */
const minPrefixLetters = 4;

/** One row for each muscle that a word of `searched` names; a word that is being typed names those that it begins. */
export function expandMuscleWords(searched: readonly string[]): { word: string; muscle: Muscle }[] {
  return [...new Set(searched)].flatMap((word) => {
    const isNamed = (known: string) => known === word || (word.length >= minPrefixLetters && known.startsWith(word));
    const named = Object.entries(musclesOfWord).flatMap(([known, muscles]) => (isNamed(known) ? muscles : []));
    return [...new Set(named)].map((muscle) => ({ word, muscle }));
  });
}

/** Words that tell parts of a muscle or of a group apart: "dorso alto", "gran dorsale", "rear delts". */
const partWords = new Set(
  (
    'gran grande grandi alto alta alti basso bassa bassi centrale centrali anteriore anteriori posteriore posteriori ' +
    'laterale laterali medio media medi upper lower middle mid front rear side lateral anterior posterior'
  ).split(' '),
);

/** Whether the text names muscles and nothing else: "Petto", "Bicipiti e tricipiti", "Lower back". */
export function isMuscleName(text: string): boolean {
  const significant = wordsOf(text).filter((word) => !isConnectingWord(word) && !partWords.has(word));
  return significant.length > 0 && significant.every(isMuscleWord);
}

/** Whether the word is a known one, in singular or plural. */
function isMuscleWord(word: string): boolean {
  if (Object.hasOwn(musclesOfWord, word)) return true;
  const isInflected = (known: string) => {
    const stem = known.slice(0, -1);
    return word === stem || (stem.length >= minPrefixLetters && word.slice(0, -1) === stem);
  };
  return word.length >= minPrefixLetters && Object.keys(musclesOfWord).some(isInflected);
}
