import { Alert, Skeleton, Stack } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { useInfiniteApiQuery } from '#shell/web/api/query.ts';
import { MoreOptions } from '#shell/web/forms/MoreOptions.tsx';
import { SearchField } from '#shell/web/lists/SearchField.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { EmptyState } from '#shell/web/widgets/EmptyState.tsx';
import { type TemplateOption, programRoutes } from '../../../contract.ts';
import { useTotalsText } from '../../totals-text.ts';
import classes from './FromProgram.module.css';

interface ProgramSearchProps {
  without: string;
  onChoose: (programId: string) => void;
}

/** Selects the template whose weeks are copied. */
export function ProgramSearch({ without, onChoose }: ProgramSearchProps) {
  const t = useTexts('programs');
  const shell = useTexts('shell');
  const [search, setSearch] = useState<string>();
  const programs = useInfiniteApiQuery(programRoutes.templates, { search }, (response) => response.programs);
  const rows = programs.rows.filter(({ id }) => id !== without);

  return (
    <Stack gap="md">
      <SearchField label={t('import.program.search')} value={search} onChange={setSearch} />
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
      <MoreOptions pages={programs} />
    </Stack>
  );
}

function ProgramLine({ program, onChoose }: { program: TemplateOption; onChoose: () => void }) {
  const totalsText = useTotalsText();
  const { title, weeks, workouts, folderName } = program;
  const details = [totalsText({ weeks, workouts }), folderName].filter(Boolean);

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
