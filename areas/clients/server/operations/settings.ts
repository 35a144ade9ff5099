import { type ClientSettingChoices, ClientSettings } from '../../contract/settings.ts';
import { type EffectiveSettings, effectiveSettings, mergedSettings } from '#shell/common/settings.ts';
import type { Scope, Transaction } from '#shell/server/database/scope.ts';
import { clientSettingChoices } from '../store/settings.ts';
import { getClient } from './clients.ts';

type SettingsResponse = Promise<{ settings: EffectiveSettings<ClientSettings> }>;

/** The effective settings of a client. Does not check access to the client. */
export async function readClientSettings(scope: Transaction, clientId: string): Promise<ClientSettings> {
  return mergedSettings(ClientSettings, await clientSettingChoices.find(scope, clientId));
}

export async function getSettings(scope: Scope): SettingsResponse {
  const { account } = await clientSettingChoices.find(scope, null);
  return { settings: effectiveSettings(ClientSettings, { account }) };
}

export async function saveSettings(scope: Scope, choices: ClientSettingChoices): SettingsResponse {
  await clientSettingChoices.save(scope, choices);
  return getSettings(scope);
}

export async function getClientSettings(scope: Scope, { id }: { id: string }): SettingsResponse {
  await getClient(scope, { id });
  return { settings: effectiveSettings(ClientSettings, await clientSettingChoices.find(scope, id)) };
}

export async function saveClientSettings(
  scope: Scope,
  { id, ...choices }: { id: string } & ClientSettingChoices,
): SettingsResponse {
  await getClient(scope, { id });
  await clientSettingChoices.saveOfClient(scope, id, choices);
  return getClientSettings(scope, { id });
}
