import { expandAbbreviations } from './abbreviations.ts';
import { wordsOf } from '#shell/common/normalize-text.ts';
import { isConnectingWord } from './search-words.ts';
import type { Equipment } from './taxonomy.ts';

/**
 * A name without what people write differently. "Bench Press (Barbell)", "barbell bench-press" and "BB Bench Press" are
 * equal: movement "bench press", equipment "barbell".
 */
export interface NormalizedName {
  /** Stems of the words without the equipment, each once and in alphabetical order. */
  movement: string;
  /** Equipment that the name mentions. */
  equipment: ReadonlySet<Equipment>;
  /** The different stems; equipment by its code. */
  stems: readonly string[];
}

/** The names of the library are the same for every import. */
const cache = new Map<string, NormalizedName>();
const maxCached = 20_000;

export function normalizedName(name: string): NormalizedName {
  const cached = cache.get(name);
  if (cached) return cached;
  if (cache.size >= maxCached) cache.clear();
  const normalized = normalize(stemsOf(name));
  cache.set(name, normalized);
  return normalized;
}

function normalize(stems: readonly string[]): NormalizedName {
  const equipment = new Set(stems.flatMap((stem) => equipmentOfStem.get(stem) ?? []));
  const movement = stems.filter((stem) => !equipmentOfStem.has(stem) && isDistinctive(stem));
  return {
    movement: [...new Set(withoutImpliedMuscle(movement))].toSorted().join(' '),
    equipment,
    stems: [...new Set(stems.filter(isDistinctive).map((stem) => equipmentOfStem.get(stem) ?? stem))],
  };
}

function stemsOf(name: string): string[] {
  const stems = wordsOf(name).flatMap(spelledOut).map(stemOf);
  return withCompounds(` ${stems.join(' ')} `.replace(hammerMachine, ' machin '))
    .split(' ')
    .filter(Boolean);
}

/** Replaces an abbreviation by its words: "rdl" by "romanian deadlift". Connecting words are left out. */
function spelledOut(word: string): string[] {
  if (isConnectingWord(word)) return [];
  const meaning = expandAbbreviations([word]).map((expanded) => expanded.word);
  return meaning.length > 0 ? meaning : [word];
}

/** Without the plural s and the last vowels: "raises" and "raise", "manubri" and "manubrio" have the same stem. */
function stemOf(word: string): string {
  if (word === 'ups') return 'up';
  if (word.length < 4) return word;
  const singular = /[^s]s$/.test(word) ? word.slice(0, -1) : word;
  const stem = singular.replace(/(?<=...)[aeiou]+$/, '');
  return spellings.get(stem) ?? stem;
}

/** "Hammer" before a row, press or pulldown is a maker of machines; a hammer curl is a grip. */
const hammerMachine = / hammer (?:strength )?(?=(?:\S+ )*(?:row|press|pulldown) )/;

/** Compounds and synonyms, by how their stems are written. */
const compounds: Readonly<Record<string, readonly string[]>> = {
  pushup: ['push up', 'press up'],
  pullup: ['pull up'],
  chinup: ['chin up'],
  situp: ['sit up'],
  stepup: ['step up'],
  getup: ['get up'],
  skullcrusher: ['skull crusher'],
  kickback: ['kick back'],
  pulldown: ['pull down'],
  pushdown: ['push down', 'press down', 'pressdown'],
  pullover: ['pull over'],
  crossover: ['cross over'],
  deadlift: ['dead lift'],
  rollout: ['roll out'],
  overhead: ['over head', 'sopr test'],
  pecdeck: ['pec deck', 'peck deck', 'pec dec'],
  stairmaster: ['stair master'],
  tbar: ['t bar'],
  vbar: ['v bar'],
  ezbar: ['e z bar', 'ez curl bar', 'ez bar', 'ez'],
  trapbar: ['trap bar', 'hex bar', 'hexagonal bar'],
  smithmachine: ['smith machin', 'smith', 'multipower'],
  medicineball: ['med ball', 'medicin ball', 'palla medic'],
  exerciseball: ['exercis ball', 'stability ball', 'swiss ball', 'gym ball', 'physioball', 'fitball'],
  band: ['resistanc band', 'mini band', 'miniband', 'loop band'],
  bodyweight: ['corp liber', 'body weight'],
  'single-arm': [
    'singl arm',
    'one arm',
    '1 arm',
    'singl hand',
    'one hand',
    'one handed',
    'unilateral',
    'un bracc',
    'bracc singol',
  ],
  'single-leg': ['singl leg', 'one leg', '1 leg', 'one legged', 'una gamb', 'gamb singol'],
  'close-grip': ['close grip', 'closegrip', 'narrow grip', 'pres strett'],
  'wide-grip': ['wid grip', 'widegrip', 'pres larg'],
  'neutral-grip': ['neutral grip', 'parallel grip', 'pres neutr'],
  'reverse-grip': [
    'revers grip',
    'underhand grip',
    'underhand',
    'supinated grip',
    'pres revers',
    'pres supin',
    'undergrip',
  ],
  'stiff-legged': ['stiff leg', 'stiff legged', 'straight leg', 'straight legged', 'gamb tes'],
  'bent-over': ['bent over', 'bentover'],
  'leg press': ['leg press hing', 'hing leg press', 'hinged leg press'],
  'lateral rais': ['sid lateral rais', 'lat rais'],
  // A plate-loaded machine with one lever for each arm.
  leverag: ['iso lateral', 'isolateral', 'plat loaded', 'machin plat'],
};

const replacementOf = new Map(
  Object.entries(compounds).flatMap(([replacement, written]) => written.map((stems) => [stems, replacement])),
);

/** Longer compounds are tried first. */
const compoundPattern = new RegExp(
  `(?<= )(?:${[...replacementOf.keys()].toSorted((one, other) => other.length - one.length).join('|')})(?= )`,
  'g',
);

function withCompounds(stems: string): string {
  return stems.replaceAll(compoundPattern, (written) => replacementOf.get(written) ?? written);
}

/** Italian stems and the English ones with the same meaning, because many names mix the languages: "crunch inverso". */
const italianWords = [
  ['bicipit', 'bicep'],
  ['tricipit', 'tricep'],
  ['martell', 'hammer'],
  ['invers', 'revers'],
  ['invertit', 'revers'],
  ['concentrat', 'concentration'],
  ['concentrazion', 'concentration'],
  ['frontal', 'front'],
  ['inclinat', 'inclin'],
  ['declinat', 'declin'],
  ['orizzontal', 'horizontal'],
  ['sedut', 'seated'],
  ['sdraiat', 'lying'],
  ['assistit', 'assisted'],
  ['zavorrat', 'weighted'],
  ['camminat', 'walking'],
  ['croc', 'fly'],
  ['remator', 'row'],
  ['stacc', 'deadlift'],
  ['stacch', 'deadlift'],
  ['alzat', 'rais'],
  ['affond', 'lung'],
  ['trazion', 'pullup'],
  ['piegament', 'pushup'],
  ['estension', 'extension'],
] as const;

/** Other spellings and misspellings of stems. */
const spellings: ReadonlyMap<string, string> = new Map([
  ['clos', 'close'],
  ['flye', 'fly'],
  ['fli', 'fly'],
  ['paused', 'paus'],
  ['dumbell', 'dumbbell'],
  ['dumbel', 'dumbbell'],
  ['dumbbel', 'dumbbell'],
  ['barbel', 'barbell'],
  ['banded', 'band'],
  ['suspended', 'suspension'],
  ['inclined', 'inclin'],
  ['declined', 'declin'],
  ...italianWords,
]);

/** Stems that name a piece of equipment. Italian ones too. */
const equipmentOfStem: ReadonlyMap<string, Equipment> = new Map([
  ['barbell', 'barbell'],
  ['bilancier', 'barbell'],
  ['dumbbell', 'dumbbell'],
  ['manubr', 'dumbbell'],
  ['kettlebell', 'kettlebell'],
  ['cabl', 'cable'],
  ['cav', 'cable'],
  ['machin', 'machine'],
  ['macchin', 'machine'],
  ['smithmachine', 'smith_machine'],
  ['band', 'band'],
  ['elastic', 'band'],
  ['bodyweight', 'bodyweight'],
  ['ezbar', 'ez_bar'],
  ['trapbar', 'trap_bar'],
  ['plat', 'plate'],
  ['disc', 'plate'],
  ['landmin', 'landmine'],
  ['medicineball', 'medicine_ball'],
  ['exerciseball', 'exercise_ball'],
  ['bosu', 'bosu'],
  ['suspension', 'suspension'],
  ['sospension', 'suspension'],
  ['ring', 'rings'],
  ['sled', 'sled'],
  ['slitt', 'sled'],
  ['sandbag', 'sandbag'],
]);

/** Words that do not distinguish exercises. Strong adds "(Custom)" to exercises that a user has created. */
const ignoredStems: ReadonlySet<string> = new Set(['exercis', 'custom']);

function isDistinctive(stem: string): boolean {
  return !ignoredStems.has(stem);
}

/** A curl without another part of the body is one of the biceps, a pushdown or skull crusher one of the triceps. */
function withoutImpliedMuscle(stems: readonly string[]): readonly string[] {
  const implied = stems.includes('curl') ? ['bicep'] : [];
  if (stems.includes('pushdown') || stems.includes('skullcrusher')) implied.push('tricep');
  return implied.length > 0 ? stems.filter((stem) => !implied.includes(stem)) : stems;
}
