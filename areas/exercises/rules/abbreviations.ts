/** How coaches shorten names, and the words of the library's names it stands for. */
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

export interface MeantWord {
  short: string;
  word: string;
  /** How many words the short form stands for. */
  needed: number;
}

/** One line for each word that a short form among the asked ones stands for; nothing for all the other words. */
export function meantWords(asked: readonly string[]): MeantWord[] {
  return [...new Set(asked)].flatMap((short) => {
    const words = Object.hasOwn(meanings, short) ? (meanings[short] ?? []) : [];
    return words.map((word) => ({ short, word, needed: words.length }));
  });
}
