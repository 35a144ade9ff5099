import { sql } from 'kysely';
import { clientZone, newestHeight } from '#areas/clients/server/public.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { extensionsOf } from '#shell/server/extension-points.ts';

/** What the record of a client says about them; not the note, the type and the goal, which professionals keep for themselves. */
export async function findProfile(scope: Scope, clientId: string) {
  const [newest] = extensionsOf(scope, newestHeight);
  return scope.db
    .selectFrom('clients')
    .innerJoin('accounts', 'accounts.id', 'clients.account_id')
    .leftJoin('memberships', 'memberships.id', 'clients.membership_id')
    .leftJoin('users', 'users.id', 'memberships.user_id')
    .select([
      'accounts.name as studio',
      'clients.name',
      'clients.email',
      'users.email as loginEmail',
      'users.locale as language',
      clientZone('clients.id').as('timeZone'),
      'clients.phone',
      'clients.birth_date as birthDate',
      'clients.gender',
      (newest ? newest(scope) : sql<number | null>`clients.height_cm`).as('heightCm'),
      'clients.subscription_end as subscriptionEnd',
      'clients.created_at as createdAt',
      'memberships.created_at as registeredAt',
      sql<string>`now()`.as('exportedAt'),
    ])
    .where('clients.id', '=', clientId)
    .executeTakeFirstOrThrow();
}

/** Every decision of a client about a consent, the oldest first. */
export async function findConsentDecisions({ db }: Scope, clientId: string) {
  return db
    .selectFrom('consents')
    .select([
      'kind as purpose',
      'is_given as isGiven',
      'decided_at as decidedAt',
      'text_version as textVersion',
      'guardian_name as guardianName',
    ])
    .where('client_id', '=', clientId)
    .orderBy('decided_at')
    .orderBy('id')
    .execute();
}
