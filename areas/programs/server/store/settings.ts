import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { SettingChoices } from '../../contract/settings.ts';
import type { StoredChoices } from '../../rules/settings.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { ReadScope, Scope } from '#shell/server/database/scope.ts';

const Choices = z.object({ account: SettingChoices, client: SettingChoices });

/** Finds the choices of the account and of the client in one query; those of the client are empty without a client. */
export async function findChoices(
  { db }: ReadScope,
  clientId: string | RawBuilder<string> | null,
): Promise<StoredChoices> {
  const [row] = await rowsOf(
    db,
    Choices,
    sql`
    select coalesce((select choices from program_settings), '{}') as account,
      coalesce((select choices from client_program_settings where client_id = ${clientId}), '{}') as client`,
  );
  return row ?? { account: {}, client: {} };
}

/** Finds the choices of the account and of the client of a copy; those of the client are empty for a template. */
export async function findChoicesForProgram(scope: Scope, programId: string): Promise<StoredChoices> {
  return findChoices(scope, sql`(select client_id from programs where id = ${programId})`);
}

/** Merges the keys in one statement, so that concurrent saves of different keys are both stored. Null removes a key. */
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
