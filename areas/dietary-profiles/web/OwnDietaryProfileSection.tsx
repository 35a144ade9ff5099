import { Skeleton } from '@mantine/core';
import { ownSubject } from '#shell/web/api/subject.ts';
import { useMe } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { Section } from '#shell/web/widgets/Section.tsx';
import { DietaryProfileForm } from './form/DietaryProfileForm.tsx';
import { ProfileHistory } from './ProfileHistory.tsx';
import { useDietaryProfile } from './queries.ts';

/** Section of a client's settings: what they must not or do not eat. */
export function OwnDietaryProfileSection() {
  const t = useTexts('dietary-profiles');
  const { name, accountName: coach } = useMe();
  const { data } = useDietaryProfile(ownSubject);

  return (
    <Section title={t('own.title')} subtitle={t('own.subtitle', { coach })}>
      {!data && <Skeleton height={480} />}
      {data?.version === 0 && <Banner tone="info">{t('own.unknown')}</Banner>}
      {data && <DietaryProfileForm subject={ownSubject} opened={data} />}
      {data && <ProfileHistory changes={data.changes} clientName={name} />}
    </Section>
  );
}
