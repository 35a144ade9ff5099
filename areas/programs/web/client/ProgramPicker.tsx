import { Skeleton } from '@mantine/core';
import { SearchableSelect } from '#shell/web/forms/SearchableSelect.tsx';
import { type ReactNode, useState } from 'react';
import { useFolders } from '#areas/folders/web/public.tsx';
import { LinkButton } from '#shell/web/router/links.tsx';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { OptionFieldset, OptionList, RadioOption } from '#shell/web/forms/OptionFieldset.tsx';
import { EmptyState } from '#shell/web/widgets/EmptyState.tsx';
import { SearchField } from '#shell/web/lists/SearchField.tsx';
import { type ProgramCard, programRoutes } from '../../contract.ts';
import { MoreOptions } from '#shell/web/forms/MoreOptions.tsx';
import { useInfiniteApiQuery } from '#shell/web/api/query.ts';

interface ProgramPickerProps {
  chosen: string;
  error: ReactNode;
  onChoose: (program: ProgramCard) => void;
}

/** Selects a template by title or folder. */
export function ProgramPicker({ chosen, error, onChoose }: ProgramPickerProps) {
  const t = useTexts('programs');
  const [search, setSearch] = useState<string>();
  const [folderId, setFolderId] = useState<string>();
  const programs = useInfiniteApiQuery(
    programRoutes.list,
    { search, folderId, kind: 'templates' },
    (response) => response.programs,
  );
  const isFiltered = Boolean(search || folderId);

  return (
    <OptionFieldset
      legend={t('fields.programId')}
      field="templateId"
      head={
        <>
          <SearchField label={t('list.search')} value={search} onChange={setSearch} />
          <FolderSelect value={folderId} onChange={setFolderId} />
        </>
      }
      error={error}
    >
      {programs.isPending && <Skeleton height={20} width="60%" m="lg" />}
      {!programs.isPending && programs.rows.length === 0 && <NoPrograms isSearched={isFiltered} />}
      <OptionList maxHeight="260px">
        {programs.rows.map((program) => (
          <RadioOption
            key={program.id}
            name="programId"
            label={program.title}
            description={[
              t('weeks', { count: program.weeks }),
              t('workouts', { count: program.workouts }),
              !folderId && program.folderName,
            ]
              .filter(Boolean)
              .join(' · ')}
            checked={chosen === program.id}
            onChange={() => onChoose(program)}
          />
        ))}
      </OptionList>
      <MoreOptions pages={programs} />
    </OptionFieldset>
  );
}

interface FolderSelectProps {
  value: string | undefined;
  onChange: (id: string | undefined) => void;
}

/** Select of the folders that have programs; not rendered when there are none. */
function FolderSelect({ value, onChange }: FolderSelectProps) {
  const t = useTexts('programs');
  const filled = useFolders().folders.filter(({ programs }) => programs > 0);
  if (filled.length === 0) return null;

  return (
    <SearchableSelect
      aria-label={t('client.folder')}
      placeholder={t('client.allFolders')}
      clearable
      value={value ?? null}
      data={filled.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(id) => onChange(id ?? undefined)}
    />
  );
}

function NoPrograms({ isSearched }: { isSearched: boolean }) {
  const t = useTexts('programs');
  const tShell = useTexts('shell');
  const mayCreate = useMay()('create programs');
  if (isSearched) return <EmptyState illustration="search" text={tShell('list.nothingFound')} />;
  if (!mayCreate) return <EmptyState illustration="list" text={t('client.noTemplates')} />;
  const create = (
    <LinkButton to="/programs" variant="default">
      {t('client.toPrograms')}
    </LinkButton>
  );
  return <EmptyState illustration="weights" text={t('list.empty')} action={create} />;
}
