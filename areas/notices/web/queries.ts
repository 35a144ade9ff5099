import { keepPreviousData } from '@tanstack/react-query';
import { useApiQuery, useInfiniteApiQuery } from '#shell/web/api/query.ts';
import { useRecord } from '#shell/web/records/use-record.ts';
import type { Audience } from '#areas/groups/contract/audience.ts';
import { noticeRoutes } from '../contract.ts';

export const noticeInvalidations = [noticeRoutes.list, noticeRoutes.get, noticeRoutes.recipients];

export function useNotice(id: string) {
  return useRecord(noticeRoutes.get, { id }, ({ notice }) => notice);
}

export function useRecipients(id: string) {
  return useInfiniteApiQuery(noticeRoutes.recipients, { id }, ({ recipients }) => recipients);
}

/** The number of clients of an audience, and the time zone of the account; undefined while they load. */
export function useAudienceCount(audience: Audience, noticeId?: string) {
  return useApiQuery(
    noticeRoutes.countAudience,
    { ...audience, ...(noticeId && { noticeId }) },
    { placeholderData: keepPreviousData },
  ).data;
}
