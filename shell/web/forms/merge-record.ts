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
  /** Fields that both changed differently, and lists in which both changed the same record. */
  disputed: (keyof Values & string)[];
}

/** Merges the values of a form field by field with those of another save. */
export function mergeRecord<Values extends Record<string, unknown>>(versions: Versions<Values>): MergedRecord<Values> {
  const { base, mine, theirs } = versions;
  const names = Object.keys(base) as (keyof Values & string)[];
  const changed = names.filter((name) => !isSame(theirs[name], base[name]) && !isSame(theirs[name], mine[name]));
  const of = (name: keyof Values) => ({ base: base[name], mine: mine[name], theirs: theirs[name] });
  const isDisputed = (name: keyof Values) => !isSame(mine[name], base[name]) && !isMergeable(of(name));
  const taken = changed.filter((name) => !isDisputed(name));
  const merged = taken.map((name) => [name, mergeField(of(name))]);
  return { values: { ...mine, ...Object.fromEntries(merged) }, taken, disputed: changed.filter(isDisputed) };
}

/** Whether both changes of a field can be kept: those of a list, unless both changed the same record of it. */
function isMergeable({ base, mine, theirs }: Versions<unknown>): boolean {
  if (!Array.isArray(base)) return false;
  if (!isRecordList(base) || !isRecordList(mine) || !isRecordList(theirs)) return true;
  return base.every(({ id }) => {
    const [before, own, other] = [base, mine, theirs].map((list) => find(list, id));
    return isSame(own, before) || isSame(other, before) || isSame(own, other);
  });
}

function mergeField({ base, mine, theirs }: Versions<unknown>): unknown {
  if (isRecordList(base) && isRecordList(mine) && isRecordList(theirs)) return mergeRecords({ base, mine, theirs });
  if (!Array.isArray(base) || !Array.isArray(mine) || !Array.isArray(theirs)) return theirs;
  const contains = (list: unknown[], element: unknown) => list.some((other) => isSame(other, element));
  const remaining = theirs.filter((element) => contains(mine, element) || !contains(base, element));
  return [...remaining, ...mine.filter((element) => !contains(base, element) && !contains(theirs, element))];
}

/** In the order of `theirs`, with my changes of their records; what I added follows. */
function mergeRecords({ base, mine, theirs }: Versions<readonly ListedRecord[]>): ListedRecord[] {
  const remaining = theirs.filter(({ id }) => find(mine, id) || !find(base, id));
  const merged = remaining.map((record) => {
    const own = find(mine, record.id);
    return own && !isSame(own, find(base, record.id)) ? own : record;
  });
  return [...merged, ...mine.filter(({ id }) => !find(base, id) && !find(theirs, id))];
}

interface ListedRecord {
  id: unknown;
}

function isRecordList(value: unknown): value is ListedRecord[] {
  return Array.isArray(value) && value.every((element) => typeof element === 'object' && element && 'id' in element);
}

function find(list: readonly ListedRecord[], id: unknown): ListedRecord | undefined {
  return list.find((record) => record.id === id);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
