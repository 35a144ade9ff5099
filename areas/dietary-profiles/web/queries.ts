import { useApiQuery } from '#shell/web/api/query.ts';
import { forSubject, type Subject } from '#shell/web/api/subject.ts';
import { dietaryProfileRoutes } from '../contract.ts';
import type texts from '../texts/it.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'dietary-profiles': typeof texts;
  }
}

/** The dietary profile of a client, or the user's own; undefined data while it loads. */
export function useDietaryProfile(subject: Subject, options: { enabled?: boolean } = {}) {
  return useApiQuery(...forSubject(subject, dietaryProfileRoutes.get, {}), options);
}

/** The profile that a professional may read; null while it loads, and with `isWithheld` after the client withdrew their consent. */
export function useReadableProfile(clientId: string) {
  const { data, error } = useDietaryProfile({ clientId });
  const isWithheld = error?.code === 'health_data_withdrawn';
  return { profile: (!isWithheld && data?.profile) || null, isWithheld };
}
