import { getClient } from '#areas/clients/server/public.ts';
import { ProgramSettings, type SettingChoices } from '../../contract/settings.ts';
import { type EffectiveSettings, effectiveSettings, mergedSettings } from '#shell/common/settings.ts';
import type { ReadScope, Scope, Transaction } from '#shell/server/database/scope.ts';
import { findChoicesForProgram, programSettingChoices } from '../store/settings.ts';

type SettingsResponse = Promise<{ settings: EffectiveSettings<ProgramSettings> }>;

/**
 * Returns the effective settings of a client, or of the account without a client. Does not check access to the client.
 */
export async function readProgramSettings(scope: ReadScope, clientId: string | null = null): Promise<ProgramSettings> {
  return mergedSettings(ProgramSettings, await programSettingChoices.find(scope, clientId));
}

/** The step of loads in kg of the client of a copy; of any program of the account that the transaction is bound to. */
export async function findLoadStep(transaction: Transaction, programId: string): Promise<number> {
  return mergedSettings(ProgramSettings, await findChoicesForProgram(transaction, programId)).loadStepKg;
}

/** Returns the effective settings of the client of a copy, or of the account for a template. */
export async function readSettingsOfProgram(scope: Scope, programId: string): Promise<ProgramSettings> {
  return mergedSettings(ProgramSettings, await findChoicesForProgram(scope, programId));
}

export async function getSettings(scope: Scope): SettingsResponse {
  const { account } = await programSettingChoices.find(scope, null);
  return { settings: effectiveSettings(ProgramSettings, { account }) };
}

export async function saveSettings(scope: Scope, choices: SettingChoices): SettingsResponse {
  await programSettingChoices.save(scope, choices);
  return getSettings(scope);
}

export async function getClientSettings(scope: Scope, { id }: { id: string }): SettingsResponse {
  await getClient(scope, { id });
  return { settings: effectiveSettings(ProgramSettings, await programSettingChoices.find(scope, id)) };
}

export async function saveClientSettings(
  scope: Scope,
  { id, ...choices }: { id: string } & SettingChoices,
): SettingsResponse {
  await getClient(scope, { id });
  await programSettingChoices.saveOfClient(scope, id, choices);
  return getClientSettings(scope, { id });
}
