import { ActionIcon, Tooltip } from '@mantine/core';
import { IconCalendarWeek } from '@tabler/icons-react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useEditor } from '../context.tsx';
import { setDatesShown, useShowsDates } from './dates-visibility.ts';

/** Shows and hides the week strip. */
export function DatesToggle({ size = 36 }: { size?: number }) {
  const t = useTexts('programs');
  const isShown = useShowsDates(useEditor().startsOn.use() !== null);
  const label = t('dates.toggle');

  return (
    <Tooltip label={label}>
      <ActionIcon
        variant={isShown ? 'light' : 'subtle'}
        {...(!isShown && { color: 'gray' })}
        size={size}
        aria-label={label}
        aria-pressed={isShown}
        onClick={() => setDatesShown(!isShown)}
      >
        <IconCalendarWeek size={20} aria-hidden="true" />
      </ActionIcon>
    </Tooltip>
  );
}
