import { Skeleton, Text } from '@mantine/core';
import { addDays, todayIn } from '#shell/common/dates.ts';
import { LinkButton } from '#shell/web/router/links.tsx';
import { useMe } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { StatGroup } from '#shell/web/widgets/StatGroup.tsx';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import { adherenceIn, useClientDiet } from './use-client-diet.ts';

/** Panel of the client's page: how the client followed the meal plan in the last seven days, and what is unread. */
export function ClientDietPanel({ clientId }: { clientId: string }) {
  const t = useTexts('meals');
  const from = addDays(todayIn(useMe().timeZone), -6);
  const diet = useClientDiet(clientId, from).data?.diet;
  const unread = diet?.entries.filter(({ isNew }) => isNew).length ?? 0;
  const adherence = diet && adherenceIn(diet);

  return (
    <Section
      title={t('client.title')}
      subtitle={t('client.lastDays')}
      actions={
        <>
          {unread > 0 && <StateBadge tone="fresh">{t('client.newCount', { count: unread })}</StateBadge>}
          <LinkButton to="/clients/$id/diet" params={{ id: clientId }} variant="default" size="xs">
            {t('client.open')}
          </LinkButton>
        </>
      }
    >
      {!adherence && <Skeleton height={64} />}
      {adherence?.followedPercent === null && (
        <Text size="sm" c="dimmed">
          {t('client.panelEmpty')}
        </Text>
      )}
      {adherence && adherence.followedPercent !== null && (
        <StatGroup
          stats={[
            { label: t('client.followed'), value: `${adherence.followedPercent}%`, note: t('client.followedNote') },
            {
              label: t('client.reported'),
              value: adherence.meals - adherence.notReported,
              note: t('client.reportedNote', { count: adherence.meals }),
            },
          ]}
        />
      )}
    </Section>
  );
}
