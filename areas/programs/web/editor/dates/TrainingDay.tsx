import { Menu } from '@mantine/core';
import { IconArrowsExchange, IconCalendarRepeat, IconCalendarWeek } from '@tabler/icons-react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { MenuAction } from '#shell/web/widgets/OverflowMenu.tsx';
import { useContent, useEditor } from '../context.tsx';
import { findWeek } from '../state/program-index.ts';
import { useMove } from '../edits/use-move.ts';
import { toCopyOffsets, toResetOffsets, weeksLike } from './edits.ts';
import type { DateCell } from './week-cells.ts';
import classes from './WeekStrip.module.css';

interface TrainingDayProps {
  weekId: string;
  cell: DateCell & { day: NonNullable<DateCell['day']> };
  cells: readonly DateCell[];
  nameOf: (cell: DateCell) => string;
  isDragged: boolean;
  onPress: (event: PointerEvent<HTMLElement>, dayId: string) => void;
  onMove: (dayId: string, toOffset: number) => void;
}

const arrowSteps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** A training day in the strip; it is moved by dragging, Alt with arrow keys, or its menu. */
export function TrainingDay(props: TrainingDayProps) {
  const { weekId, cell, cells, nameOf, isDragged, onPress, onMove } = props;
  const t = useTexts('programs');
  const { id, number, title } = cell.day;

  function press(event: KeyboardEvent<HTMLElement>): void {
    const to = cell.offset + (arrowSteps[event.key] ?? Number.NaN);
    if (!event.altKey || !(to >= 0 && to <= 6)) return;
    event.preventDefault();
    event.stopPropagation();
    onMove(id, to);
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-training="${id}"]`)?.focus());
  }

  return (
    <Menu position="bottom" width={270} shadow="md">
      <Menu.Target>
        <button
          type="button"
          className={classes['training']}
          data-training={id}
          data-dragged={isDragged || undefined}
          aria-label={t('dates.day', { number, title, date: nameOf(cell) })}
          aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight"
          onPointerDown={(event) => onPress(event, id)}
          onKeyDown={press}
        >
          <span className={classes['number']}>{t('dates.number', { number })}</span>{' '}
          {title && <span className={classes['title']}>{title}</span>}
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('dates.moveTo', { number })}</Menu.Label>
        {cells
          .filter(({ offset }) => offset !== cell.offset)
          .map((target) => (
            <Menu.Item
              key={target.offset}
              {...(target.day && { rightSection: <IconArrowsExchange size={14} aria-hidden="true" /> })}
              onClick={() => onMove(id, target.offset)}
            >
              {target.day ? t('dates.exchange', { date: nameOf(target), number: target.day.number }) : nameOf(target)}
            </Menu.Item>
          ))}
        <Menu.Divider />
        <WeekItems weekId={weekId} />
      </Menu.Dropdown>
    </Menu>
  );
}

function WeekItems({ weekId }: { weekId: string }) {
  const t = useTexts('programs');
  const { store, ui } = useEditor();
  const isSpread = useContent(({ weeks }) => findWeek(weeks, weekId)?.days.every(({ offset }) => offset === null));
  const isLast = useContent(({ weeks }) => weeks.at(-1)?.id === weekId);
  const move = useMove();

  function copyToFollowing(): void {
    const count = weeksLike(store.getState().content.weeks, weekId).length;
    const question = { title: t('dates.spreadTitle'), label: t('dates.spreadOn') };
    move(question, toCopyOffsets(weekId), () =>
      ui.message.set({ name: 'daysSpread', values: { count }, isUndoable: true }),
    );
  }

  const reset = () => move({ title: t('dates.spreadTitle'), label: t('dates.spreadEvenly') }, toResetOffsets(weekId));

  return (
    <>
      <MenuAction icon={IconCalendarRepeat} isDisabled={isLast} onClick={copyToFollowing}>
        {t('dates.spreadOn')}
      </MenuAction>
      <MenuAction icon={IconCalendarWeek} isDisabled={isSpread === true} onClick={reset}>
        {t('dates.spreadEvenly')}
      </MenuAction>
    </>
  );
}
