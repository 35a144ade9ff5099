import { consentSubjectRoutes } from '#areas/clients/contract/consents.ts';
import { useApiQuery } from '#shell/web/api/query.ts';
import type { Question } from '../../contract/questions.ts';
import { askedQuestions } from '../../rules/answers.ts';

/** Whether the client has agreed to progress photos; undefined while it is not known, such as without a connection. */
export function usePhotosGiven(): boolean | undefined {
  return usePhotoConsent().consent?.isGiven;
}

/** The decision of the client about progress photos, and whether it is still loading. */
export function usePhotoConsent() {
  const { data, isPending, failureReason } = useApiQuery(consentSubjectRoutes.consents.own, {});
  const consent = data?.consents.find(({ purpose }) => purpose === 'photos');
  return { consent, isLoading: isPending && failureReason === null && navigator.onLine };
}

/** The questions as the client is asked them; while the consent is not known, a question for photos may be required. */
export function useAskedQuestions(questions: readonly Question[]): Question[] {
  return askedQuestions(questions, usePhotosGiven() !== false);
}
