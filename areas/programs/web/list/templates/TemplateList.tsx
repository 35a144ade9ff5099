import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useFolders, useMoveFolder } from '#areas/folders/web/public.tsx';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useSearchParams } from '#shell/web/lists/search-params.ts';
import sheet from '#shell/web/lists/PagedList.module.css';
import { SearchField } from '#shell/web/lists/SearchField.tsx';
import { ProgramFilters, programRoutes } from '../../../contract.ts';
import { SortSelect } from '../SortSelect.tsx';
import classes from './TemplateList.module.css';
import { type Dragged, mayDropInto } from './dragging.ts';
import { TemplateCards } from './TemplateCards.tsx';
import { TemplateDrag } from './TemplateDrag.tsx';
import { TemplateTable } from './TemplateTable.tsx';
import { useMoveTo } from './template-acts.ts';
import { EmptyFolder } from './EmptyFolder.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { useRestoreFocus } from './use-restore-focus.ts';
import { useSelection } from './use-selection.ts';
import { useFolderListing } from './use-folder-listing.ts';

/** The open folder: subfolders first, then programs. */
export function TemplateList({ create }: { create: ReactNode }) {
  const t = useTexts('programs');
  const [filters, setFilters] = useSearchParams(ProgramFilters);
  const isPhone = useMediaQuery('(max-width: 767px)', undefined, { getInitialValueInEffect: false });
  const shown = useFolderListing(filters);
  const { open, parents, programs, folders, pages, isPending } = shown;
  const may = useMay();
  const maySelect = may('update programs') || may('delete programs');
  const ids = programs.map(({ id }) => id);
  const selection = useSelection(`${filters.folderId ?? ''} ${filters.search ?? ''}`, ids);
  const chosen = programs.filter(({ id }) => selection.chosen.has(id));
  const drop = useDrop(shown, selection.clear);
  useRestoreFocus(filters.folderId);
  const isNothing = !isPending && folders.length === 0 && programs.length === 0;
  const isBare = isNothing && !open && !filters.search && !shown.isLost;
  const bar = chosen.length > 0 && <SelectionBar programs={chosen} onClear={selection.clear} />;
  const Rows = isPhone ? TemplateCards : TemplateTable;

  return (
    <TemplateDrag onDrop={drop}>
      <div className={sheet['sheet']} aria-busy={pages.isPlaceholderData}>
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
                <SortSelect {...filters} kind="templates" onChange={setFilters} />
              </>
            )}
          </div>
        )}
        {open && <Breadcrumbs parents={parents} open={open} />}
        {isNothing || shown.isLost ? (
          <EmptyFolder listing={shown} filters={filters} create={create} />
        ) : (
          <Rows listing={shown} filters={filters} setFilters={setFilters} selection={maySelect ? selection : null} />
        )}
        {pages.hasMore && !isPending && <More pages={pages} />}
      </div>
      {isPhone && bar}
    </TemplateDrag>
  );
}

/** Moves what was dropped: a folder, a program or all selected programs. */
function useDrop({ programs }: ReturnType<typeof useFolderListing>, onDone: () => void) {
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
    if (folder && folder.parent_id !== folderId && mayDropInto(folders, dragged, folderId))
      moveFolder(folder, folderId);
  };
}

function More({ pages }: Pick<ReturnType<typeof useFolderListing>, 'pages'>) {
  const shell = useTexts('shell');
  return (
    <div className={sheet['more']}>
      <Button variant="default" loading={pages.isLoadingMore} onClick={pages.loadMore}>
        {shell('list.loadMore')}
      </Button>
    </div>
  );
}
