import { useTexts } from '#shell/web/texts/texts.ts';
import { LinkTab, LinkTabs } from '#shell/web/widgets/LinkTabs.tsx';
import type { Whose } from './queries.ts';

const historyTabs = ['calendar', 'exercises', 'records'] as const;
type HistoryTab = (typeof historyTabs)[number];

const own = { calendar: '/my/completed-workouts', exercises: '/my/exercises', records: '/my/records' } as const;
const ofClient = {
  calendar: '/clients/$id/completed_workouts',
  exercises: '/clients/$id/completed_workouts/exercises',
  records: '/clients/$id/completed_workouts/records',
} as const;

/** The ways to look back: by day, by exercise, by what was beaten. */
export function HistoryTabs({ active, clientId }: Whose & { active: HistoryTab }) {
  const t = useTexts('completed-workouts');
  return (
    <LinkTabs label={t('progress.tabs')}>
      {historyTabs.map((tab) =>
        clientId ? (
          <LinkTab key={tab} to={ofClient[tab]} params={{ id: clientId }} isCurrent={tab === active}>
            {t(`progress.${tab}`)}
          </LinkTab>
        ) : (
          <LinkTab key={tab} to={own[tab]} isCurrent={tab === active}>
            {t(`progress.${tab}`)}
          </LinkTab>
        ),
      )}
    </LinkTabs>
  );
}
