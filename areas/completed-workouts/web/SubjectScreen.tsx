import type { ReactNode } from 'react';
import { IconArrowLeft } from '@tabler/icons-react';
import { ClientLayout } from '#areas/clients/web/public.tsx';
import type { Subject } from '#shell/web/api/subject.ts';
import { AppLink } from '#shell/web/router/AppLink.tsx';
import { Screen } from '#shell/web/widgets/Screen.tsx';
import classes from './SubjectScreen.module.css';

interface SubjectScreenProps {
  subject: Subject;
  title: string;
  subtitle?: string | undefined;
  actions?: ReactNode;
  /** Of the screen of one record: the list it belongs to. */
  back?: { to: string; label: string };
  children: ReactNode;
}

/** A screen of the user's own training, or the training tab of a client, where only a record has a title of its own. */
export function SubjectScreen({ subject: { clientId }, actions, children, ...heading }: SubjectScreenProps) {
  const { title, subtitle, back } = heading;
  if (clientId === null)
    return (
      <Screen {...heading} actions={actions}>
        {children}
      </Screen>
    );
  return (
    <ClientLayout id={clientId} active="completed_workouts" actions={actions}>
      {back && (
        <div>
          <AppLink to={back.to} className={classes['back']}>
            <IconArrowLeft size={16} aria-hidden="true" />
            {back.label}
          </AppLink>
          <h2 className={classes['title']}>{title}</h2>
          {subtitle && <p className={classes['facts']}>{subtitle}</p>}
        </div>
      )}
      {children}
    </ClientLayout>
  );
}
