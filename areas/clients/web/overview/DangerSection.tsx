import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import type { Client } from '../../contract.ts';
import { useClientActions } from '../client-acts.ts';
import classes from './DangerSection.module.css';

/** What stops or ends the work with a client. */
export function DangerSection({ client }: { client: Client }) {
  const t = useTexts('clients');
  const may = useMay();
  const navigate = useNavigate();
  const acts = useClientActions(client, () => void navigate({ to: '/clients', replace: true }));
  if (!may('update clients') && !may('delete clients')) return null;

  return (
    <Section title={t('overview.danger')}>
      {may('update clients') && (
        <Act help={t(client.isActive ? 'overview.deactivateHelp' : 'overview.restoreHelp')}>
          <Button variant="default" onClick={client.isActive ? acts.deactivate : acts.restore}>
            {t(client.isActive ? 'actions.deactivate' : 'actions.restore')}
          </Button>
        </Act>
      )}
      {may('delete clients') && (
        <Act help={t('overview.deleteHelp')}>
          <Button variant="default" className={classes['delete']} onClick={acts.remove}>
            {t('actions.delete')}
          </Button>
        </Act>
      )}
    </Section>
  );
}

function Act({ help, children }: { help: string; children: ReactNode }) {
  return (
    <div className={classes['act']}>
      <p>{help}</p>
      {children}
    </div>
  );
}
