import { getClient } from '#areas/clients/server/public.ts';
import type { ProgramSettings, SettingChoices } from '../../contract/settings.ts';
import type { EffectiveSettings } from '../../contract/settings-routes.ts';
import { mergedSettings, effectiveSettings } from '../../rules/settings.ts';
import type { ReadScope, Scope } from '#shell/server/database/scope.ts';
import * as store from '../store/settings.ts';

type SettingsResponse = Promise<{ settings: EffectiveSettings }>;

/**
 * Returns the effective settings of a client, or of the account without a client. Does not check access to the client.
 */
export async function readProgramSettings(scope: ReadScope, clientId: string | null = null): Promise<ProgramSettings> {
  return mergedSettings(await store.findChoices(scope, clientId));
}

/** Returns the effective settings of the client of a copy, or of the account for a template. */
export async function readSettingsOfProgram(scope: Scope, programId: string): Promise<ProgramSettings> {
  return mergedSettings(await store.findChoicesForProgram(scope, programId));
}

export async function getSettings(scope: Scope): SettingsResponse {
  const { account } = await store.findChoices(scope, null);
  return { settings: effectiveSettings({ account }) };
}

export async function saveSettings(scope: Scope, choices: SettingChoices): SettingsResponse {
  await store.saveChoices(scope, choices);
  return getSettings(scope);
}

export async function getClientSettings(scope: Scope, { id }: { id: string }): SettingsResponse {
  await getClient(scope, { id });
  return { settings: effectiveSettings(await store.findChoices(scope, id)) };
}

export async function saveClientSettings(
  scope: Scope,
  { id, ...choices }: { id: string } & SettingChoices,
): SettingsResponse {
  await getClient(scope, { id });
  await store.saveClientChoices(scope, id, choices);
  return getClientSettings(scope, { id });
}
