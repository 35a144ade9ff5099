import { Skeleton, Switch } from '@mantine/core';
import { useId } from 'react';
import { useApiMutation, useApiQuery } from '#shell/web/api/query.ts';
import { useMe } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { confirm } from '#shell/web/widgets/confirm.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { type Consent, type ConsentPurpose, consentPurposes } from '../../contract/consents.ts';
import { consentRoutes, consentSubjectRoutes } from '../../contract/consents.ts';
import { DocumentLinks } from '../DocumentLinks.tsx';
import classes from './Consents.module.css';
import { useConsentState } from './consent-state.ts';

/** Section of a client's settings: what they agree to, one switch for each purpose. */
export function ConsentsSection() {
  const t = useTexts('clients');
  const { data } = useApiQuery(consentSubjectRoutes.consents.own, {});

  return (
    <Section title={t('consents.title')} subtitle={t('consents.subtitle')}>
      {!data && <Skeleton height={360} />}
      <div className={classes['rows']}>
        {consentPurposes.map((purpose) => {
          const consent = data?.consents.find((one) => one.purpose === purpose);
          return consent && <ConsentRow key={purpose} purpose={purpose} consent={consent} />;
        })}
      </div>
      {data && (
        <div className={classes['links']}>
          <DocumentLinks studioId={data.studioId} />
        </div>
      )}
    </Section>
  );
}

function ConsentRow({ purpose, consent }: { purpose: ConsentPurpose; consent: Consent }) {
  const t = useTexts('clients');
  const id = useId();
  const { accountName: coach } = useMe();
  const state = useConsentState(consent);
  const decision = useApiMutation(consentRoutes.decideConsent, { invalidates: [consentSubjectRoutes.consents.own] });
  const isGiven = decision.isPending ? decision.variables.isGiven : consent.isGiven;

  async function decide(isNowGiven: boolean): Promise<void> {
    const isConfirmed =
      isNowGiven ||
      purpose !== 'health_data' ||
      (await confirm({
        title: t('consents.withdraw.title'),
        text: t('consents.withdraw.text', { coach }),
        confirmLabel: t('consents.withdraw.yes'),
        destructive: true,
      }));
    if (isConfirmed) decision.mutate({ purpose, isGiven: isNowGiven });
  }

  return (
    <div className={classes['row']}>
      <label htmlFor={id}>{t(`consents.purposes.${purpose}.label`)}</label>
      <Switch
        id={id}
        size="md"
        checked={isGiven}
        aria-describedby={`${id}-text`}
        onChange={(event) => void decide(event.currentTarget.checked)}
      />
      <p id={`${id}-text`} className={classes['text']}>
        {t(`consents.purposes.${purpose}.text`, { coach })}
      </p>
      <p className={classes['state']}>{state}</p>
    </div>
  );
}
