/** Abbreviations that coaches use, and the words of the library's names that they abbreviate. */
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
  /** Number of words that the abbreviation has. */
  needed: number;
}

/** One row for each word of each abbreviation in `words`; other words have no rows. */
export function expandAbbreviations(names: readonly string[]): AbbreviatedWord[] {
  return [...new Set(names)].flatMap((short) => {
    const meaning = Object.hasOwn(meanings, short) ? (meanings[short] ?? []) : [];
    return meaning.map((word) => ({ short, word, needed: meaning.length }));
  });
}
