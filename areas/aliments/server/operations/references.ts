import { getClient } from '#areas/clients/server/public.ts';
import { alimentProblems } from '../../contract.ts';
import {
  type OwnIntake,
  type OwnIntakeDraft,
  type ReferenceIntake,
  ReferenceSettings,
} from '../../contract/references.ts';
import { newId } from '#shell/common/ids.ts';
import { commonProblems, Problem } from '#shell/common/problem.ts';
import { type EffectiveSettings, effectiveSettings, mergedSettings } from '#shell/common/settings.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { readAuthorityIntakes } from '../reference-catalogue.ts';
import * as store from '../store/references.ts';

type SettingsResponse = Promise<{ settings: EffectiveSettings<ReferenceSettings> }>;
type Choices = Parameters<typeof store.referenceChoices.save>[1];

/** The intakes of the authority that is chosen for the account, or for one client. Own ones replace those of their nutrient. */
export async function listReferences(scope: Scope, { clientId }: { clientId?: string | undefined }) {
  if (clientId) await getClient(scope, { id: clientId });
  const { authority } = mergedSettings(ReferenceSettings, await store.referenceChoices.find(scope, clientId ?? null));
  const own = (await store.findOwnIntakes(scope)).map(
    ({ id: _, ...intake }): ReferenceIntake => ({ ...intake, authority: 'own' }),
  );
  const replaced = new Set(own.map(({ nutrient }) => nutrient));
  const ofAuthority = (await readAuthorityIntakes()).filter(
    (intake) => intake.authority === authority && !replaced.has(intake.nutrient),
  );
  return { authority, intakes: [...ofAuthority, ...own] };
}

export async function listOwnIntakes(scope: Scope): Promise<{ intakes: OwnIntake[] }> {
  return { intakes: await store.findOwnIntakes(scope) };
}

export async function createIntake(scope: Scope, draft: OwnIntakeDraft): Promise<{ intake: OwnIntake }> {
  await store.lockIntakes(scope);
  const present = await store.findOwnIntakes(scope);
  if (present.length >= store.maxOwnIntakes)
    throw new Problem(alimentProblems.too_many_intakes, { values: { limit: store.maxOwnIntakes } });
  const intake = { id: newId(), ...draft };
  await store.insertIntake(scope, intake);
  return { intake };
}

export async function deleteIntake(scope: Scope, { id }: { id: string }): Promise<void> {
  if (!(await store.deleteIntake(scope, id))) throw new Problem(commonProblems.not_found);
}

export async function getSettings(scope: Scope): SettingsResponse {
  const { account } = await store.referenceChoices.find(scope, null);
  return { settings: effectiveSettings(ReferenceSettings, { account }) };
}

export async function saveSettings(scope: Scope, choices: Choices): SettingsResponse {
  await store.referenceChoices.save(scope, choices);
  return getSettings(scope);
}

export async function getClientSettings(scope: Scope, { id }: { id: string }): SettingsResponse {
  await getClient(scope, { id });
  return { settings: effectiveSettings(ReferenceSettings, await store.referenceChoices.find(scope, id)) };
}

export async function saveClientSettings(scope: Scope, { id, ...choices }: { id: string } & Choices): SettingsResponse {
  await getClient(scope, { id });
  await store.referenceChoices.saveOfClient(scope, id, choices);
  return getClientSettings(scope, { id });
}
