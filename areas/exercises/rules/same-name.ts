import { type NormalizedName, normalizedName } from './normalized-name.ts';
import { wordsOf } from '#shell/common/normalize-text.ts';
import { isConnectingWord } from './search-words.ts';
import type { Equipment } from './taxonomy.ts';
import type { MatchableExercise } from './token-index.ts';

interface KnownName extends NormalizedName {
  index: number;
  /** The preferred source of equal names: 0 own exercise, 1 name of the library, 2 alias. */
  source: 0 | 1 | 2;
}

export interface NameIndex {
  add(exercise: MatchableExercise, index: number): void;
  /**
   * Finds the exercises with a name, as indexes; more than one when the name is ambiguous. A name is the same when its
   * letters are equal, else when movement and equipment are equal, else when the movement is equal and the known name
   * leaves out equipment that the exercise is done with ("Leg Extension (Machine)").
   */
  find(name: string): readonly number[];
}

/** `exercises`: those that have been added, by index. */
export function createNameIndex(exercises: readonly MatchableExercise[]): NameIndex {
  const byLetters = new Map<string, KnownName[]>();
  const byMovement = new Map<string, KnownName[]>();

  function add(exercise: MatchableExercise, index: number): void {
    for (const { name, source } of namesOf(exercise)) {
      const known = { index, source, ...normalizedName(name) };
      append(byLetters, lettersOf(name), known);
      append(byMovement, known.movement, known);
    }
  }

  function find(name: string): readonly number[] {
    const searched = normalizedName(name);
    const sameMovement = searched.movement === '' ? [] : (byMovement.get(searched.movement) ?? []);
    const groups = [
      byLetters.get(lettersOf(name)) ?? [],
      sameMovement.filter(mentionsSame(searched)),
      sameMovement.filter(impliesSame(searched, exercises)),
    ];
    return preferred(groups.find((names) => names.length > 0) ?? [], exercises);
  }

  return { add, find };
}

function namesOf({ name, otherName, aliases, isOwn }: MatchableExercise): { name: string; source: 0 | 1 | 2 }[] {
  const source = isOwn ? 0 : 1;
  const names = otherName === null ? [name] : [name, otherName];
  return [
    ...names.map((one) => ({ name: one, source }) as const),
    ...aliases.map((one) => ({ name: one, source: 2 }) as const),
  ];
}

/** Connecting words that are numbers too: "con un manubrio" is not "con manubrio". */
const numbers: ReadonlySet<string> = new Set(['un', 'una']);

/** The letters of a name without its connecting words: "Rematore manubrio" is "Rematore con manubrio". */
function lettersOf(name: string): string {
  const allWords = wordsOf(name);
  const significant = allWords.filter((word) => !isConnectingWord(word) || numbers.has(word));
  return (significant.length > 0 ? significant : allWords).join('');
}

function append(map: Map<string, KnownName[]>, key: string, known: KnownName): void {
  const names = map.get(key);
  if (names) names.push(known);
  else map.set(key, [known]);
}

/**
 * The exercises of the preferred source; a single staple excludes the others. An alias of several exercises is ambiguous
 * on purpose.
 */
function preferred(names: readonly KnownName[], exercises: readonly MatchableExercise[]): readonly number[] {
  const source = Math.min(...names.map((known) => known.source));
  const indexes = [...new Set(names.filter((known) => known.source === source).map(({ index }) => index))];
  const rarityOf = (index: number) => exercises[index]?.rarity ?? 0;
  const least = Math.min(...indexes.map(rarityOf));
  const leastRare = indexes.filter((index) => rarityOf(index) === least);
  return source < 2 && least < 0 && leastRare.length === 1 ? leastRare : indexes;
}

function mentionsSame({ equipment }: NormalizedName) {
  return (known: KnownName) => known.equipment.size === equipment.size && isIn(known.equipment, equipment);
}

/** The searched name adds equipment of the exercise to a known name, and leaves out nothing that the name mentions. */
function impliesSame({ equipment }: NormalizedName, exercises: readonly MatchableExercise[]) {
  return ({ index, equipment: mentioned }: KnownName) =>
    isIn(mentioned, equipment) && isIn(equipment, new Set([...mentioned, ...(exercises[index]?.equipment ?? [])]));
}

function isIn(some: ReadonlySet<Equipment>, others: ReadonlySet<Equipment>): boolean {
  return [...some].every((one) => others.has(one));
}
