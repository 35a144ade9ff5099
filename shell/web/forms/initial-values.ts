type Nullable<Values> = { [Name in keyof Values]?: Values[Name] | null | undefined };

/** The values of a form: the record's, and where it has none those of an empty form. */
export function initialValues<Values extends object>(empty: Values, record: Nullable<Values> | undefined): Values {
  const names = Object.keys(empty) as (keyof Values)[];
  return Object.fromEntries(names.map((name) => [name, record?.[name] ?? empty[name]])) as Values;
}

type Emptied<Values, Name extends keyof Values> = Omit<Values, Name> & {
  [N in Name]: Exclude<Values[N], ''> | null;
};

/** Empty inputs hold an empty text; contracts say null for what was not entered. */
export function emptyToNull<Values extends object, const Name extends keyof Values>(
  values: Values,
  names: readonly Name[],
): Emptied<Values, Name> {
  const nulls = names.filter((name) => values[name] === '').map((name) => [name, null]);
  return { ...values, ...Object.fromEntries(nulls) };
}
