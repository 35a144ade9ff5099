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
  const consents = useApiQuery(consentSubjectRoutes.consents.client, { clientId: id }).data?.consents ?? [];

  return (
    <Section title={t('consents.ofClient')} subtitle={t('consents.ofClientSubtitle')}>
      <ConsentStates consents={consents} />
    </Section>
  );
}

function ConsentStates({ consents }: { consents: readonly Consent[] }) {
  const t = useTexts('clients');
  return (
    <DetailList
      fields={consents.map((consent) => ({
        label: t(`consents.purposes.${consent.purpose}.short`),
        value: <ConsentState consent={consent} />,
      }))}
    />
  );
}

function ConsentState({ consent }: { consent: Consent }) {
  return useConsentState(consent);
}
