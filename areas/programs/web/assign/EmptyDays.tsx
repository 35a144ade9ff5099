import { Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { LinkAnchor } from '#shell/web/router/links.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import type { Program } from '../../contract/document.ts';
import { emptyDays } from '../../rules/totals.ts';

const maxShown = 4;

/** Lists days without exercises, which may be rest days or an oversight. */
export function EmptyDays({ program: { id, weeks } }: { program: Program }) {
  const t = useTexts('programs');
  const { days, isEmpty } = emptyDays(weeks);
  if (days.length === 0 && !isEmpty) return null;

  const places = days.slice(0, maxShown).map(({ weekNumber, dayNumber }) => {
    return `${t('week.short', { number: weekNumber })} · ${t('day.title', { number: dayNumber })}`;
  });
  const complete = (
    <LinkAnchor to="/programs/$id/manage" params={{ id }} inherit c="inherit" fw={600} underline="always">
      {t('assign.complete')}
    </LinkAnchor>
  );
  return (
    <Banner tone="warning" icon={IconAlertTriangle} actions={complete}>
      {isEmpty ? t('assign.emptyAll') : t('assign.emptyDays', { count: days.length })}
      {!isEmpty && <Text fz={13}>{[places.join(', '), days.length > maxShown && '…'].filter(Boolean).join(', ')}</Text>}
    </Banner>
  );
}
