import { type RawBuilder, sql } from 'kysely';
import type { Language } from '#shell/common/fields.ts';

/** SQL for the language of the client whose id is in `column`: the one a registered client has chosen; before, that of the invitation. */
export function clientLanguage(column: string): RawBuilder<Language> {
  return sql`(select coalesce(users.locale, reading.locale)
    from clients reading left join memberships on memberships.id = reading.membership_id
      left join users on users.id = memberships.user_id
    where reading.id = ${sql.ref(column)})`;
}
