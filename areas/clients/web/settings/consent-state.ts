import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { Consent } from '../../contract/consents.ts';

/** When a consent was given or withdrawn, with which guardian, and the version of its text. */
export function useConsentState({ isGiven, decidedAt, textVersion, guardianName }: Consent): string {
  const t = useTexts('clients');
  if (!decidedAt) return t('consents.none');
  const values = { date: formatDate(decidedAt), version: textVersion ?? '' };
  if (guardianName) return t('consents.givenWith', { ...values, guardian: guardianName });
  return t(isGiven ? 'consents.given' : 'consents.withdrawn', values);
}
