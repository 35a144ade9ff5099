import { canonicalJson } from '#shell/common/canonical-json.ts';

/** The values of a form in three versions: as it was opened, as it is now, and as the record was saved meanwhile. */
interface Versions<Values> {
  base: Values;
  mine: Values;
  theirs: Values;
}

/** How the elements of a list are told apart and which of two counts. */
export interface ListRule {
  /** What identifies an element; without it its `id`. A list has each element once. */
  keyOf?: ((element: unknown) => unknown) | undefined;
  /**
   * Of a list whose elements protect somebody, such as allergies: how grave an element is. The graver of two elements counts, and what
   * would remove one or make it less grave is a choice that shows the graver side.
   */
  gravityOf?: ((element: unknown) => number) | undefined;
}

/** By field. */
export type ListRules = Readonly<Record<string, ListRule | undefined>>;

export type Side = 'mine' | 'theirs';

/** What both changed differently: a field, or one element of a list. */
export interface Dispute<Name extends string = string> {
  name: Name;
  /** What identifies the element of a list; undefined for a whole field. */
  key: unknown;
  /** Undefined where the side has no such element. */
  mine: unknown;
  theirs: unknown;
  /** The side that the merged values have until the user chooses. */
  shown: Side;
}

export interface MergedRecord<Values> {
  /** Mine, with theirs in the fields that only they changed. Lists have what either side added, and not what it removed. */
  values: Values;
  /** Fields that the other save changed and that needed no choice, at least in part. */
  taken: (keyof Values & string)[];
  disputed: Dispute<keyof Values & string>[];
}

/** Merges the values of a form field by field, and lists element by element, with those of another save. */
export function mergeRecord<Values extends Record<string, unknown>>(
  versions: Versions<Values>,
  rules: ListRules = {},
): MergedRecord<Values> {
  const { base, theirs } = versions;
  const mine = withUniqueElements(versions.mine, rules);
  const names = Object.keys(base) as (keyof Values & string)[];
  const changed = names.filter((name) => !isSame(theirs[name], base[name]) && !isSame(theirs[name], mine[name]));
  const merged = changed.map((name) => {
    const field = { name, base: base[name], mine: mine[name], theirs: theirs[name], rule: rules[name] ?? {} };
    return { name, ...mergeField(field) };
  });
  return {
    values: { ...mine, ...Object.fromEntries(merged.map(({ name, value }) => [name, value])) },
    taken: merged.flatMap(({ name, isTaken }) => (isTaken ? name : [])),
    disputed: merged.flatMap(({ disputed }) => disputed),
  };
}

/** The values with each element of a keyed list once, the graver one or else the one written last: a stored draft may have one twice. */
export function withUniqueElements<Values extends Record<string, unknown>>(values: Values, rules: ListRules): Values {
  const unique = Object.entries(rules).flatMap(([name, rule]) => {
    const list = values[name];
    if (!rule?.keyOf || !Array.isArray(list)) return [];
    const byKey = new Map<unknown, unknown>();
    for (const element of list) {
      const key = rule.keyOf(element);
      if (!byKey.has(key) || gravity(rule, element) >= gravity(rule, byKey.get(key))) byKey.set(key, element);
    }
    return byKey.size < list.length ? [[name, [...byKey.values()]]] : [];
  });
  return unique.length > 0 ? { ...values, ...Object.fromEntries(unique) } : values;
}

/** The value of a field with one side of a dispute. Of a list only the disputed element changes. */
export function withChoice(value: unknown, dispute: Dispute, side: Side, rule: ListRule = {}): unknown {
  const chosen = dispute[side];
  if (dispute.key === undefined || !Array.isArray(value)) return chosen;
  const isDisputed = (element: unknown) => keyOfElement(rule, element) === dispute.key;
  if (chosen === undefined) return value.filter((element) => !isDisputed(element));
  return value.some(isDisputed)
    ? value.map((element: unknown) => (isDisputed(element) ? chosen : element))
    : [...value, chosen];
}

interface Field<Name extends string> extends Versions<unknown> {
  name: Name;
  rule: ListRule;
}

interface MergedField<Name extends string> {
  value: unknown;
  /** Whether it has something of theirs without a choice. */
  isTaken: boolean;
  disputed: Dispute<Name>[];
}

function mergeField<Name extends string>(field: Field<Name>): MergedField<Name> {
  const { name, base, mine, theirs } = field;
  const lists = keyedLists(field);
  if (lists) return mergeElements(lists, field);
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs))
    return { value: mergePlainLists({ base, mine, theirs }), isTaken: true, disputed: [] };
  if (isSame(mine, base)) return { value: theirs, isTaken: true, disputed: [] };
  return { value: mine, isTaken: false, disputed: [{ name, key: undefined, mine, theirs, shown: 'mine' }] };
}

function mergePlainLists({ base, mine, theirs }: Versions<unknown[]>): unknown[] {
  const contains = (list: unknown[], element: unknown) => list.some((other) => isSame(other, element));
  const remaining = theirs.filter((element) => contains(mine, element) || !contains(base, element));
  return [...remaining, ...mine.filter((element) => !contains(base, element) && !contains(theirs, element))];
}

/** In the order of `theirs`; what only I have follows. */
function mergeElements<Name extends string>(
  lists: Versions<readonly unknown[]>,
  { name, rule }: Field<Name>,
): MergedField<Name> {
  const keyOf = (element: unknown) => keyOfElement(rule, element);
  const find = (list: readonly unknown[], key: unknown) => list.find((element) => keyOf(element) === key);
  const keys = new Set([...lists.theirs, ...lists.mine, ...lists.base].map(keyOf));
  const elements = [...keys].map((key) => {
    const [before, mine, theirs] = [find(lists.base, key), find(lists.mine, key), find(lists.theirs, key)];
    const merged = isSame(mine, before) ? theirs : mine;
    const isDisputed = !isSame(mine, theirs) && (areBothChanged({ base: before, mine, theirs }) || isEased(merged));
    const isGraver = rule.gravityOf !== undefined && gravity(rule, theirs) > gravity(rule, mine);
    const shown: Side = isGraver ? 'theirs' : 'mine';
    return isDisputed
      ? { value: shown === 'mine' ? mine : theirs, isTaken: false, dispute: { name, key, mine, theirs, shown } }
      : { value: merged, isTaken: !isSame(merged, mine), dispute: null };

    function isEased(value: unknown): boolean {
      return gravity(rule, value) < Math.max(gravity(rule, mine), gravity(rule, theirs));
    }
  });
  const disputed = elements.flatMap(({ dispute }) => dispute ?? []);
  return {
    value: elements.flatMap(({ value }) => (value === undefined ? [] : [value])),
    isTaken: disputed.length === 0 || elements.some(({ isTaken }) => isTaken),
    disputed,
  };
}

function areBothChanged({ base, mine, theirs }: Versions<unknown>): boolean {
  return !isSame(mine, base) && !isSame(theirs, base);
}

/** Of an element that is not in the list, less than of any other; the same for all elements of a list without this rule. */
function gravity({ gravityOf }: ListRule, element: unknown): number {
  if (!gravityOf) return 0;
  return element === undefined ? Number.NEGATIVE_INFINITY : gravityOf(element);
}

/** The versions of a list whose elements all have a key. */
function keyedLists({ base, mine, theirs, rule }: Field<string>): Versions<readonly unknown[]> | undefined {
  const lists = { base, mine, theirs };
  const areKeyed = Object.values(lists).every(
    (list) =>
      Array.isArray(list) &&
      list.every((one) => typeof one === 'object' && one !== null && keyOfElement(rule, one) !== undefined),
  );
  return areKeyed ? (lists as Versions<readonly unknown[]>) : undefined;
}

function keyOfElement({ keyOf = idOf }: ListRule, element: unknown): unknown {
  return keyOf(element);
}

function idOf(element: unknown): unknown {
  return typeof element === 'object' && element !== null && 'id' in element ? element.id : undefined;
}

export function isSame(one: unknown, other: unknown): boolean {
  return canonicalJson(one) === canonicalJson(other);
}
