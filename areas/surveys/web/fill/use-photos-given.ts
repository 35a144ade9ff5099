import { consentSubjectRoutes } from '#areas/clients/contract/consents.ts';
import { useApiQuery } from '#shell/web/api/query.ts';

/** Whether the client has agreed to progress photos; undefined while it is not known, such as without a connection. */
export function usePhotosGiven(): boolean | undefined {
  return usePhotoConsent()?.isGiven;
}

/** The decision of the client about progress photos. */
export function usePhotoConsent() {
  const { data } = useApiQuery(consentSubjectRoutes.consents.own, {});
  return data?.consents.find(({ purpose }) => purpose === 'photos');
}
