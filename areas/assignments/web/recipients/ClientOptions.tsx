import { Button, Skeleton, Stack } from '@mantine/core';
import { LinkButton } from '#shell/web/router/links.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { CheckOption, OptionList } from '#shell/web/forms/OptionFieldset.tsx';
import { EmptyState } from '#shell/web/widgets/EmptyState.tsx';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import type { AssignmentKind } from '../assignment-kind.ts';
import { type Recipient, toggled } from '../assignment.ts';
import { useAssignableClients } from '../queries.ts';
import { MoreOptions } from '#shell/web/forms/MoreOptions.tsx';
import classes from './Recipients.module.css';

interface ClientOptionsProps {
  kind: AssignmentKind;
  templateId: string;
  search: string | undefined;
  chosen: readonly Recipient[];
  /** True when groups are listed above the clients. */
  hasHeading: boolean;
  onChange: (chosen: Recipient[]) => void;
}

/** Checkboxes for active clients by name, with the copy that each follows today and a badge for one of the template. */
export function ClientOptions({ kind, templateId, search, chosen, hasHeading, onChange }: ClientOptionsProps) {
  const t = useTexts('assignments');
  const clients = useAssignableClients(kind, templateId, search);
  const ids = new Set(chosen.map(({ id }) => id));
  const isEmpty = !clients.isPending && clients.rows.length === 0;

  return (
    <section aria-label={t('recipients.clients')}>
      {hasHeading && <div className={classes['heading']}>{t('recipients.clients')}</div>}
      {clients.isPending && <Loading />}
      {isEmpty && (
        <NoClients isSearched={Boolean(search)} hasFailed={clients.error !== null} onRetry={clients.refetch} />
      )}
      <OptionList>
        {clients.rows.map(({ id, name, current, hasCopy }) => (
          <CheckOption
            key={id}
            label={name}
            description={current ? t('recipients.current', { title: current }) : t('recipients.noCurrent')}
            checked={ids.has(id)}
            onChange={() => onChange(toggled(chosen, { id, name }))}
            badge={hasCopy && <StateBadge tone="soon">{t('recipients.hasCopy')}</StateBadge>}
          />
        ))}
      </OptionList>
      <MoreOptions pages={clients} />
    </section>
  );
}

function Loading() {
  return (
    <Stack gap={20} p={16}>
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} height={20} width="60%" />
      ))}
    </Stack>
  );
}

interface NoClientsProps {
  isSearched: boolean;
  hasFailed: boolean;
  onRetry: () => void;
}

function NoClients({ isSearched, hasFailed, onRetry }: NoClientsProps) {
  const t = useTexts('assignments');
  const tShell = useTexts('shell');
  if (hasFailed) {
    const retry = (
      <Button variant="default" onClick={onRetry}>
        {tShell('errors.tryAgain')}
      </Button>
    );
    return <EmptyState illustration="lost" text={tShell('list.loadFailed')} action={retry} />;
  }
  if (isSearched) return <EmptyState illustration="search" text={tShell('list.nothingFound')} />;
  const create = (
    <LinkButton to="/clients/create" variant="default">
      {t('recipients.create')}
    </LinkButton>
  );
  return <EmptyState illustration="people" text={t('recipients.none')} action={create} />;
}
