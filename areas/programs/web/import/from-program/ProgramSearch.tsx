import { Alert, Button, Skeleton, Stack, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconChevronRight, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useInfiniteApiQuery } from '#shell/web/api/query.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { EmptyState } from '#shell/web/widgets/EmptyState.tsx';
import { type TemplateOption, programRoutes } from '../../../contract.ts';
import classes from './FromProgram.module.css';

interface ProgramSearchProps {
  without: string;
  onChoose: (programId: string) => void;
}

/** Selects the template whose weeks are copied. */
export function ProgramSearch({ without, onChoose }: ProgramSearchProps) {
  const t = useTexts('programs');
  const shell = useTexts('shell');
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), 200);
  const programs = useInfiniteApiQuery(
    programRoutes.templates,
    { search: search || undefined },
    (answer) => answer.programs,
  );
  const rows = programs.rows.filter(({ id }) => id !== without);

  return (
    <Stack gap="md">
      <TextInput
        type="search"
        aria-label={t('import.program.search')}
        placeholder={t('import.program.search')}
        leftSection={<IconSearch size={16} aria-hidden="true" />}
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        data-autofocus
      />
      {programs.error && (
        <Alert color="red" variant="light" role="alert">
          {programs.error.message || shell('list.loadFailed')}
        </Alert>
      )}
      {programs.isPending && [1, 2, 3].map((row) => <Skeleton key={row} height={52} />)}
      {!programs.isPending && !programs.error && rows.length === 0 && (
        <EmptyState illustration="search" text={t(search ? 'import.program.nothing' : 'import.program.empty')} />
      )}
      <ul className={classes['programs']} aria-label={t('import.program.label')} aria-busy={programs.isPlaceholderData}>
        {rows.map((program) => (
          <ProgramLine key={program.id} program={program} onChoose={() => onChoose(program.id)} />
        ))}
      </ul>
      {programs.hasMore && (
        <Button variant="subtle" color="gray" loading={programs.isLoadingMore} onClick={programs.loadMore}>
          {shell('list.loadMore')}
        </Button>
      )}
    </Stack>
  );
}

function ProgramLine({ program, onChoose }: { program: TemplateOption; onChoose: () => void }) {
  const t = useTexts('programs');
  const { title, weeks, workouts, folderName } = program;
  const details = [t('weeks', { count: weeks }), t('workouts', { count: workouts }), folderName].filter(Boolean);

  return (
    <li>
      <button type="button" onClick={onChoose}>
        <span>
          <strong>{title}</strong>
          <small>{details.join(' · ')}</small>
        </span>
        <IconChevronRight size={18} aria-hidden="true" />
      </button>
    </li>
  );
}
