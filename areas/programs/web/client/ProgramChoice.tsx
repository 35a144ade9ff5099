import { Button, Radio, Skeleton } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { LinkButton } from '#shell/web/router/links.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { EmptyState } from '#shell/web/widgets/EmptyState.tsx';
import { SearchField } from '#shell/web/widgets/SearchField.tsx';
import type { ProgramCard } from '../../contract.ts';
import classes from '../assign/Choice.module.css';
import { usePrograms } from '../queries.ts';

interface ProgramChoiceProps {
  chosen: string;
  error: ReactNode;
  onChoose: (program: ProgramCard) => void;
}

/** One of the models, found by its title. */
export function ProgramChoice({ chosen, error, onChoose }: ProgramChoiceProps) {
  const t = useTexts('programs');
  const tShell = useTexts('shell');
  const [search, setSearch] = useState<string>();
  const programs = usePrograms({ search, page: 1 });

  return (
    <fieldset className={classes['card']} data-field="programId" tabIndex={-1}>
      <legend className={classes['legend']}>{t('fields.programId')}</legend>
      <div className={classes['head']}>
        <SearchField label={t('list.search')} value={search} onChange={setSearch} />
      </div>
      {error && (
        <p className={classes['error']} role="alert">
          {error}
        </p>
      )}
      {programs.isPending && <Skeleton height={20} width="60%" m="lg" />}
      {!programs.isPending && programs.rows.length === 0 && <NoPrograms isSearched={Boolean(search)} />}
      <ul className={classes['list']} data-short>
        {programs.rows.map((program) => (
          <li key={program.id}>
            <Radio
              className={classes['option'] ?? ''}
              name="programId"
              label={program.title}
              description={`${t('weeks', { count: program.weeks })} · ${t('workouts', { count: program.workouts })}`}
              checked={chosen === program.id}
              onChange={() => onChoose(program)}
            />
          </li>
        ))}
      </ul>
      {programs.hasMore && (
        <Button variant="subtle" color="gray" fullWidth loading={programs.isLoadingMore} onClick={programs.loadMore}>
          {tShell('list.loadMore')}
        </Button>
      )}
    </fieldset>
  );
}

function NoPrograms({ isSearched }: { isSearched: boolean }) {
  const t = useTexts('programs');
  const tShell = useTexts('shell');
  if (isSearched) return <EmptyState drawing="search" text={tShell('list.nothingFound')} />;
  const create = (
    <LinkButton to="/programs" variant="default">
      {t('client.toPrograms')}
    </LinkButton>
  );
  return <EmptyState drawing="weights" text={t('list.empty')} action={create} />;
}
