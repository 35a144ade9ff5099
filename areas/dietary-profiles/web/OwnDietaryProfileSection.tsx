import { Skeleton, Stack } from '@mantine/core';
import { HealthConsentBanner, useOwnHealthConsentWithdrawn } from '#areas/clients/web/public.tsx';
import { ownSubject } from '#shell/web/api/subject.ts';
import { useMe } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { Section } from '#shell/web/widgets/Section.tsx';
import type { Declaration } from '../contract.ts';
import { isUndeclared } from '../rules/undeclared.ts';
import { DietaryProfileForm } from './form/DietaryProfileForm.tsx';
import { ProfileHistory } from './ProfileHistory.tsx';
import { useDietaryProfile } from './queries.ts';
import { DeclarationBanner, DeclarationText } from './UndecidedDeclarations.tsx';

/** Section of a client's settings: what they must not or do not eat. */
export function OwnDietaryProfileSection() {
  const t = useTexts('dietary-profiles');
  const { name, accountName: coach } = useMe();
  const { data } = useDietaryProfile(ownSubject);
  const isWithdrawn = useOwnHealthConsentWithdrawn(ownSubject);

  return (
    <Section title={t('own.title')} subtitle={!isWithdrawn && t('own.subtitle', { coach })}>
      <Stack gap="md">
        {isWithdrawn && <HealthConsentBanner text={t('own.withdrawn')} link={t('own.consents')} />}
        {!data && <Skeleton height={480} />}
        {data && isUndeclared(data) && <Banner tone="info">{t('own.unknown')}</Banner>}
        {data?.version === 0 && data.hasAnsweredAllergies && !data.declarations?.length && (
          <Banner tone="info">{t('own.answered')}</Banner>
        )}
        {data?.declarations && <OwnDeclarations declarations={data.declarations} coach={coach} />}
        {data && <DietaryProfileForm subject={ownSubject} opened={data} />}
        {data && <ProfileHistory changes={data.changes} clientName={name} />}
      </Stack>
    </Section>
  );
}

/** What the client declared in a first survey and no professional has confirmed or rejected. Shows nothing without any. */
function OwnDeclarations({ declarations, coach }: { declarations: readonly Declaration[]; coach: string }) {
  const t = useTexts('dietary-profiles');
  if (declarations.length === 0) return null;
  return (
    <DeclarationBanner
      declarations={declarations}
      textOf={(declaration) => <DeclarationText declaration={declaration} />}
    >
      {t('own.declared', { coach })}
    </DeclarationBanner>
  );
}
