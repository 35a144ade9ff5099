import { useMediaQuery } from '@mantine/hooks';
import { linkOptions } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FolderMenu, useFolders, useMoveFolder } from '#areas/folders/web/public.tsx';
import { FilteredList } from '#shell/web/lists/FilteredList.tsx';
import { useSelection } from '#shell/web/lists/selection.ts';
import { LinkButton } from '#shell/web/router/links.tsx';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { EmptyStateProps } from '#shell/web/widgets/EmptyState.tsx';
import { programRoutes } from '../../../contract.ts';
import { ProgramMenu } from '../ProgramMenu.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { DraggableRow } from './DraggableRow.tsx';
import { type Dragged, mayDropInto } from './dragging.ts';
import { type FolderEntry, useFolderList } from './folder-list.ts';
import { SelectionBar } from './SelectionBar.tsx';
import { TemplateDrag } from './TemplateDrag.tsx';
import { useMoveTo } from './template-actions.ts';
import { useTemplateColumns } from './template-columns.tsx';
import { useRestoreFocus } from './use-restore-focus.ts';

/** List of the open folder: subfolders first, then programs. */
export function TemplateList({ create }: { create: ReactNode }) {
  const t = useTexts('programs');
  const may = useMay();
  const isPhone = useMediaQuery('(max-width: 767px)', undefined, { getInitialValueInEffect: false });
  const folderList = useFolderList();
  const { list, programs, open, parents } = folderList;
  const { search, sortBy, sortOrder } = list.filters;
  const ids = programs.map(({ id }) => id);
  const selection = useSelection(`${open?.id ?? ''} ${search ?? ''}`, ids);
  const selected = programs.filter(({ id }) => selection.selected.has(id));
  const maySelect = may('update programs') || may('delete programs');
  const bar = selected.length > 0 && <SelectionBar programs={selected} onClear={selection.clear} />;
  const empty = useEmptyState(folderList, create);
  useRestoreFocus(open?.id);

  /** Returns the link of a row: a folder opens with the same sort order but without the search. */
  function linkTo({ id, folder, program }: FolderEntry) {
    if (program && !program.isEditable) return linkOptions({ to: '/programs/$id/pdf', params: { id } });
    if (!folder) return linkOptions({ to: '/programs/$id/manage', params: { id } });
    const order = { ...(sortBy && { sortBy }), ...(sortOrder && { sortOrder }) };
    return linkOptions({ to: '/programs', search: { folderId: id, ...order } });
  }

  return (
    <TemplateDrag onDrop={useDrop(folderList, selection.clear)}>
      {open && <Breadcrumbs parents={parents} open={open} />}
      <FilteredList
        {...useTemplateColumns(search)}
        label={t('list.templates')}
        list={list}
        toolbar={!isPhone && bar}
        fields={[
          { kind: 'search', label: t(open ? 'list.searchHere' : 'list.search') },
          {
            kind: 'sort',
            options: [
              { by: 'updatedAt', order: 'desc', label: t('list.sort.updatedAt') },
              { by: 'title', order: 'asc', label: t('list.sort.title') },
              { by: 'weeks', order: 'desc', label: t('list.sort.weeks') },
              { by: 'assigned', order: 'desc', label: t('list.sort.assigned') },
            ],
          },
        ]}
        link={linkTo}
        rowActions={({ id, folder, program }) =>
          folder ? (
            <FolderMenu folder={folder} invalidates={[programRoutes.list]} />
          ) : (
            <ProgramMenu program={program} onSelect={isPhone && maySelect ? () => selection.toggle(id) : undefined} />
          )
        }
        selection={maySelect ? { ...selection, nameOf: ({ name }) => name } : undefined}
        RowElement={DraggableRow}
        empty={empty}
        noResults={empty}
      />
      {isPhone && bar}
    </TemplateDrag>
  );
}

/** Returns the reason why the list is empty, with the next action. */
function useEmptyState(
  { list, open, isMissing }: ReturnType<typeof useFolderList>,
  create: ReactNode,
): EmptyStateProps {
  const t = useTexts('programs');
  const shell = useTexts('shell');
  const mayCreate = useMay()('create programs');
  const { search } = list.filters;
  if (isMissing) return { illustration: 'lost', text: t('list.lostFolder'), action: <AllTemplatesLink /> };
  if (search && open) {
    const text = t('list.nothingIn', { folder: open.name });
    return { illustration: 'search', text, action: <AllTemplatesLink search={search} /> };
  }
  if (search) return { illustration: 'search', text: shell('list.nothingFound') };
  if (!mayCreate) return { illustration: 'list', text: shell('list.empty') };
  if (open) return { illustration: 'list', text: t('list.emptyFolder'), action: create };
  return { illustration: 'weights', text: t('list.empty'), action: create };
}

/** Link to the same search in all folders, or to all templates without a search. */
function AllTemplatesLink({ search }: { search?: string }) {
  const t = useTexts('programs');
  return (
    <LinkButton variant="default" to="/programs" search={search ? { search } : {}}>
      {t(search ? 'list.searchAll' : 'list.toTemplates')}
    </LinkButton>
  );
}

/** Returns a function that moves the dropped folder, program or selected programs. */
function useDrop({ programs }: ReturnType<typeof useFolderList>, onDone: () => void) {
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
