import { type Channel, channels, type Mode } from '../contract/channels.ts';
import { type KindName, kindNames, kindOf } from '../contract/kinds.ts';
import {
  type Cell,
  type Digest,
  type NotificationChoices,
  type NotificationSettings,
  type QuietHours,
  settingDefaults,
} from '../contract/settings.ts';
import type { Role } from '#shell/common/permissions.ts';

/** The stored choices of an account and of a person in it. */
export interface StoredChoices {
  account: NotificationChoices;
  personal: NotificationChoices;
  /** Whether a client has withdrawn the consent to automatic messages. */
  refusesReminders?: boolean;
}

/** The mode of a kind on a channel: their own choice, that of the account, or the default of the product. */
export function modeOf(
  { account, personal, refusesReminders }: StoredChoices,
  kind: KindName,
  channel: Channel,
): NotificationSettings['channels'][Cell] & object {
  const { defaults, isFixed, isReminder } = kindOf(kind);
  const cell: Cell = `${kind}.${channel}`;
  if (isFixed) return { mode: defaults[channel], source: 'product' };
  if (isReminder && refusesReminders && channel !== 'in_app') return { mode: 'off', source: 'personal' };
  const own = personal.channels?.[cell];
  if (own) return { mode: own, source: 'personal' };
  const ofAccount = account.channels?.[cell];
  if (ofAccount) return { mode: ofAccount, source: 'account' };
  return { mode: defaults[channel], source: 'product' };
}

interface Reader {
  role: Role;
  permissions: readonly string[];
}

/** The settings with the source of each, for the kinds that a person can receive; for all when the account edits its defaults. */
export function effectiveSettings(choices: StoredChoices, reader?: Reader): NotificationSettings {
  const shown = kindNames.filter((kind) => !reader || mayReceive(reader, kind));
  const cells = shown.flatMap((kind) =>
    channels.map((channel) => [`${kind}.${channel}`, modeOf(choices, kind, channel)] as const),
  );
  const { mutedUntil = null, isMailOff } = choices.personal;
  return {
    channels: Object.fromEntries(cells),
    quiet: quietOf(choices),
    digest: digestOf(choices),
    mutedUntil,
    isMailOff: isMailOff === true,
  };
}

/** The settings as they are after `choices` were saved at a level. What is reset stays until the server says what applies. */
export function withChoices(
  settings: NotificationSettings,
  { channels: chosen = {}, quiet, digest, mutedUntil, isMailOff }: NotificationChoices,
  source: 'account' | 'personal',
): NotificationSettings {
  const cells = Object.entries(chosen).flatMap(([cell, mode]) => (mode ? [[cell, { mode, source }] as const] : []));
  return {
    channels: { ...settings.channels, ...Object.fromEntries(cells) },
    quiet: quiet ? { value: quiet, source } : settings.quiet,
    digest: digest ? { value: digest, source } : settings.digest,
    mutedUntil: mutedUntil === undefined ? settings.mutedUntil : mutedUntil,
    isMailOff: isMailOff === undefined ? settings.isMailOff : isMailOff === true,
  };
}

export function quietOf({ account, personal }: StoredChoices): { value: QuietHours; source: Source } {
  if (personal.quiet) return { value: personal.quiet, source: 'personal' };
  if (account.quiet) return { value: account.quiet, source: 'account' };
  return { value: { ...settingDefaults.quiet, days: [...settingDefaults.quiet.days] }, source: 'product' };
}

export function digestOf({ account, personal }: StoredChoices): { value: Digest; source: Source } {
  if (personal.digest) return { value: personal.digest, source: 'personal' };
  if (account.digest) return { value: account.digest, source: 'account' };
  return { value: settingDefaults.digest, source: 'product' };
}

type Source = NotificationSettings['quiet']['source'];

function mayReceive(reader: Reader, kind: KindName): boolean {
  const { audience, isForAdmins = false } = kindOf(kind);
  const isOfAudience = (reader.role === 'client') === (audience === 'client');
  return isOfAudience && (!isForAdmins || reader.role === 'admin') && mayOpen(reader, kind);
}

/** Whether the permissions of a membership show the records of a kind. Without them there is no notification of it. */
export function mayOpen({ permissions }: { permissions: readonly string[] }, kind: KindName): boolean {
  return permissions.includes(kindOf(kind).permission);
}

/** Whether a mode exists for the cell: summaries are mails, and what is fixed cannot be chosen. */
export function mayChoose(cell: Cell, mode: Mode): boolean {
  const [kind, channel] = cell.split('.') as [KindName, Channel];
  return !kindOf(kind).isFixed && (mode !== 'digest' || channel === 'mail');
}
