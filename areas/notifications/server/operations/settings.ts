import { notificationProblems } from '../../contract.ts';
import {
  type Cell,
  type NotificationChoices,
  type NotificationSettings,
  notificationSettingRoutes,
} from '../../contract/settings.ts';
import { effectiveSettings, mayChoose } from '../../rules/settings.ts';
import { readPermissions } from '#areas/account/server/public.ts';
import { commonProblems, Problem } from '#shell/common/problem.ts';
import { type PublicScope, type Scope, setCurrentAccount } from '#shell/server/database/scope.ts';
import { settingsChanged } from '#shell/common/realtime.ts';
import { emitLiveEvent } from '#shell/server/realtime/emit.ts';
import { unsubscribeSubject } from './mail.ts';
import { findChoices, saveDefaults, savePersonal } from '../store/settings.ts';

type Settings = Promise<{ settings: NotificationSettings }>;

export async function getSettings(scope: Scope): Settings {
  const { membershipId, role } = scope.caller;
  const choices = await findChoices(scope, membershipId);
  return { settings: effectiveSettings(choices, { role, permissions: await readPermissions(scope) }) };
}

export async function saveSettings(scope: Scope, choices: NotificationChoices): Settings {
  assertModes(choices);
  const { membershipId } = scope.caller;
  await savePersonal(scope, membershipId, choices);
  const endpoints = [notificationSettingRoutes.settings.endpoint];
  emitLiveEvent(scope, settingsChanged, { membershipIds: [membershipId], data: { endpoints } });
  return getSettings(scope);
}

export async function getDefaultSettings(scope: Scope): Settings {
  return { settings: effectiveSettings(await findChoices(scope, null)) };
}

export async function saveDefaultSettings(scope: Scope, choices: NotificationChoices): Settings {
  assertModes(choices);
  await saveDefaults(scope, choices);
  return getDefaultSettings(scope);
}

/** Switches off all mails of the membership in the ticket. A repeated request changes nothing. */
export async function unsubscribe(scope: PublicScope, { ticket }: { ticket: string }): Promise<void> {
  const subject = scope.tickets.verifyTicket(ticket) ?? '';
  const [, accountId = '', membershipId = ''] = subject.split(' ');
  if (subject !== unsubscribeSubject(accountId, membershipId)) throw new Problem(notificationProblems.ticket_invalid);
  await setCurrentAccount(scope, accountId);
  await savePersonal(scope, membershipId, { isMailOff: true });
}

function assertModes({ channels = {} }: NotificationChoices): void {
  for (const [cell, mode] of Object.entries(channels))
    if (mode && !mayChoose(cell as Cell, mode)) throw new Problem(commonProblems.invalid, { field: 'channels' });
}
