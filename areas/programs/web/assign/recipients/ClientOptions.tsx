import { Button, Skeleton, Stack } from '@mantine/core';
import { LinkButton } from '#shell/web/router/links.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { CheckOption, OptionList } from '#shell/web/forms/OptionFieldset.tsx';
import { EmptyState } from '#shell/web/widgets/EmptyState.tsx';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import { useAssignableClients } from '../../queries.ts';
import { type Recipient, toggled } from '../assignment.ts';
import { MoreOptions } from './MoreOptions.tsx';
import classes from './Recipients.module.css';

interface ClientOptionsProps {
  programId: string;
  search: string | undefined;
  assignedClientIds: ReadonlySet<string>;
  chosen: readonly Recipient[];
  /** Whether groups stand above. */
  isTitled: boolean;
  onChange: (chosen: Recipient[]) => void;
}

/** Active clients by name, with what they train on now and whether they have the program already. */
export function ClientOptions({
  programId,
  search,
  assignedClientIds,
  chosen,
  isTitled,
  onChange,
}: ClientOptionsProps) {
  const t = useTexts('programs');
  const clients = useAssignableClients(programId, search);
  const ids = new Set(chosen.map(({ id }) => id));
  const isNobody = !clients.isPending && clients.rows.length === 0;

  return (
    <section aria-label={t('assign.clients')}>
      {isTitled && <div className={classes['heading']}>{t('assign.clients')}</div>}
      {clients.isPending && <Waiting />}
      {isNobody && <Nobody isSearched={Boolean(search)} hasFailed={clients.error !== null} onRetry={clients.refetch} />}
      <OptionList>
        {clients.rows.map(({ id, name, runningProgram }) => (
          <CheckOption
            key={id}
            label={name}
            description={runningProgram ? t('assign.trainsOn', { title: runningProgram }) : t('assign.free')}
            checked={ids.has(id)}
            onChange={() => onChange(toggled(chosen, { id, name }))}
            badge={assignedClientIds.has(id) && <StateBadge tone="soon">{t('assign.hasIt')}</StateBadge>}
          />
        ))}
      </OptionList>
      <MoreOptions pages={clients} />
    </section>
  );
}

function Waiting() {
  return (
    <Stack gap={20} p={16}>
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} height={20} width="60%" />
      ))}
    </Stack>
  );
}

interface NobodyProps {
  isSearched: boolean;
  hasFailed: boolean;
  onRetry: () => void;
}

function Nobody({ isSearched, hasFailed, onRetry }: NobodyProps) {
  const t = useTexts('programs');
  const tShell = useTexts('shell');
  if (hasFailed) {
    const again = (
      <Button variant="default" onClick={onRetry}>
        {tShell('errors.tryAgain')}
      </Button>
    );
    return <EmptyState illustration="lost" text={tShell('list.loadFailed')} action={again} />;
  }
  if (isSearched) return <EmptyState illustration="search" text={tShell('list.nothingFound')} />;
  const create = (
    <LinkButton to="/clients/create" variant="default">
      {t('assign.newClient')}
    </LinkButton>
  );
  return <EmptyState illustration="people" text={t('assign.nobody')} action={create} />;
}
