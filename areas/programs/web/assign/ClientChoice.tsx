import { Button, Checkbox, Skeleton } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { LinkButton } from '#shell/web/router/links.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { EmptyState } from '#shell/web/widgets/EmptyState.tsx';
import { SearchField } from '#shell/web/widgets/SearchField.tsx';
import { useAssignableClients } from '../queries.ts';
import classes from './Choice.module.css';

interface ClientChoiceProps {
  programId: string;
  chosen: readonly string[];
  error: ReactNode;
  onChange: (ids: string[]) => void;
}

/** Active clients by name, with what they train on now. Who is chosen stays chosen while the search changes. */
export function ClientChoice({ programId, chosen, error, onChange }: ClientChoiceProps) {
  const t = useTexts('programs');
  const tShell = useTexts('shell');
  const [search, setSearch] = useState<string>();
  const clients = useAssignableClients(programId, search);

  function toggle(id: string): void {
    onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  }

  return (
    <fieldset className={classes['card']} data-field="clientIds" tabIndex={-1}>
      <legend className={classes['legend']}>{t('fields.clientIds')}</legend>
      <div className={classes['head']}>
        <SearchField label={t('assign.search')} value={search} onChange={setSearch} />
        <span role="status">{t('assign.chosen', { count: chosen.length })}</span>
      </div>
      {error && (
        <p className={classes['error']} role="alert">
          {error}
        </p>
      )}
      {clients.isPending && <Waiting />}
      {!clients.isPending && clients.rows.length === 0 && <Nobody isSearched={Boolean(search)} />}
      <ul className={classes['list']}>
        {clients.rows.map(({ id, name, runningProgram }) => (
          <li key={id}>
            <Checkbox
              className={classes['option'] ?? ''}
              label={name}
              description={runningProgram ? t('assign.trainsOn', { title: runningProgram }) : t('assign.free')}
              checked={chosen.includes(id)}
              onChange={() => toggle(id)}
            />
          </li>
        ))}
      </ul>
      {clients.hasMore && (
        <Button variant="subtle" color="gray" fullWidth loading={clients.isLoadingMore} onClick={clients.loadMore}>
          {tShell('list.loadMore')}
        </Button>
      )}
    </fieldset>
  );
}

function Waiting() {
  return (
    <div className={classes['waiting']}>
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} height={20} width="60%" />
      ))}
    </div>
  );
}

function Nobody({ isSearched }: { isSearched: boolean }) {
  const t = useTexts('programs');
  const tShell = useTexts('shell');
  if (isSearched) return <EmptyState drawing="search" text={tShell('list.nothingFound')} />;
  const create = (
    <LinkButton to="/clients/create" variant="default">
      {t('assign.newClient')}
    </LinkButton>
  );
  return <EmptyState drawing="people" text={t('assign.nobody')} action={create} />;
}
