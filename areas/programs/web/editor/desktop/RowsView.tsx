import { IconPlus } from '@tabler/icons-react';
import { memo } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { limits } from '../../../contract/document.ts';
import type { GridColumn } from '../cells/columns.ts';
import { useVisibleColumns } from '../cells/visible-columns.ts';
import { useContent, useEditor, useIds } from '../context.tsx';
import { addDay } from '../edits/weeks.ts';
import { dayPositionOf } from '../grid/day-position.ts';
import { useVisibleWeek } from '../shared/use-visible-week.ts';
import { findDay } from '../state/program-index.ts';
import { DayCard } from './DayCard.tsx';
import { rem, rowLayout } from './layout.ts';
import classes from './RowsView.module.css';
import { useInView } from './use-in-view.ts';
import { useScrollToRow } from './use-scroll-to-row.ts';

/** Estimated heights of a row and of the rest of a day before the day is rendered, in px at a font size of 16 px. */
const [rowPx, headerPx] = [37, 120];

/** The visible week with all columns. */
export const RowsView = memo(function RowsView() {
  const { week } = useVisibleWeek();
  const weekId = useContent(({ weeks }) => weeks[week]?.id);
  return weekId ? <WeekRows key={weekId} weekId={weekId} /> : null;
});

function WeekRows({ weekId }: { weekId: string }) {
  const t = useTexts('programs');
  const { store } = useEditor();
  const days = useIds(({ weeks }) => weeks.find((week) => week.id === weekId)?.days);
  const columns = useVisibleColumns('rows');
  const { week: shown, show } = useVisibleWeek();

  useScrollToRow(({ week, day }) => {
    if (week !== shown) show({ week });
    else document.querySelector(`[data-day="${days[day]}"]`)?.scrollIntoView({ block: 'nearest' });
  });

  return (
    <div
      className={classes['rows']}
      data-view="rows"
      style={{ '--cells': rowLayout('rows', columns, 0).template } as Record<string, string>}
    >
      {days.map((id, index) => (
        <LazyDay key={id} dayId={id} columns={columns} isFirst={index < 2} />
      ))}
      {days.length < limits.daysAWeek && (
        <button type="button" className={classes['add']} onClick={() => addDay(store, weekId)}>
          <IconPlus size={18} aria-hidden="true" />
          {t('day.add')}
        </button>
      )}
    </div>
  );
}

interface LazyDayProps {
  dayId: string;
  columns: readonly GridColumn[];
  isFirst: boolean;
}

/** A day far outside the viewport is rendered as an empty element of the same height, unless it has the focus. */
function LazyDay({ dayId, columns, isFirst }: LazyDayProps) {
  const editor = useEditor();
  const { ref, isInView, height } = useInView(isFirst);
  const hasFocus = editor.ui.grid.use(() => {
    const position = dayPositionOf(editor);
    return position !== null && editor.store.getState().content.weeks[position.week]?.days[position.day]?.id === dayId;
  });
  const rows = useContent(({ weeks }) =>
    (findDay(weeks, dayId)?.day.workouts ?? []).reduce((sum, { exercises }) => sum + exercises.length, 0),
  );
  const isDrawn = isInView || hasFocus;

  return (
    <div ref={ref} data-day={dayId} style={isDrawn ? undefined : { minHeight: height ?? rem(headerPx + rows * rowPx) }}>
      {isDrawn && <DayCard dayId={dayId} columns={columns} hasHeader />}
    </div>
  );
}
