import { getClient, membershipsOfClients } from '#areas/clients/server/public.ts';
import { findClientIds } from '#areas/collaborators/server/public.ts';
import { type MealPlanSettingChoices, MealPlanSettings } from '../../contract/settings.ts';
import { type EffectiveSettings, effectiveSettings, mergedSettings } from '#shell/common/settings.ts';
import type { Scope, Transaction } from '#shell/server/database/scope.ts';
import { emitShownNumbersChanged } from '../live.ts';
import { mealPlanSettingChoices } from '../store/settings.ts';

type SettingsResponse = Promise<{ settings: EffectiveSettings<MealPlanSettings> }>;

/** The settings of a client, or of the account without a client. Does not check access to the client. */
export async function readMealPlanSettings(
  scope: Transaction,
  clientId: string | null = null,
): Promise<MealPlanSettings> {
  return mergedSettings(MealPlanSettings, await mealPlanSettingChoices.find(scope, clientId));
}

/** Those of the clients who must not see calories or macros. */
export async function withoutNumbers(scope: Transaction, clientIds: readonly string[]): Promise<string[]> {
  const { account, ofClients } = await mealPlanSettingChoices.findOfClients(scope, clientIds);
  return clientIds.filter((id) => {
    const client = ofClients.get(id) ?? {};
    const { showsCalories, showsMacros } = mergedSettings(MealPlanSettings, { account, client });
    return !(showsCalories && showsMacros);
  });
}

export async function getSettings(scope: Scope): SettingsResponse {
  const { account } = await mealPlanSettingChoices.find(scope, null);
  return { settings: effectiveSettings(MealPlanSettings, { account }) };
}

export async function saveSettings(scope: Scope, choices: MealPlanSettingChoices): SettingsResponse {
  await mealPlanSettingChoices.save(scope, choices);
  if (choosesNumbers(choices)) emitShownNumbersChanged(scope, await findClientIds(scope));
  return getSettings(scope);
}

export async function hideClientMacros(
  scope: Scope,
  { hideClientMacros: isHidden }: { hideClientMacros: boolean },
): SettingsResponse {
  return saveSettings(scope, { showsCalories: !isHidden, showsMacros: !isHidden });
}

export async function getClientSettings(scope: Scope, { id }: { id: string }): SettingsResponse {
  await getClient(scope, { id });
  return { settings: effectiveSettings(MealPlanSettings, await mealPlanSettingChoices.find(scope, id)) };
}

export async function saveClientSettings(
  scope: Scope,
  { id, requiresQualification: _, ...choices }: { id: string } & MealPlanSettingChoices,
): SettingsResponse {
  await getClient(scope, { id });
  await mealPlanSettingChoices.saveOfClient(scope, id, choices);
  if (choosesNumbers(choices)) emitShownNumbersChanged(scope, await membershipsOfClients(scope, [id]));
  return getClientSettings(scope, { id });
}

function choosesNumbers({ showsCalories, showsMacros }: MealPlanSettingChoices): boolean {
  return showsCalories !== undefined || showsMacros !== undefined;
}
