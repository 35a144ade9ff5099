import type { RecordOption } from '#shell/web/forms/record-search.ts';
import type { Notice, NoticeDraft } from '../../contract.ts';

/** What saving does to the picture; a new one is a data URL, so that a draft of the form has it. */
export type PictureChange = { kind: 'same' } | { kind: 'removed' } | { kind: 'new'; dataUrl: string };

/** The values of the form: types and groups have their names, empty texts are missing values. */
export type NoticeValues = Omit<
  NoticeDraft,
  'clientTypeIds' | 'groupIds' | 'publishOn' | 'publishTime' | 'timeZone' | 'expiresOn'
> & {
  clientTypes: RecordOption[];
  groups: RecordOption[];
  publishOn: string;
  publishTime: string;
  /** The zone of their clock; empty for a new notice: that of the account. */
  timeZone: string;
  expiresOn: string;
  showsAgain: boolean;
  picture: PictureChange;
};

const empty: NoticeValues = {
  text: '',
  audience: 'all',
  clientTypes: [],
  groups: [],
  publication: 'now',
  publishOn: '',
  publishTime: '',
  timeZone: '',
  expiresOn: '',
  mustConfirm: false,
  sendsPush: false,
  showsAgain: false,
  picture: { kind: 'same' },
};

/** Whether clients may have read the notice: its publication can no longer be changed. */
export function isOut(notice: Notice | undefined): boolean {
  return notice?.status === 'published' || notice?.status === 'expired';
}

export function valuesOf(notice: Notice | undefined): NoticeValues {
  if (!notice) return empty;
  const { text, audience, clientTypes, groups, mustConfirm, sendsPush, timeZone, publishOn, publishTime, expiresOn } =
    notice;
  return {
    ...empty,
    ...{ text, audience, clientTypes, groups, mustConfirm, sendsPush, timeZone },
    publication: isOut(notice) ? 'now' : notice.status === 'scheduled' ? 'later' : 'draft',
    publishOn: publishOn ?? '',
    publishTime: publishTime ?? '',
    expiresOn: expiresOn ?? '',
  };
}

export function bodyOf({
  clientTypes,
  groups,
  publishOn,
  publishTime,
  timeZone,
  expiresOn,
  picture: _,
  ...values
}: NoticeValues) {
  return {
    ...values,
    clientTypeIds: clientTypes.map(({ id }) => id),
    groupIds: groups.map(({ id }) => id),
    publishOn: publishOn || null,
    publishTime: publishTime || null,
    timeZone: timeZone || null,
    expiresOn: expiresOn || null,
  };
}
