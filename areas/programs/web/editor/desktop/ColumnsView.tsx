import { IconPlus } from '@tabler/icons-react';
import { memo, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { mayAddWeek } from '../../../rules/weeks.ts';
import { useVisibleColumns, weekWidth } from '../cells/visible-columns.ts';
import { useContent, useEditor, useIds } from '../context.tsx';
import { addWeek } from '../edits/weeks.ts';
import { useVisibleWeek } from '../shared/use-visible-week.ts';
import classes from './ColumnsView.module.css';
import { fittedWeekPx, heights, minWeekPx, rem, rowLayout, rowPx } from './layout.ts';
import { useWidthPx } from './use-width.ts';
import { useVirtualGrid } from './use-virtual-grid.ts';
import { useScrollToRow } from './use-scroll-to-row.ts';
import { WeekColumn } from './WeekColumn.tsx';

/** Width of the "add week" button with its gap. */
const addWeekPx = 56;

/** Weeks side by side with aligned days, virtualised: only the visible and the focused ones are rendered. */
export const ColumnsView = memo(function ColumnsView() {
  const t = useTexts('programs');
  const { store } = useEditor();
  const { week: shown } = useVisibleWeek();
  const weekIds = useIds(({ weeks }) => weeks);
  const hasRoom = useContent(({ weeks }) => mayAddWeek(weeks));
  const columns = useVisibleColumns('columns');
  const scroller = useRef<HTMLDivElement>(null);
  const roomPx = useWidthPx(scroller) - (hasRoom ? addWeekPx : 0);
  const width = Math.max(weekWidth.use() ?? fittedWeekPx({ count: weekIds.length, roomPx }), minWeekPx(columns));
  const layout = rowLayout('columns', columns, width);
  const { weeks, days, size, scrollTo } = useVirtualGrid({ scroller, layout, width });

  useScrollToRow(scrollTo);
  const showWeek = useEffectEvent((week: number) => scrollTo({ week, day: 0 }));
  // Scrolls to the week chosen by its tab, an undo or the URL.
  useLayoutEffect(() => showWeek(shown), [shown]);

  return (
    <div
      ref={scroller}
      className={classes['scroller']}
      data-view="columns"
      data-stacked={layout.isStacked}
      data-notes={layout.hasNoteLine}
      style={
        {
          '--cells': layout.template,
          '--row': rem(rowPx(layout)),
          '--line': rem(heights.line),
        } as Record<string, string>
      }
    >
      <div
        className={classes['board']}
        style={{ width: rem(size.width + (hasRoom ? addWeekPx : 0)), height: rem(size.height) }}
      >
        {weeks.map(({ index, start }) => (
          <WeekColumn
            key={weekIds[index]}
            index={index}
            weekId={weekIds[index] ?? ''}
            left={start}
            width={width}
            columns={columns}
            daySpans={days}
          />
        ))}
        {hasRoom && (
          <button
            type="button"
            className={classes['addWeek']}
            style={{ left: rem(size.width + heights.gap) }}
            aria-label={t('week.add')}
            title={t('week.add')}
            onClick={() => addWeek(store)}
          >
            <IconPlus size={18} aria-hidden="true" />
          </button>
        )}
      </div>
    </div>
  );
});
