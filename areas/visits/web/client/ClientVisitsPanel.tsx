import { Skeleton } from '@mantine/core';
import { todayIn } from '#shell/common/dates.ts';
import { useInfiniteApiQuery } from '#shell/web/api/query.ts';
import { LinkButton } from '#shell/web/router/links.tsx';
import { useMe } from '#shell/web/session.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { StatGroup } from '#shell/web/widgets/StatGroup.tsx';
import { visitRoutes } from '../../contract/routes.ts';
import { nextVisitDay } from '../../rules/next-visit.ts';

/** Panel of the client's page: the last completed visit, and the day that was agreed for the next one. */
export function ClientVisitsPanel({ clientId }: { clientId: string }) {
  const t = useTexts('visits');
  const today = todayIn(useMe().timeZone);
  const { rows, isPending } = useInfiniteApiQuery(visitRoutes.listOfClient, { clientId }, ({ visits }) => visits);
  const last = rows.find(({ state }) => state !== 'draft');
  const next = nextVisitDay(rows, today);

  return (
    <Section
      title={t('title')}
      actions={
        <LinkButton to="/clients/$id/visits" params={{ id: clientId }} variant="default" size="xs">
          {t('panel.open')}
        </LinkButton>
      }
    >
      {isPending ? (
        <Skeleton height={64} />
      ) : (
        <StatGroup
          stats={[
            { label: t('panel.last'), value: last ? formatDate(last.takenOn) : t('panel.none') },
            {
              label: t('fields.nextVisitOn'),
              value: next ? formatDate(next) : t('panel.none'),
              note: next !== null && next < today && t('panel.missed'),
            },
          ]}
        />
      )}
    </Section>
  );
}
