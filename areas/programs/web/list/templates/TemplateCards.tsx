import { Checkbox, Skeleton } from '@mantine/core';
import { IconBarbell, IconFolder } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Folder } from '#areas/folders/contract.ts';
import { FolderMenu } from '#areas/folders/web/public.tsx';
import { useMe } from '#shell/web/session.ts';
import { formatRelativeDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import sheet from '#shell/web/lists/PagedList.module.css';
import { type ProgramCard, type ProgramFilters, programRoutes } from '../../../contract.ts';
import { ProgramMenu } from '../ProgramMenu.tsx';
import classes from './TemplateList.module.css';
import { linkTo, type RowsProps, useFolderSummary, useProgramLink, useFolderPath } from './rows.ts';
import type { Selection } from './use-selection.ts';

const expectedRows = [1, 2, 3, 4, 5, 6];

/** The list on a phone. While programs are selected, a tap on a card selects it instead of opening it. */
export function TemplateCards({ listing: shown, filters, selection }: RowsProps) {
  const t = useTexts('programs');

  return (
    <ul className={sheet['cards']} aria-label={t('list.templates')} aria-busy={shown.isPending}>
      {shown.isPending && expectedRows.map((row) => <SkeletonCard key={row} />)}
      {!shown.isPending &&
        shown.folders.map((folder) => <FolderCard key={folder.id} folder={folder} filters={filters} />)}
      {!shown.isPending &&
        shown.programs.map((program) => (
          <ProgramCardRow key={program.id} program={program} filters={filters} selection={selection} />
        ))}
    </ul>
  );
}

function FolderCard({ folder, filters }: { folder: Folder; filters: ProgramFilters }) {
  const summaryOf = useFolderSummary(filters);
  return (
    <li className={sheet['card']}>
      <span className={`${classes['name']} ${classes['folder']}`}>
        <IconFolder size={22} aria-hidden="true" />
      </span>
      <div className={sheet['words']}>
        <div className={sheet['title']}>
          <Link {...linkTo(folder, filters)} className={sheet['link']}>
            {folder.name}
          </Link>
        </div>
        <div className={sheet['facts']}>{summaryOf(folder)}</div>
      </div>
      <div className={sheet['acts']}>
        <FolderMenu folder={folder} invalidates={[programRoutes.list]} />
      </div>
    </li>
  );
}

interface ProgramCardRowProps {
  program: ProgramCard;
  filters: ProgramFilters;
  selection: Selection | null;
}

function ProgramCardRow({ program, filters, selection }: ProgramCardRowProps) {
  const link = useProgramLink()(program);
  const details = useFacts(filters)(program);
  const isChoosing = selection !== null && selection.chosen.size > 0;
  const isChosen = selection?.chosen.has(program.id) ?? false;
  if (isChoosing)
    return (
      <li className={`${sheet['card']} ${classes['row']}`} data-chosen={isChosen}>
        <Checkbox
          className={classes['tick'] ?? ''}
          label={program.title}
          description={details}
          checked={isChosen}
          onChange={() => selection.toggle(program.id)}
        />
      </li>
    );

  return (
    <li className={sheet['card']}>
      <span className={classes['name']}>
        <IconBarbell size={22} aria-hidden="true" />
      </span>
      <div className={sheet['words']}>
        <div className={sheet['title']}>
          {link ? (
            <Link {...link} className={sheet['link']}>
              {program.title}
            </Link>
          ) : (
            program.title
          )}
        </div>
        <div className={sheet['facts']}>{details}</div>
      </div>
      <div className={sheet['acts']}>
        <ProgramMenu program={program} onSelect={selection ? () => selection.toggle(program.id) : undefined} />
      </div>
    </li>
  );
}

function useFacts(filters: ProgramFilters): (program: ProgramCard) => string {
  const t = useTexts('programs');
  const { timeZone } = useMe();
  const placeOf = useFolderPath(filters);
  return (program) =>
    [
      placeOf(program),
      t('weeks', { count: program.weeks }),
      program.assigned > 0 && t('list.assignedTo', { count: program.assigned }),
      formatRelativeDate(program.updatedAt, new Date(), timeZone),
    ]
      .filter(Boolean)
      .join(' · ');
}

function SkeletonCard() {
  return (
    <li className={sheet['card']}>
      <div className={sheet['words']}>
        <Skeleton height={16} width="55%" mb={8} />
        <Skeleton height={12} width="35%" />
      </div>
    </li>
  );
}
