import { type RawBuilder, sql, type SqlBool } from 'kysely';

/** Whether the row change `change` of a workout adds a row that is not prescribed, in SQL what `isAddition` (`rules/additions.ts`) is. */
export function isAddedChange(workout: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql<SqlBool>`(change -> 'added' is not null
    and not ${workout}.prescription @> jsonb_build_array(jsonb_build_object('id', change -> 'rowId')))`;
}
