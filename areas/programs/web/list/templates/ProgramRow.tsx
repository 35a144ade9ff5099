import { useDraggable } from '@dnd-kit/core';
import { Checkbox } from '@mantine/core';
import { IconBarbell } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useMay, useMe } from '#shell/web/session.ts';
import { formatRelativeDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import sheet from '#shell/web/lists/PagedList.module.css';
import type { ProgramCard, ProgramFilters } from '../../../contract.ts';
import { ProgramMenu } from '../ProgramMenu.tsx';
import { type Dragged, draggedOf } from './dragging.ts';
import classes from './TemplateList.module.css';
import { useProgramLink, useFolderPath } from './rows.ts';
import type { Selection } from './use-selection.ts';

interface ProgramRowProps {
  program: ProgramCard;
  filters: ProgramFilters;
  selection: Selection | null;
}

export function ProgramRow({ program, filters, selection }: ProgramRowProps) {
  const t = useTexts('programs');
  const { timeZone } = useMe();
  const mayMove = useMay()('update programs');
  const folderPath = useFolderPath(filters)(program);
  const isChosen = selection?.chosen.has(program.id) ?? false;
  const ids = isChosen && selection ? [...selection.chosen] : [program.id];
  const draggedPrograms: Dragged = { kind: 'programs', ids, name: program.title };
  const { setNodeRef, listeners, active } = useDraggable({ id: program.id, data: draggedPrograms, disabled: !mayMove });

  return (
    <tr
      ref={setNodeRef}
      className={classes['row']}
      data-chosen={isChosen}
      data-dragged={active !== null && isAmong(draggedOf(active), program)}
      {...listeners}
    >
      {selection && (
        <td style={{ paddingRight: 0 }}>
          <Box title={program.title} isChosen={isChosen} onToggle={(toHere) => selection.toggle(program.id, toHere)} />
        </td>
      )}
      <td>
        <Linked program={program}>
          <span className={classes['name']}>
            <IconBarbell size={20} aria-hidden="true" />
            <span className={classes['words']}>
              <strong>{program.title}</strong>
              {folderPath && <small>{folderPath}</small>}
            </span>
          </span>
        </Linked>
      </td>
      <td className={sheet['number']}>{program.weeks}</td>
      <td className={sheet['number']}>{program.workouts}</td>
      <td className={sheet['number']}>{program.assigned > 0 ? t('clients', { count: program.assigned }) : '–'}</td>
      <td className={classes['quiet']}>{formatRelativeDate(program.updatedAt, new Date(), timeZone)}</td>
      <td>
        <div className={sheet['acts']}>
          <ProgramMenu program={program} />
        </div>
      </td>
    </tr>
  );
}

/** Dragging a selected program drags all selected ones. */
function isAmong(dragged: Dragged | null, { id }: ProgramCard): boolean {
  return dragged?.kind === 'programs' && dragged.ids.includes(id);
}

function Linked({ program, children }: { program: ProgramCard; children: ReactNode }) {
  const link = useProgramLink()(program);
  if (!link) return children;
  return (
    <Link {...link} className={sheet['link']} draggable={false}>
      {children}
    </Link>
  );
}

interface BoxProps {
  title: string;
  isChosen: boolean;
  onToggle: (toHere: boolean) => void;
}

/** With Shift, all rows from the last one to this one are toggled. */
function Box({ title, isChosen, onToggle }: BoxProps) {
  const t = useTexts('programs');
  return (
    <span className={classes['check']}>
      <Checkbox
        size="xs"
        aria-label={t('list.selectOne', { title })}
        checked={isChosen}
        onChange={(event) => onToggle((event.nativeEvent as MouseEvent).shiftKey === true)}
      />
    </span>
  );
}
