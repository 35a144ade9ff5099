import type { Subject } from '#shell/web/api/subject.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { LinkTab, LinkTabs } from '#shell/web/widgets/LinkTabs.tsx';
import { historyPaths } from '../links.ts';

const historyTabs = ['calendar', 'exercises', 'records'] as const;

interface HistoryTabsProps {
  subject: Subject;
  active: (typeof historyTabs)[number];
}

export function HistoryTabs({ subject, active }: HistoryTabsProps) {
  const t = useTexts('completed-workouts');
  const paths = historyPaths(subject);
  return (
    <LinkTabs label={t('progress.tabs')}>
      {historyTabs.map((tab) => (
        <LinkTab key={tab} to={paths[tab]} isCurrent={tab === active}>
          {t(`progress.${tab}`)}
        </LinkTab>
      ))}
    </LinkTabs>
  );
}
