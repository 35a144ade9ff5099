import { sql } from 'kysely';
import { SettingChoices } from '../../contract/settings.ts';
import type { Transaction } from '#shell/server/database/scope.ts';
import { settingStore } from '#shell/server/database/setting-choices.ts';

export const programSettingChoices = settingStore(
  { account: 'program_settings', client: 'client_program_settings' },
  SettingChoices,
);

/** Finds the choices of the account and of the client of a copy; those of the client are empty for a template. */
export async function findChoicesForProgram(scope: Transaction, programId: string) {
  return programSettingChoices.find(scope, sql`(select client_id from programs where id = ${programId})`);
}
