import { IconBarbell, IconFolder } from '@tabler/icons-react';
import type { Folder } from '#areas/folders/contract.ts';
import { ancestorsOf, childrenOf } from '#areas/folders/rules/tree.ts';
import { useFolders } from '#areas/folders/web/public.tsx';
import { useSharingText } from '#areas/sharing/web/public.tsx';
import type { Column, RowCard } from '#shell/web/lists/columns.ts';
import { useMe } from '#shell/web/session.ts';
import { formatRelativeDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { ProgramCard } from '../../../contract.ts';
import type { FolderEntry } from './folder-list.ts';
import classes from './TemplateList.module.css';

/** Returns the columns of the templates, and their cards on a phone. With a search, rows show their folder. */
export function useTemplateColumns(search: string | undefined) {
  const t = useTexts('programs');
  const { timeZone } = useMe();
  const pathOf = usePath(search);
  const folderSummary = useFolderSummary();
  const sharedText = useSharingText('templates');
  const changedText = ({ updatedAt }: ProgramCard) => formatRelativeDate(updatedAt, new Date(), timeZone);

  const columns: Column<FolderEntry>[] = [
    {
      name: 'title',
      header: t('list.title'),
      sort: 'title',
      width: '44%',
      cell: ({ name }) => <strong>{name}</strong>,
      detail: (entry) =>
        joined([pathOf(entry), entry.folder ? folderSummary(entry.folder) : sharedText(entry.program)]) || undefined,
    },
    {
      name: 'weeks',
      header: t('list.weeks'),
      sort: 'weeks',
      isNumber: true,
      cell: ({ program }) => program?.weeks,
    },
    { name: 'workouts', header: t('list.workouts'), isNumber: true, cell: ({ program }) => program?.workouts },
    {
      name: 'assigned',
      header: t('list.assigned'),
      sort: 'assigned',
      isNumber: true,
      cell: ({ program }) => program && (program.assigned > 0 ? t('clients', { count: program.assigned }) : '–'),
    },
    {
      name: 'changed',
      header: t('list.changed'),
      sort: 'updatedAt',
      cell: ({ program }) => program && <span className={classes['quiet']}>{changedText(program)}</span>,
    },
  ];

  function card(entry: FolderEntry): RowCard {
    const { name: title, folder, program } = entry;
    const picture = entryIcon(entry);
    if (folder) return { title, picture, subtitle: joined([pathOf(entry), folderSummary(folder)]) };
    const { weeks, assigned } = program;
    const assignedText = assigned > 0 && t('list.assignedTo', { count: assigned });
    return {
      title,
      picture,
      subtitle: joined([
        pathOf(entry),
        t('weeks', { count: weeks }),
        assignedText,
        sharedText(program),
        changedText(program),
      ]),
    };
  }

  return { columns, card, picture: entryIcon };
}

function entryIcon({ folder }: FolderEntry) {
  return folder ? (
    <IconFolder size={20} className={classes['folderIcon'] ?? ''} aria-hidden="true" />
  ) : (
    <IconBarbell size={20} className={classes['programIcon'] ?? ''} aria-hidden="true" />
  );
}

/** Formats the contents of a folder: `12 programmi · 2 cartelle`. */
function useFolderSummary(): (folder: Folder) => string {
  const t = useTexts('folders');
  const sharedText = useSharingText('folders');
  const { folders } = useFolders();
  return (folder) => {
    const { id, programsWithin, othersWithin } = folder;
    const inside = childrenOf(folders, id).length;
    return joined([
      inside > 0 && t('folders', { count: inside }),
      (programsWithin > 0 || (inside === 0 && othersWithin === 0)) && t('programs', { count: programsWithin }),
      othersWithin > 0 && t('others', { count: othersWithin }),
      sharedText(folder),
    ]);
  };
}

/** Formats the path of the folder that contains a search result; undefined without a search. */
function usePath(search: string | undefined): (entry: FolderEntry) => string | undefined {
  const { folders } = useFolders();
  return ({ folder, program }) => {
    const parentId = folder ? folder.parent_id : program.folderId;
    const parent = search ? folders.find(({ id }) => id === parentId) : undefined;
    return parent && [...ancestorsOf(folders, parent.id), parent].map(({ name }) => name).join(' / ');
  };
}

function joined(parts: readonly (string | false | undefined)[]): string {
  return parts.filter(Boolean).join(' · ');
}
