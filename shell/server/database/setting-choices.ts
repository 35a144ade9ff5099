import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { StoredChoices } from '#shell/common/settings.ts';
import { rowsOf } from './rows.ts';
import type { Transaction } from './scope.ts';

type AccountTable =
  | 'client_setting_defaults'
  | 'meal_plan_settings'
  | 'program_settings'
  | 'reference_settings'
  | 'sharing_settings';

/** Tables with the column `choices`: one row of the account, and one of each client with `client_id`. */
interface SettingTables {
  account: AccountTable;
  client: 'client_meal_plan_settings' | 'client_program_settings' | 'client_reference_settings' | 'client_settings';
}

/** Reads and merges chosen settings. Null removes a choice; concurrent saves of different settings are both stored. */
export function settingStore<Choices extends object>(tables: SettingTables, choices: z.ZodType<Choices>) {
  const [ofAccount, ofClient] = [sql.table(tables.account), sql.table(tables.client)];
  const Row = z.object({ account: choices, client: choices });
  return {
    /** The choices of the account and of the client in one query; those of the client are empty without a client. */
    async find({ db }: Transaction, clientId: string | RawBuilder<string> | null): Promise<StoredChoices<Choices>> {
      const [row] = await rowsOf(
        db,
        Row,
        sql`
        select coalesce((select choices from ${ofAccount}), '{}') as account,
          coalesce((select choices from ${ofClient} where client_id = ${clientId}), '{}') as client`,
      );
      return row ?? { account: choices.parse({}), client: choices.parse({}) };
    },
    /** The choices of the account, and those of several clients; a client without choices is missing. */
    async findOfClients(scope: Transaction, clientIds: readonly string[]) {
      const ClientRow = z.object({ id: z.uuid(), choices });
      const ids = [...new Set(clientIds)];
      const [{ account }, rows] = await Promise.all([
        this.find(scope, null),
        rowsOf(
          scope.db,
          ClientRow,
          sql`select client_id as id, choices from ${ofClient} where client_id = any(${ids}::uuid[])`,
        ),
      ]);
      return { account, ofClients: new Map(rows.map((row) => [row.id, row.choices])) };
    },
    save: accountSettingStore(tables.account, choices).save,
    async saveOfClient({ db }: Transaction, clientId: string, chosen: Choices): Promise<void> {
      const json = JSON.stringify(chosen);
      await sql`
        insert into ${ofClient} as stored (client_id, choices) values (${clientId}, jsonb_strip_nulls(${json}::jsonb))
        on conflict (account_id, client_id)
          do update set choices = jsonb_strip_nulls(stored.choices || ${json}::jsonb)`.execute(db);
    },
  };
}

/** The same for settings that have no other value for single clients. */
export function accountSettingStore<Choices extends object>(table: AccountTable, choices: z.ZodType<Choices>) {
  const ofAccount = sql.table(table);
  return {
    async find({ db }: Transaction): Promise<Choices> {
      const [row] = await rowsOf(db, z.object({ choices }), sql`select choices from ${ofAccount}`);
      return row?.choices ?? choices.parse({});
    },
    async save({ db }: Transaction, chosen: Choices): Promise<void> {
      const json = JSON.stringify(chosen);
      await sql`
        insert into ${ofAccount} as stored (choices) values (jsonb_strip_nulls(${json}::jsonb))
        on conflict (account_id) do update set choices = jsonb_strip_nulls(stored.choices || ${json}::jsonb)`.execute(
        db,
      );
    },
  };
}
