/** The values of a form in three versions: as it was opened, as it is now, and as the record was saved meanwhile. */
interface Versions<Values> {
  base: Values;
  mine: Values;
  theirs: Values;
}

export interface MergedRecord<Values> {
  /** Mine, with theirs in the fields that only they changed. Lists have what either side added, and not what it removed. */
  values: Values;
  /** Fields that the other save changed and that needed no choice. */
  taken: (keyof Values & string)[];
  /** Fields that both changed differently. */
  disputed: (keyof Values & string)[];
}

/** Merges the values of a form field by field with those of another save. */
export function mergeRecord<Values extends Record<string, unknown>>(versions: Versions<Values>): MergedRecord<Values> {
  const { base, mine, theirs } = versions;
  const names = Object.keys(base) as (keyof Values & string)[];
  const changed = names.filter((name) => !isSame(theirs[name], base[name]) && !isSame(theirs[name], mine[name]));
  const isDisputed = (name: keyof Values) => !isSame(mine[name], base[name]) && !Array.isArray(base[name]);
  const taken = changed.filter((name) => !isDisputed(name));
  const merged = taken.map((name) => [name, mergeField(base[name], mine[name], theirs[name])]);
  return { values: { ...mine, ...Object.fromEntries(merged) }, taken, disputed: changed.filter(isDisputed) };
}

function mergeField(base: unknown, mine: unknown, theirs: unknown): unknown {
  if (!Array.isArray(base) || !Array.isArray(mine) || !Array.isArray(theirs)) return theirs;
  const contains = (list: unknown[], element: unknown) => list.some((other) => isSame(other, element));
  const remaining = theirs.filter((element) => contains(mine, element) || !contains(base, element));
  return [...remaining, ...mine.filter((element) => !contains(base, element) && !contains(theirs, element))];
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
