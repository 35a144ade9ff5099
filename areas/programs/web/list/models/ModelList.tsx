import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useFolders, useMoveFolder } from '#areas/folders/web/public.tsx';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useFilters } from '#shell/web/widgets/filters.ts';
import sheet from '#shell/web/widgets/PagedList.module.css';
import { SearchField } from '#shell/web/widgets/SearchField.tsx';
import { ProgramFilters, programRoutes } from '../../../contract.ts';
import { SortSelect } from '../SortSelect.tsx';
import classes from './ModelList.module.css';
import { type Dragged, mayLieIn } from './dragging.ts';
import { ModelCards } from './ModelCards.tsx';
import { ModelDrag } from './ModelDrag.tsx';
import { ModelTable } from './ModelTable.tsx';
import { useMoveTo } from './model-acts.ts';
import { NothingHere } from './NothingHere.tsx';
import { PathBar } from './PathBar.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { useFocusKept } from './use-focus-kept.ts';
import { useSelection } from './use-selection.ts';
import { useShownModels } from './use-shown-models.ts';

/** The open folder: its folders first, then its programs. */
export function ModelList({ create }: { create: ReactNode }) {
  const t = useTexts('programs');
  const [filters, setFilters] = useFilters(ProgramFilters);
  const isPhone = useMediaQuery('(max-width: 767px)', undefined, { getInitialValueInEffect: false });
  const shown = useShownModels(filters);
  const { open, parents, programs, folders, pages, isPending } = shown;
  const may = useMay();
  const maySelect = may('update programs') || may('delete programs');
  const ids = programs.map(({ id }) => id);
  const selection = useSelection(`${filters.folderId ?? ''} ${filters.search ?? ''}`, ids);
  const chosen = programs.filter(({ id }) => selection.chosen.has(id));
  const drop = useDrop(shown, selection.clear);
  useFocusKept(filters.folderId);
  const isNothing = !isPending && folders.length === 0 && programs.length === 0;
  const isBare = isNothing && !open && !filters.search && !shown.isLost;
  const bar = chosen.length > 0 && <SelectionBar programs={chosen} onClear={selection.clear} />;
  const Rows = isPhone ? ModelCards : ModelTable;

  return (
    <ModelDrag onDrop={drop}>
      <div className={sheet['sheet']} aria-busy={pages.isStale}>
        {!isBare && (
          <div className={`${sheet['toolbar']} ${classes['toolbar']}`}>
            {bar && !isPhone ? (
              bar
            ) : (
              <>
                <SearchField
                  label={t(open ? 'list.searchHere' : 'list.search')}
                  value={filters.search}
                  onChange={(search) => setFilters({ search })}
                />
                <SortSelect {...filters} kind="models" onChange={setFilters} />
              </>
            )}
          </div>
        )}
        {open && <PathBar parents={parents} open={open} />}
        {isNothing || shown.isLost ? (
          <NothingHere of={shown} filters={filters} create={create} />
        ) : (
          <Rows of={shown} filters={filters} setFilters={setFilters} selection={maySelect ? selection : null} />
        )}
        {pages.hasMore && !isPending && <More pages={pages} />}
      </div>
      {isPhone && bar}
    </ModelDrag>
  );
}

/** Dropping is moving: a chosen program takes the others with it. */
function useDrop({ programs }: ReturnType<typeof useShownModels>, onDone: () => void) {
  const { folders } = useFolders();
  const { moveTo } = useMoveTo(onDone);
  const { moveFolder } = useMoveFolder([programRoutes.list]);

  return (dragged: Dragged, folderId: string | null): void => {
    if (dragged.kind === 'programs') {
      const moved = programs.filter(({ id }) => dragged.ids.includes(id));
      moveTo(moved, folderId);
      return;
    }
    const folder = folders.find(({ id }) => id === dragged.folder.id);
    if (folder && folder.parent_id !== folderId && mayLieIn(folders, dragged, folderId)) moveFolder(folder, folderId);
  };
}

function More({ pages }: Pick<ReturnType<typeof useShownModels>, 'pages'>) {
  const shell = useTexts('shell');
  return (
    <div className={sheet['more']}>
      <Button variant="default" loading={pages.isLoadingMore} onClick={pages.loadMore}>
        {shell('list.loadMore')}
      </Button>
    </div>
  );
}
