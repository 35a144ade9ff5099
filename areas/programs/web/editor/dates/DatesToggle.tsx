import { IconCalendarWeek } from '@tabler/icons-react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useEditor } from '../context.tsx';
import { EditorIconButton } from '#shell/web/documents/EditorIconButton.tsx';
import { datesChoice, useShowsDates } from './dates-visibility.ts';

/** Shows and hides the week strip. */
export function DatesToggle({ size = 36 }: { size?: number }) {
  const t = useTexts('programs');
  const isShown = useShowsDates(useEditor().startsOn.use() !== null);
  const toggle = () => datesChoice.set(!isShown);
  return (
    <EditorIconButton
      label={t('dates.toggle')}
      icon={IconCalendarWeek}
      size={size}
      isPressed={isShown}
      onClick={toggle}
    />
  );
}
