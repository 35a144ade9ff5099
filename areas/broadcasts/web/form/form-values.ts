import type { AudienceValues } from '#areas/groups/web/public.tsx';
import { newId } from '#shell/common/ids.ts';
import type { RecordOption } from '#shell/web/forms/record-search.ts';
import type { Candidate, NewBroadcast } from '../../contract.ts';

export const times = ['now', 'later'] as const;

export type BroadcastValues = AudienceValues & {
  /** Of the broadcast; a draft has it too, so that what a lost answer repeats is sent once. */
  id: string;
  text: string;
  attachmentId: string;
  clients: RecordOption[];
  /** Ids of clients who were taken off the list. */
  excludedIds: string[];
  time: (typeof times)[number];
  sendOn: string;
  sendTime: string;
};

export function emptyBroadcast(): BroadcastValues {
  return {
    id: newId(),
    text: '',
    attachmentId: '',
    audience: 'chosen',
    clientTypes: [],
    groups: [],
    clients: [],
    excludedIds: [],
    time: 'now',
    sendOn: '',
    sendTime: '09:00',
  };
}

/** The audience as the contract has it. */
export function audienceOf({ audience, clientTypes, groups, clients }: BroadcastValues) {
  const isAll = audience === 'all';
  const idsOf = (options: readonly RecordOption[]) => (isAll ? [] : options.map(({ id }) => id));
  return { audience, clientTypeIds: idsOf(clientTypes), groupIds: idsOf(groups), clientIds: idsOf(clients) };
}

export function bodyOf(values: BroadcastValues, recipients: readonly Candidate[]): NewBroadcast {
  const { id, text, attachmentId, time, sendOn, sendTime } = values;
  const isLater = time === 'later';
  return {
    id,
    text,
    attachmentId: attachmentId || null,
    clientIds: recipients.map((client) => client.id),
    sendOn: isLater ? sendOn : null,
    sendTime: isLater ? sendTime : null,
  };
}
