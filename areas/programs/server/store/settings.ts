import { sql } from 'kysely';
import type { SettingChoices } from '../../contract/settings.ts';
import type { StoredChoices } from '../../rules/settings.ts';
import type { Scope } from '#shell/server/database/scope.ts';

/** What the account chose and what is different for that client, in one question; without a client the account alone. */
export async function findChoices({ db }: Scope, clientId: string | null): Promise<StoredChoices> {
  const { rows } = await sql<StoredChoices>`
    select coalesce((select choices from program_settings), '{}') as account,
      coalesce((select choices from client_program_settings where client_id = ${clientId}), '{}') as client`.execute(
    db,
  );
  return rows[0] ?? { account: {}, client: {} };
}

/** The same for whoever a program belongs to; a model is the account's. */
export async function findChoicesForProgram({ db }: Scope, programId: string): Promise<StoredChoices> {
  const { rows } = await sql<StoredChoices>`
    select coalesce((select choices from program_settings), '{}') as account,
      coalesce((select choices from client_program_settings
        where client_id = (select client_id from programs where id = ${programId})), '{}') as client`.execute(db);
  return rows[0] ?? { account: {}, client: {} };
}

/** Value by value in one statement, so that two who choose at once both have their say. Null takes a choice back. */
export async function saveChoices({ db }: Scope, choices: SettingChoices): Promise<void> {
  const chosen = JSON.stringify(choices);
  await sql`
    insert into program_settings (choices) values (jsonb_strip_nulls(${chosen}::jsonb))
    on conflict (account_id) do update set choices = jsonb_strip_nulls(program_settings.choices || ${chosen}::jsonb)`.execute(
    db,
  );
}

export async function saveClientChoices({ db }: Scope, clientId: string, choices: SettingChoices): Promise<void> {
  const chosen = JSON.stringify(choices);
  await sql`
    insert into client_program_settings (client_id, choices) values (${clientId}, jsonb_strip_nulls(${chosen}::jsonb))
    on conflict (account_id, client_id)
      do update set choices = jsonb_strip_nulls(client_program_settings.choices || ${chosen}::jsonb)`.execute(db);
}
