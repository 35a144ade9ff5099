/** The values of a form in three versions: as it was opened, as it is now, and as the record was saved meanwhile. */
interface Versions<Values> {
  base: Values;
  mine: Values;
  theirs: Values;
}

/** What identifies an element of a list of objects, by field; without it their `id`. A list has each element once. */
export type KeysOfLists = Readonly<Record<string, ((element: unknown) => unknown) | undefined>>;

export interface MergedRecord<Values> {
  /** Mine, with theirs in the fields that only they changed. Lists have what either side added, and not what it removed. */
  values: Values;
  /** Fields that the other save changed and that needed no choice. */
  taken: (keyof Values & string)[];
  /** Fields that both changed differently, and lists in which both changed the same record. */
  disputed: (keyof Values & string)[];
}

/** Merges the values of a form field by field with those of another save. */
export function mergeRecord<Values extends Record<string, unknown>>(
  versions: Versions<Values>,
  keys: KeysOfLists = {},
): MergedRecord<Values> {
  const { base, theirs } = versions;
  const mine = withUniqueElements(versions.mine, keys);
  const names = Object.keys(base) as (keyof Values & string)[];
  const changed = names.filter((name) => !isSame(theirs[name], base[name]) && !isSame(theirs[name], mine[name]));
  const of = (name: keyof Values & string) => ({
    ...{ base: base[name], mine: mine[name], theirs: theirs[name] },
    keyOf: keys[name] ?? idOf,
  });
  const isDisputed = (name: keyof Values & string) => !isSame(mine[name], base[name]) && !isMergeable(of(name));
  const taken = changed.filter((name) => !isDisputed(name));
  const merged = taken.map((name) => [name, mergeField(of(name))]);
  return { values: { ...mine, ...Object.fromEntries(merged) }, taken, disputed: changed.filter(isDisputed) };
}

/** The values with each element of a keyed list once, as it was written last: a stored draft may have one twice. */
export function withUniqueElements<Values extends Record<string, unknown>>(values: Values, keys: KeysOfLists): Values {
  const unique = Object.entries(keys).flatMap(([name, keyOf]) => {
    const list = values[name];
    if (!keyOf || !Array.isArray(list)) return [];
    const byKey = new Map(list.map((element) => [keyOf(element), element]));
    return byKey.size < list.length ? [[name, [...byKey.values()]]] : [];
  });
  return unique.length > 0 ? { ...values, ...Object.fromEntries(unique) } : values;
}

interface Field extends Versions<unknown> {
  keyOf: (element: unknown) => unknown;
}

/** Whether both changes of a field can be kept: those of a list, unless both changed or added the same element of it. */
function isMergeable(field: Field): boolean {
  if (!Array.isArray(field.base)) return false;
  const lists = keyedLists(field);
  if (!lists) return true;
  const keys = new Set([...lists.base, ...lists.mine, ...lists.theirs].map(field.keyOf));
  return [...keys].every((key) => {
    const find = (list: readonly unknown[]) => list.find((element) => field.keyOf(element) === key);
    const [before, own, other] = [find(lists.base), find(lists.mine), find(lists.theirs)];
    return isSame(own, before) || isSame(other, before) || isSame(own, other);
  });
}

function mergeField(field: Field): unknown {
  const { base, mine, theirs } = field;
  const lists = keyedLists(field);
  if (lists) return mergeElements(lists, field.keyOf);
  if (!Array.isArray(base) || !Array.isArray(mine) || !Array.isArray(theirs)) return theirs;
  const contains = (list: unknown[], element: unknown) => list.some((other) => isSame(other, element));
  const remaining = theirs.filter((element) => contains(mine, element) || !contains(base, element));
  return [...remaining, ...mine.filter((element) => !contains(base, element) && !contains(theirs, element))];
}

/** In the order of `theirs`, with my changes of their elements; what I added follows. */
function mergeElements({ base, mine, theirs }: Versions<readonly unknown[]>, keyOf: Field['keyOf']): unknown[] {
  const find = (list: readonly unknown[], element: unknown) => list.find((one) => keyOf(one) === keyOf(element));
  const remaining = theirs.filter((element) => find(mine, element) || !find(base, element));
  const merged = remaining.map((element) => {
    const own = find(mine, element);
    return own && !isSame(own, find(base, element)) ? own : element;
  });
  return [...merged, ...mine.filter((element) => !find(base, element) && !find(theirs, element))];
}

/** The versions of a list whose elements all have a key. */
function keyedLists({ base, mine, theirs, keyOf }: Field): Versions<readonly unknown[]> | undefined {
  const lists = { base, mine, theirs };
  const areKeyed = Object.values(lists).every(
    (list) =>
      Array.isArray(list) && list.every((one) => typeof one === 'object' && one !== null && keyOf(one) !== undefined),
  );
  return areKeyed ? (lists as Versions<readonly unknown[]>) : undefined;
}

function idOf(element: unknown): unknown {
  return typeof element === 'object' && element !== null && 'id' in element ? element.id : undefined;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
