import { IconPlus } from '@tabler/icons-react';
import { memo } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { limits } from '../../../contract/document.ts';
import type { GridColumn } from '../cells/columns.ts';
import { useContent, useEditor, useIds } from '../context.tsx';
import { addDay } from '../edits/weeks.ts';
import { findWeek } from '../state/program-index.ts';
import classes from './ColumnsView.module.css';
import { DayCard } from './DayCard.tsx';
import { heights, rem } from './layout.ts';
import type { Span } from './spans.ts';
import { WeekHeader } from './WeekHeader.tsx';

interface WeekColumnProps {
  index: number;
  weekId: string;
  left: number;
  width: number;
  columns: readonly GridColumn[];
  daySpans: readonly Span[];
}

export const WeekColumn = memo(function WeekColumn({ index, weekId, left, width, columns, daySpans }: WeekColumnProps) {
  const t = useTexts('programs');
  const { store, ui } = useEditor();
  const days = useIds(({ weeks }) => findWeek(weeks, weekId)?.days);
  const hasRoom = useContent(({ weeks }) => (findWeek(weeks, weekId)?.days.length ?? 0) < limits.daysAWeek);
  const isSelected = ui.grid.use(({ selection }) => selection.kind === 'week' && selection.id === weekId);
  const last = daySpans.find((span) => span.index === days.length - 1);
  const addTop = days.length === 0 ? heights.weekHeader : last && last.start + last.size + heights.gap;

  return (
    <section
      className={classes['week']}
      data-selected={isSelected || undefined}
      style={{ left: rem(left), width: rem(width) }}
      aria-label={t('week.title', { number: index + 1 })}
    >
      <WeekHeader index={index} weekId={weekId} columns={columns} width={width} isSelected={isSelected} />
      {daySpans.map(({ index: day, start, size }) => {
        const dayId = days[day];
        return dayId ? (
          <div key={dayId} className={classes['day']} style={{ top: rem(start), minHeight: rem(size) }}>
            <DayCard dayId={dayId} columns={columns} hasHeader={false} />
          </div>
        ) : null;
      })}
      {hasRoom && addTop !== undefined && (
        <button
          type="button"
          className={classes['addDay']}
          style={{ top: rem(addTop) }}
          onClick={() => addDay(store, weekId)}
        >
          <IconPlus size={16} aria-hidden="true" />
          {t('day.add')}
        </button>
      )}
    </section>
  );
});
