import { IconPlus } from '@tabler/icons-react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { limits } from '../../../contract/document.ts';
import { useContent, useEditor, useIds } from '../context.tsx';
import { useIsStopped } from '../dates/stopped.ts';
import { useDayDate } from '../dates/week-cells.ts';
import { addDay } from '../edits/weeks.ts';
import { EditorIconButton } from '#shell/web/documents/EditorIconButton.tsx';
import { useVisibleWeek } from '../shared/use-visible-week.ts';
import { findDay } from '../state/program-index.ts';
import classes from './DayChips.module.css';

export function DayChips({ weekId }: { weekId: string }) {
  const t = useTexts('programs');
  const { store } = useEditor();
  const { day: shown, show } = useVisibleWeek();
  const days = useIds(({ weeks }) => weeks.find((week) => week.id === weekId)?.days);

  function add(): void {
    addDay(store, weekId);
    show({ day: days.length });
  }

  return (
    <nav className={classes['chips']} aria-label={t('day.label')}>
      {days.map((id, index) => (
        <DayChip key={id} dayId={id} isShown={index === shown} onShow={() => show({ day: index })} />
      ))}
      {days.length < limits.daysAWeek && (
        <EditorIconButton label={t('day.add')} icon={IconPlus} size={44} onClick={add} />
      )}
    </nav>
  );
}

function DayChip({ dayId, isShown, onShow }: { dayId: string; isShown: boolean; onShow: () => void }) {
  const t = useTexts('programs');
  const number = useContent(({ weeks }) => findDay(weeks, dayId)?.day.dayNumber ?? 0);
  const title = useContent(({ weeks }) => findDay(weeks, dayId)?.day.workouts[0]?.title ?? '');
  const isStopped = useIsStopped(useDayDate(dayId));

  return (
    <button
      type="button"
      className={classes['chip']}
      data-stopped={isStopped || undefined}
      aria-current={isShown ? 'true' : undefined}
      onClick={onShow}
    >
      {title ? t('day.shortTitled', { number, title }) : t('day.title', { number })}
    </button>
  );
}
