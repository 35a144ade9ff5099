import { type SharedKindName, type SharingChoices, SharingSettings, sharingProblems } from '../contract.ts';
import { found, Problem } from '#shell/common/problem.ts';
import { type EffectiveSettings, effectiveSettings } from '#shell/common/settings.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { sharingChoices } from './store/settings.ts';
import { findVisibleRows, type SharedKind, updateIsShared } from './store/shared-rows.ts';

/** Throws when a record is visible to the caller and may not be changed by them. Other records are not looked at. */
export async function assertEditable(scope: Scope, kind: SharedKind, ids: readonly string[]): Promise<void> {
  const rows = await findVisibleRows(scope, kind, [...ids]);
  if (rows.some(({ isEditable }) => !isEditable)) throw new Problem(sharingProblems.not_author);
}

/** Shows a record to the team, or only to its author and the admins again. */
export async function shareRecord(
  scope: Scope,
  kind: SharedKind,
  { id, isShared }: { id: string; isShared: boolean },
): Promise<void> {
  const { isEditable } = found((await findVisibleRows(scope, kind, [id]))[0]);
  if (!isEditable) throw new Problem(sharingProblems.not_author);
  await setShared(scope, kind, { ids: [id], isShared });
}

/** The event goes to those who saw the records before and to those who see them now. */
export async function setShared(
  scope: Scope,
  kind: SharedKind,
  { ids, isShared }: { ids: string[]; isShared: boolean },
): Promise<void> {
  if (ids.length === 0) return;
  await kind.emitChanged(scope, ids);
  await updateIsShared(scope, kind.table, { ids, to: isShared });
  await kind.emitChanged(scope, ids);
}

/** Whether a new record of this kind is shared. */
export async function readSharedByDefault(scope: Scope, kind: SharedKindName): Promise<boolean> {
  return SharingSettings.parse(await sharingChoices.find(scope))[kind];
}

type SettingsResponse = Promise<{ settings: EffectiveSettings<SharingSettings> }>;

export async function getSettings(scope: Scope): SettingsResponse {
  return { settings: effectiveSettings(SharingSettings, { account: await sharingChoices.find(scope) }) };
}

export async function saveSettings(scope: Scope, chosen: SharingChoices): SettingsResponse {
  await sharingChoices.save(scope, chosen);
  return getSettings(scope);
}
