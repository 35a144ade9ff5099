import type { KeyboardEvent, PointerEvent } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { workoutsOf } from '../../../rules/content.ts';
import { totalsOf } from '../../../rules/totals.ts';
import type { GridColumn } from '../cells/columns.ts';
import { setWeekWidth, weekWidths } from '../cells/visible-columns.ts';
import { useContent, useEditor } from '../context.tsx';
import { WeekStatus } from '../dates/WeekStatus.tsx';
import { useIsWeekStopped } from '../dates/stopped.ts';
import { selectDayOrWeek } from '../grid/move-focus.ts';
import { WeekMenu } from '../shared/WeekMenu.tsx';
import { findWeek } from '../state/program-index.ts';
import { fontScale } from './layout.ts';
import classes from './WeekHeader.module.css';

interface WeekHeaderProps {
  index: number;
  weekId: string;
  columns: readonly GridColumn[];
  /** In px at a font size of 16 px. */
  width: number;
  isSelected: boolean;
}

/** Sticky header of a week: title, columns, and the handle that resizes all weeks. */
export function WeekHeader({ index, weekId, columns, width, isSelected }: WeekHeaderProps) {
  const t = useTexts('programs');
  const editor = useEditor();
  const count = useContent(({ weeks }) => {
    const week = findWeek(weeks, weekId);
    return week ? totalsOf(workoutsOf([week])).sets : 0;
  });
  const isStopped = useIsWeekStopped(index + 1);
  const shownColumns = columns.filter((column) => column !== 'name' && column !== 'info');

  return (
    <header className={classes['head']}>
      <div className={classes['line']}>
        <h2 className={classes['name']} data-stopped={isStopped || undefined}>
          <button
            type="button"
            data-whole
            aria-pressed={isSelected}
            onClick={() => selectDayOrWeek(editor, { kind: 'week', id: weekId })}
          >
            {t('week.title', { number: index + 1 })}
          </button>
        </h2>
        <WeekStatus weekId={weekId} />
        <span className={classes['sets']}>{t('sets', { count })}</span>
        <WeekMenu index={index} size={28} />
      </div>
      <div className={classes['columns']} aria-hidden="true">
        <span />
        <span className={classes['wide']}>{t('columns.name.header')}</span>
        {shownColumns.map((column) => (
          <span key={column} title={t(`columns.${column}.label`)}>
            {t(`columns.${column}.header`)}
          </span>
        ))}
      </div>
      <WidthHandle isFirst={index === 0} width={width} />
    </header>
  );
}

/** Handle that resizes all weeks, by dragging or with arrow keys. */
function WidthHandle({ isFirst, width }: { isFirst: boolean; width: number }) {
  const t = useTexts('programs');

  function drag(event: PointerEvent<HTMLElement>): void {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const week = event.currentTarget.closest('section')?.getBoundingClientRect();
    if (week) setWeekWidth((event.clientX - week.left) / fontScale());
  }

  function press({ key }: KeyboardEvent): void {
    if (key === 'ArrowLeft') setWeekWidth(width - weekWidths.step);
    if (key === 'ArrowRight') setWeekWidth(width + weekWidths.step);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: an hr element cannot be moved
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={t('week.width')}
      aria-valuenow={width}
      aria-valuemin={weekWidths.min}
      aria-valuemax={weekWidths.max}
      tabIndex={isFirst ? 0 : -1}
      className={classes['edge']}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onKeyDown={press}
    />
  );
}
