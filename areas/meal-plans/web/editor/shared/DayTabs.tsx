import { IconPlus } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { EditorIconButton } from '#shell/web/documents/EditorIconButton.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { limits } from '../../../contract.ts';
import { totalKcalText, useMealTexts } from '../../meal-texts.ts';
import { useDay, useDayIds, useEditor } from '../context.tsx';
import { addDay } from '../edits/days.ts';
import { DayMenu } from './DayMenu.tsx';
import classes from './DayTabs.module.css';
import { useVisibleDay } from './use-visible-day.ts';

/** The days of the meal plan with their energy; `isTouch` for the larger ones of a phone. */
export function DayTabs({ isTouch = false }: { isTouch?: boolean }) {
  const t = useTexts('meal-plans');
  const { store } = useEditor();
  const ids = useDayIds();
  const { index, id, show } = useVisibleDay();
  const size = isTouch ? 44 : 36;

  function press(event: KeyboardEvent): void {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0 || !ids[index + step]) return;
    event.preventDefault();
    show(index + step);
  }

  return (
    <nav className={classes['days']} data-touch={isTouch} aria-label={t('editor.day.list')}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys of the buttons inside */}
      <div className={classes['tabs']} onKeyDown={press}>
        {ids.map((dayId, position) => (
          <DayTab
            key={dayId}
            id={dayId}
            number={position + 1}
            isShown={position === index}
            onClick={() => show(position)}
          />
        ))}
      </div>
      {ids.length < limits.days && (
        <EditorIconButton
          label={t('editor.day.add')}
          icon={IconPlus}
          size={size}
          onClick={() => {
            addDay(store);
            show(ids.length);
          }}
        />
      )}
      <DayMenu dayId={id} size={size} />
    </nav>
  );
}

interface DayTabProps {
  id: string;
  /** Position in the meal plan, counted from 1. */
  number: number;
  isShown: boolean;
  onClick: () => void;
}

function DayTab({ id, number, isShown, onClick }: DayTabProps) {
  const t = useTexts('meal-plans');
  const { dayTitleOf } = useMealTexts();
  const day = useDay(id);
  const tab = useRef<HTMLButtonElement>(null);

  // Synchronises with the scroll position of the strip.
  useEffect(() => {
    if (isShown) tab.current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [isShown]);

  if (!day) return null;
  const weekday = day.weekday && day.name.trim() ? t(`weekdays.${day.weekday as 1}`) : null;
  const bound = weekday ?? (day.dayKind ? t(`dayKinds.${day.dayKind}`) : null);
  return (
    <button ref={tab} type="button" className={classes['tab']} aria-current={isShown} onClick={onClick}>
      <span>{dayTitleOf(day, number)}</span>
      <small>{[bound, t('kcal', { calories: totalKcalText(day) })].filter(Boolean).join(' · ')}</small>
    </button>
  );
}
