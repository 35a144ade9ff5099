import { getClient } from '#areas/clients/server/public.ts';
import type { ProgramSettings, SettingChoices } from '../../contract/settings.ts';
import type { EffectiveSettings } from '../../contract/settings-routes.ts';
import { mergedSettings, effectiveSettings } from '../../rules/settings.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import * as store from '../store/settings.ts';

type InForce = Promise<{ settings: EffectiveSettings }>;

/** The values that hold for a client the caller may see, or for the account. One question, whoever asks. */
export async function readProgramSettings(scope: Scope, clientId: string | null = null): Promise<ProgramSettings> {
  return mergedSettings(await store.findChoices(scope, clientId));
}

/** The values that hold in a program: of the client whose copy it is, of the account in a model. */
export async function readSettingsOfProgram(scope: Scope, programId: string): Promise<ProgramSettings> {
  return mergedSettings(await store.findChoicesForProgram(scope, programId));
}

export async function getSettings(scope: Scope): InForce {
  const { account } = await store.findChoices(scope, null);
  return { settings: effectiveSettings({ account }) };
}

export async function saveSettings(scope: Scope, choices: SettingChoices): InForce {
  await store.saveChoices(scope, choices);
  return getSettings(scope);
}

export async function getClientSettings(scope: Scope, { id }: { id: string }): InForce {
  await getClient(scope, { id });
  return { settings: effectiveSettings(await store.findChoices(scope, id)) };
}

export async function saveClientSettings(scope: Scope, { id, ...choices }: { id: string } & SettingChoices): InForce {
  await getClient(scope, { id });
  await store.saveClientChoices(scope, id, choices);
  return getClientSettings(scope, { id });
}
