import { Button, SegmentedControl, Skeleton } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useApiMutation, useApiQuery } from '#shell/web/api/query.ts';
import { useMe } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { confirm } from '#shell/web/widgets/confirm.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { type Consent, type ConsentPurpose, consentPurposes } from '../../contract/consents.ts';
import { consentRoutes, consentSubjectRoutes } from '../../contract/consents.ts';
import { guardedPurposes } from '../../rules/minors.ts';
import { GuardianDialog } from '../guardian/GuardianDialog.tsx';
import { DocumentLinks } from '../DocumentLinks.tsx';
import { applyConsents } from '../photo-consent.ts';
import classes from './Consents.module.css';
import { useConsentState } from './consent-state.ts';

/** Section of a client's settings: what they agree to, one answer for each purpose. */
export function ConsentsSection() {
  const t = useTexts('clients');
  const { accountName: coach } = useMe();
  const { data } = useApiQuery(consentSubjectRoutes.consents.own, {});
  const [purposeOfGuardian, setPurposeOfGuardian] = useState<ConsentPurpose | null>(null);
  const givenAlone = guardedPurposes.find((purpose) =>
    data?.consents.some((one) => one.purpose === purpose && one.isGiven && one.guardianName === null),
  );
  const purposes = consentPurposes.filter((purpose) => purpose !== 'health_data' || data?.asksHealthConsent);

  return (
    <Section title={t('consents.title')} subtitle={t('consents.subtitle')}>
      {!data && <Skeleton height={360} />}
      {data && !data.asksHealthConsent && <p className={classes['care']}>{t('consents.care', { coach })}</p>}
      {data?.isMinor && givenAlone && (
        <Banner
          tone="warning"
          actions={
            <Button variant="default" onClick={() => setPurposeOfGuardian(givenAlone)}>
              {t('guardian.add')}
            </Button>
          }
        >
          {t('guardian.ownMissing')}
        </Banner>
      )}
      <GuardianDialog
        purpose={purposeOfGuardian ?? 'health_data'}
        opened={purposeOfGuardian !== null}
        onClose={() => setPurposeOfGuardian(null)}
      />
      <div className={classes['rows']}>
        {purposes.map((purpose) => {
          const consent = data?.consents.find((one) => one.purpose === purpose);
          return (
            consent && (
              <ConsentRow
                key={purpose}
                purpose={purpose}
                consent={consent}
                {...(data?.isMinor && { onGivenByMinor: setPurposeOfGuardian })}
              />
            )
          );
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

const answers = ['yes', 'no'] as const;

interface ConsentRowProps {
  purpose: ConsentPurpose;
  consent: Consent;
  /** Called instead of giving the consent: a minor gives it with a guardian. */
  onGivenByMinor?: (purpose: ConsentPurpose) => void;
}

/** A purpose with the client's answer; without one neither is chosen. */
function ConsentRow({ purpose, consent, onGivenByMinor }: ConsentRowProps) {
  const t = useTexts('clients');
  const id = useId();
  const { accountName: coach } = useMe();
  const state = useConsentState(consent);
  const cache = useQueryClient();
  const decision = useApiMutation(consentRoutes.decideConsent, {
    onSuccess: (response) => applyConsents(cache, response),
  });
  const isGiven = decision.isPending ? decision.variables.isGiven : consent.isGiven;
  const isDecided = decision.isPending || consent.decidedAt !== null;
  const answer = isDecided ? answers[isGiven ? 0 : 1] : '';

  async function decide(isNowGiven: boolean): Promise<void> {
    if (isNowGiven && onGivenByMinor) return onGivenByMinor(purpose);
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
      <span id={id} className={classes['label']}>
        {t(`consents.purposes.${purpose}.label`)}
      </span>
      <SegmentedControl
        size="sm"
        aria-labelledby={id}
        aria-describedby={`${id}-text`}
        data={answers.map((value) => ({ value, label: t(`consents.${value}`) }))}
        value={answer}
        onChange={(value) => void decide(value === 'yes')}
      />
      <p id={`${id}-text`} className={classes['text']}>
        {t(`consents.purposes.${purpose}.text`, { coach })}
      </p>
      <p className={classes['state']}>{state}</p>
    </div>
  );
}
