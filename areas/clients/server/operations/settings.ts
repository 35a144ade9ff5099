import { type ClientSettingChoices, ClientSettings } from '../../contract/settings.ts';
import { clientProblems } from '../../contract.ts';
import { Problem } from '#shell/common/problem.ts';
import { type EffectiveSettings, effectiveSettings, mergedSettings } from '#shell/common/settings.ts';
import type { Scope, Transaction } from '#shell/server/database/scope.ts';
import { publish } from '#shell/server/events.ts';
import { healthBasisChanged } from '../events.ts';
import { lockClient } from '../store/clients.ts';
import { refuseSecretary } from '../refuse-secretary.ts';
import { clientSettingChoices, findClientsByConsent } from '../store/settings.ts';
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
  const isHealthBasisChosen = choices.healthBasis !== undefined;
  const before = isHealthBasisChosen ? await findClientsByConsent(scope) : [];
  await clientSettingChoices.save(scope, choices);
  if (isHealthBasisChosen) {
    const after = new Set(await findClientsByConsent(scope));
    await publishHealthBasis(
      scope,
      before.filter((id) => !after.has(id)),
    );
  }
  return getSettings(scope);
}

/** Refused to a secretary: the settings of a client are a part of the care. */
export async function getClientSettings(scope: Scope, { id }: { id: string }): SettingsResponse {
  refuseSecretary(scope);
  await getClient(scope, { id });
  return { settings: effectiveSettings(ClientSettings, await clientSettingChoices.find(scope, id)) };
}

export async function saveClientSettings(
  scope: Scope,
  { id, ...choices }: { id: string } & Omit<ClientSettingChoices, 'healthBasis'>,
): SettingsResponse {
  refuseSecretary(scope);
  await getClient(scope, { id });
  await clientSettingChoices.saveOfClient(scope, id, choices);
  return getClientSettings(scope, { id });
}

/** The client is locked, so that a withdrawal at the same moment is seen. */
export async function saveHealthBasis(
  scope: Scope,
  { id, healthBasis }: { id: string } & Required<Pick<ClientSettingChoices, 'healthBasis'>>,
): SettingsResponse {
  await lockClient(scope, id);
  const { client } = await getClient(scope, { id });
  if (healthBasis === 'care' && client.withdrawnConsents.includes('health_data'))
    throw new Problem(clientProblems.health_consent_withdrawn);
  const before = await readClientSettings(scope, id);
  await clientSettingChoices.saveOfClient(scope, id, { healthBasis });
  const after = await readClientSettings(scope, id);
  if (before.healthBasis !== after.healthBasis && after.healthBasis === 'care') await publishHealthBasis(scope, [id]);
  return getClientSettings(scope, { id });
}

async function publishHealthBasis(scope: Scope, clientIds: readonly string[]): Promise<void> {
  if (clientIds.length > 0) await publish(scope, healthBasisChanged, { clientIds });
}
