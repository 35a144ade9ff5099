import { Button, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { consentRoutes, consentSubjectRoutes } from '#areas/clients/contract/consents.ts';
import { applyConsents } from '#areas/clients/web/public.tsx';
import { useApiMutation, useApiQuery } from '#shell/web/api/query.ts';
import { useMe } from '#shell/web/session.ts';
import { lazyWithTexts } from '#shell/web/texts/lazy-with-texts.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';

const GuardianDialog = lazyWithTexts(
  ['clients'],
  async () => (await import('#areas/clients/web/lazy-public.tsx')).GuardianDialog,
);

interface PhotoConsentProps {
  /** Whether the client has said no. */
  isRefused: boolean;
  /** Called once a no is stored. */
  onRefused?: () => void;
  /** Removes the photos that wait for the consent, which a client who has said no may do instead of saying yes. */
  onDiscard?: () => void;
}

/** Asks the client before the first photo, a minor together with a guardian. */
export function PhotoConsent({ isRefused, onRefused, onDiscard }: PhotoConsentProps) {
  const t = useTexts('progress');
  const { accountName: coach } = useMe();
  const cache = useQueryClient();
  const decision = useApiMutation(consentRoutes.decideConsent, {
    onSuccess(response, { isGiven }) {
      void applyConsents(cache, response);
      if (!isGiven) onRefused?.();
    },
  });
  const isMinor = useApiQuery(consentSubjectRoutes.consents.own, {}).data?.isMinor;
  const [isWithGuardian, { open: openGuardian, close: closeGuardian }] = useDisclosure();
  const decide = (isGiven: boolean) =>
    isGiven && isMinor ? openGuardian() : decision.mutate({ purpose: 'photos', isGiven });

  return (
    <Section title={t('consent.title')}>
      {isRefused && <p>{t('consent.refused')}</p>}
      <p>{t('consent.text', { coach })}</p>
      <Group gap="sm">
        <Button size="md" loading={decision.isPending && decision.variables.isGiven} onClick={() => decide(true)}>
          {t('consent.yes')}
        </Button>
        {!isRefused && (
          <Button size="md" variant="default" onClick={() => decide(false)}>
            {t('consent.no')}
          </Button>
        )}
        {isRefused && onDiscard && (
          <Button size="md" variant="default" onClick={onDiscard}>
            {t('consent.discard')}
          </Button>
        )}
      </Group>
      {isWithGuardian && (
        <Suspense>
          <GuardianDialog purpose="photos" opened onClose={closeGuardian} />
        </Suspense>
      )}
    </Section>
  );
}
