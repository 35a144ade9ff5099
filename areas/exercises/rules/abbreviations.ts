/** Abbreviations that coaches use, each with the words that it abbreviates in names of the library. */
const meanings: Readonly<Record<string, readonly string[]>> = {
  rdl: ['romanian', 'deadlift'],
  sldl: ['stiff', 'legged', 'deadlift'],
  ohp: ['military', 'press'],
  bss: ['bulgarian', 'split', 'squat'],
  cgbp: ['close', 'grip', 'bench', 'press'],
  ghr: ['glute', 'ham', 'raise'],
  hspu: ['handstand', 'push'],
  hlr: ['hanging', 'leg', 'raise'],
  bb: ['barbell'],
  db: ['dumbbell'],
  kb: ['kettlebell'],
  spinte: ['press'],
  trx: ['suspension'],
};

export interface AbbreviatedWord {
  short: string;
  word: string;
  /** Number of words of which `short` is the abbreviation. */
  needed: number;
}

/** Returns one row for each word of each abbreviation in `names`. Other words in `names` have no rows. */
export function expandAbbreviations(names: readonly string[]): AbbreviatedWord[] {
  return [...new Set(names)].flatMap((short) => {
    const meaning = Object.hasOwn(meanings, short) ? (meanings[short] ?? []) : [];
    return meaning.map((word) => ({ short, word, needed: meaning.length }));
  });
}
