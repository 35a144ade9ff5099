import type { ReactNode } from 'react';
import { ClientLayout } from '#areas/clients/web/public.tsx';
import { type ApiError, isUnreachable } from '#shell/web/api/api-error.ts';
import type { Subject } from '#shell/web/api/subject.ts';
import { RecordError } from '#shell/web/records/RecordScreen.tsx';
import { BackLink } from '#shell/web/widgets/BackLink.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { LinkTab, LinkTabs } from '#shell/web/widgets/LinkTabs.tsx';
import { Screen } from '#shell/web/widgets/Screen.tsx';
import { LoadErrorCard } from './LoadErrorCard.tsx';
import { historyPaths } from './links.ts';
import classes from './SubjectScreen.module.css';

const historyTabs = ['calendar', 'exercises', 'records'] as const;

interface SubjectScreenProps {
  subject: Subject;
  title: string;
  subtitle?: string | undefined;
  /** For the screen of one record: its state, after the subtitle. */
  badge?: ReactNode;
  /** For the screen of one record, beside its title; on a tab of the client otherwise beside the name of the client. */
  actions?: ReactNode;
  /** For the screen of one record: the list it belongs to. */
  back?: { to: string; label: string };
  /** For a screen of the history: its tab. */
  tab?: (typeof historyTabs)[number];
  /**
   * The main query of the screen. While it has no data, its error replaces the content; a list shows by itself any other error
   * than that the server is unreachable.
   */
  query: { error: ApiError | null; refetch: () => unknown; data?: unknown; rows?: readonly unknown[] };
  children: ReactNode;
}

/**
 * Layout of a screen of the user's own training, or of the training tab of a client. On the tab only the screen of one
 * record has a title.
 */
export function SubjectScreen({ subject, badge, actions, tab, query, children, ...heading }: SubjectScreenProps) {
  const t = useTexts('completed-workouts');
  const { title, subtitle, back } = heading;
  const isEmpty = !query.data && !query.rows?.length;
  const error = query.rows || query.data || isUnreachable(query.error) ? null : query.error;
  const content = (
    <>
      {tab && <HistoryTabs subject={subject} active={tab} />}
      {/* The history is not cached on the device. */}
      {isEmpty && isUnreachable(query.error) ? (
        <LoadErrorCard text={t('progress.offline')} onRetry={() => void query.refetch()} />
      ) : (
        children
      )}
    </>
  );

  if (subject.clientId === null)
    return error ? (
      <RecordError error={error} />
    ) : (
      <Screen {...heading} subtitle={subtitle && <Details subtitle={subtitle} badge={badge} />} actions={actions}>
        {content}
      </Screen>
    );
  return (
    <ClientLayout id={subject.clientId} active="completed_workouts" actions={back ? null : actions} error={error}>
      {back && (
        <div>
          <BackLink {...back} />
          <div className={classes['heading']}>
            <div>
              <h2 className={classes['title']}>{title}</h2>
              {subtitle && (
                <p className={classes['details']}>
                  <Details subtitle={subtitle} badge={badge} />
                </p>
              )}
            </div>
            {actions}
          </div>
        </div>
      )}
      {content}
    </ClientLayout>
  );
}

function Details({ subtitle, badge }: Pick<SubjectScreenProps, 'subtitle' | 'badge'>) {
  return (
    <>
      {subtitle}
      {badge && <> {badge}</>}
    </>
  );
}

function HistoryTabs({ subject, active }: { subject: Subject; active: (typeof historyTabs)[number] }) {
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
