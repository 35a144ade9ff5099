import { useApiQuery } from '#shell/web/api/query.ts';
import { DetailList } from '#shell/web/records/DetailList.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import type { Client } from '../../contract.ts';
import { type Consent, consentSubjectRoutes } from '../../contract/consents.ts';
import { useConsentState } from '../settings/consent-state.ts';

/** What the client has agreed to. Only the client decides. */
export function ConsentsPanel({ client: { id } }: { client: Client }) {
  const t = useTexts('clients');
  const { data } = useApiQuery(consentSubjectRoutes.consents.client, { clientId: id });

  return (
    <Section title={t('consents.ofClient')} subtitle={t('consents.ofClientSubtitle')}>
      <DetailList
        fields={(data?.consents ?? []).map((consent) => {
          const isByCare = consent.purpose === 'health_data' && data?.asksHealthConsent === false;
          return {
            label: t(`consents.purposes.${consent.purpose}.short`),
            value: isByCare ? t('consents.careOfClient') : <ConsentState consent={consent} />,
          };
        })}
      />
    </Section>
  );
}

function ConsentState({ consent }: { consent: Consent }) {
  return useConsentState(consent);
}
