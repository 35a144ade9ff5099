type Nullable<Values> = { [Name in keyof Values]?: Values[Name] | null | undefined };

/** The initial values of a form: those of the record, or of `empty` where the record has none. */
export function initialValues<Values extends object>(empty: Values, record: Nullable<Values> | undefined): Values {
  const names = Object.keys(empty) as (keyof Values)[];
  return Object.fromEntries(names.map((name) => [name, record?.[name] ?? empty[name]])) as Values;
}

type WithNulls<Values, Name extends keyof Values> = Omit<Values, Name> & {
  [N in Name]: Exclude<Values[N], ''> | null;
};

/** Replaces empty texts of the named inputs by null, as contracts represent missing values. */
export function emptyToNull<Values extends object, const Name extends keyof Values>(
  values: Values,
  names: readonly Name[],
): WithNulls<Values, Name> {
  const nulls = names.filter((name) => values[name] === '').map((name) => [name, null]);
  return { ...values, ...Object.fromEntries(nulls) };
}
