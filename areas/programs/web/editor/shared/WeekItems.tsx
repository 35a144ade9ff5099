import { Menu } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconCopyPlus, IconPlayerSkipForward, IconTrash } from '@tabler/icons-react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { mayAddWeek } from '../../../rules/weeks.ts';
import { useContent, useEditor } from '../context.tsx';
import { fillFromWeek } from '../edits/fill-following.ts';
import { copyWeek, deleteWeek, moveWeek } from '../edits/weeks.ts';
import { useVisibleWeek } from './use-visible-week.ts';

/** Loaded when the first menu is opened. */
export function WeekItems({ index }: { index: number }) {
  const t = useTexts('programs');
  const editor = useEditor();
  const { store, ui } = editor;
  const { show } = useVisibleWeek();
  const weeks = useContent((content) => content.weeks);
  const week = weeks[index];
  if (!week) return null;

  const { id, weekNumber } = week;
  const actions = [
    { name: 'copy', Icon: IconCopyPlus, isDisabled: !mayAddWeek(weeks), run: () => copyWeek(store, id), to: index + 1 },
    {
      name: 'fill',
      Icon: IconPlayerSkipForward,
      isDisabled: index === weeks.length - 1,
      run: () => fillFromWeek(editor, week),
    },
    {
      name: 'moveLeft',
      Icon: IconArrowLeft,
      isDisabled: index === 0,
      run: () => moveWeek(store, id, index),
      to: index - 1,
    },
    {
      name: 'moveRight',
      Icon: IconArrowRight,
      isDisabled: index === weeks.length - 1,
      run: () => moveWeek(store, id, index + 2),
      to: index + 1,
    },
    {
      name: 'delete',
      Icon: IconTrash,
      isDisabled: weeks.length === 1,
      run: () => remove(),
      to: Math.max(0, index - 1),
    },
  ] as const;

  function remove(): void {
    deleteWeek(store, id);
    ui.message.set({ name: 'weekDeleted', values: { number: weekNumber }, isUndoable: true });
  }

  return actions.map(({ name, Icon, isDisabled, run, ...weekAction }) => (
    <Menu.Item
      key={name}
      leftSection={<Icon size={16} aria-hidden="true" />}
      disabled={isDisabled}
      {...(name === 'delete' && { color: 'var(--mantine-color-error)' })}
      onClick={() => {
        run();
        if ('to' in weekAction) show({ week: weekAction.to });
      }}
    >
      {t(`week.${name}`, {
        number: weekNumber,
        first: weekNumber + 1,
        last: weeks.length,
        count: weeks.length - weekNumber,
      })}
    </Menu.Item>
  ));
}
