import { IconPlus } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { mayAddWeek } from '../../../rules/weeks.ts';
import { useContent, useEditor } from '../context.tsx';
import { useIsWeekStopped } from '../dates/stopped.ts';
import { addWeek } from '../edits/weeks.ts';
import { EditorIconButton } from '#shell/web/documents/EditorIconButton.tsx';
import { useVisibleWeek } from './use-visible-week.ts';
import { WeekMenu } from './WeekMenu.tsx';
import classes from './WeekTabs.module.css';

/** Number of tabs with long labels that fit beside the tools of the editor in a window of 1440 px. */
const maxLongTabs = 6;

/** Scrolling tabs of the weeks, with short labels on a phone and for long programs. */
export function WeekTabs({ isShort = false, hasMenu = true }: { isShort?: boolean; hasMenu?: boolean }) {
  const t = useTexts('programs');
  const { store } = useEditor();
  const { week: shown, show } = useVisibleWeek();
  const count = useContent(({ weeks }) => weeks.length);
  const size = isShort ? 44 : 36;
  const hasRoom = useContent(({ weeks }) => mayAddWeek(weeks));

  function add(): void {
    addWeek(store);
    show({ week: count });
  }

  return (
    <nav className={classes['weeks']} data-short={isShort} aria-label={t('week.label')}>
      <div className={classes['tabs']}>
        {Array.from({ length: count }, (_, index) => (
          <WeekTab
            // biome-ignore lint/suspicious/noArrayIndexKey: a tab is identified by its number
            key={index}
            index={index}
            isShown={index === shown}
            isShort={isShort || count > maxLongTabs}
            onShow={() => show({ week: index })}
          />
        ))}
        <EditorIconButton label={t('week.add')} icon={IconPlus} size={size} isDisabled={!hasRoom} onClick={add} />
      </div>
      {hasMenu && <WeekMenu index={shown} size={size} />}
    </nav>
  );
}

interface WeekTabProps {
  index: number;
  isShown: boolean;
  isShort: boolean;
  onShow: () => void;
}

function WeekTab({ index, isShown, isShort, onShow }: WeekTabProps) {
  const t = useTexts('programs');
  const tab = useRef<HTMLButtonElement>(null);
  const number = index + 1;
  const isStopped = useIsWeekStopped(number);

  // Synchronises with the scroll position: shows the tab of a week that an undo or the URL has selected.
  useEffect(() => {
    if (isShown) tab.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isShown]);

  return (
    <button
      ref={tab}
      type="button"
      className={classes['tab']}
      data-stopped={isStopped || undefined}
      aria-current={isShown ? 'true' : undefined}
      {...(isShort && { 'aria-label': t('week.shorterLabel', { number }) })}
      onClick={onShow}
    >
      {t(isShort ? 'week.shorter' : 'week.short', { number })}
    </button>
  );
}
