import type { ReactNode } from 'react';
import { ClientLayout } from '#areas/clients/web/public.tsx';
import type { ApiError } from '#shell/web/api/api-error.ts';
import type { Subject } from '#shell/web/api/subject.ts';
import { RecordError } from '#shell/web/records/RecordScreen.tsx';
import { BackLink } from '#shell/web/widgets/BackLink.tsx';
import { Screen } from '#shell/web/widgets/Screen.tsx';
import classes from './Metrics.module.css';

interface MetricLayoutProps {
  subject: Subject;
  title: string;
  subtitle?: string | undefined;
  actions?: ReactNode;
  back?: { to: string; label: string };
  /** Why there are no values to show. */
  error?: ApiError | null | undefined;
  /** The tab of the client's page. */
  tab?: string;
  children: ReactNode;
}

/** A screen of the user's own values, or of a tab of a client. On the list of the tab only the client's name is a title. */
export function MetricLayout({
  subject,
  title,
  subtitle,
  back,
  actions,
  error,
  tab = 'metrics',
  children,
}: MetricLayoutProps) {
  if (subject.clientId === null)
    return error ? (
      <RecordError error={error} />
    ) : (
      <Screen title={title} subtitle={subtitle} actions={actions} {...(back && { back })}>
        {children}
      </Screen>
    );
  return (
    <ClientLayout id={subject.clientId} active={tab} actions={actions} error={error}>
      {back && (
        <div>
          <BackLink {...back} />
          <h2 className={classes['title']}>{title}</h2>
          {subtitle && <p className={classes['muted']}>{subtitle}</p>}
        </div>
      )}
      {children}
    </ClientLayout>
  );
}
