import type { NoticeDraft } from './contract.ts';

/** A notice to all clients, published at once. */
export const noticeExample: NoticeDraft = {
  text: 'Lo studio resta chiuso dal 24 al 26 dicembre.\nI programmi in corso continuano: scrivimi per qualsiasi dubbio.',
  audience: 'all',
  clientTypeIds: [],
  groupIds: [],
  publication: 'now',
  publishOn: null,
  publishTime: null,
  timeZone: null,
  expiresOn: null,
  mustConfirm: false,
  sendsPush: false,
};
