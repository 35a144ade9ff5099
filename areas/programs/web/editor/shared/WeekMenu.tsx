import { ActionIcon, Menu } from '@mantine/core';
import {
  IconArrowLeft,
  IconArrowRight,
  IconCopyPlus,
  IconDots,
  IconPlayerSkipForward,
  IconTrash,
} from '@tabler/icons-react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { toast } from '#shell/web/widgets/toast.ts';
import type { Week } from '../../../contract.ts';
import { mayAddWeek } from '../../../rules/weeks.ts';
import { useContents, useEditor } from '../context.tsx';
import { copyWeek, deleteWeek, fillFollowingWeeks, moveWeek } from '../edits/weeks.ts';
import { useShown } from './use-shown.ts';

/** What can be done with the week in sight. */
export function WeekMenu({ size = 36 }: { size?: number }) {
  const t = useTexts('programs');
  const { week: index } = useShown();

  return (
    <Menu position="bottom-end" width={290} shadow="md">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={size} aria-label={t('week.menu', { number: index + 1 })}>
          <IconDots size={18} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Items index={index} />
      </Menu.Dropdown>
    </Menu>
  );
}

function Items({ index }: { index: number }) {
  const t = useTexts('programs');
  const { store } = useEditor();
  const { show } = useShown();
  const weeks = useContents((contents) => contents.weeks);
  const week = weeks[index];
  if (!week) return null;

  const { id, weekNumber } = week;
  const acts = [
    { name: 'copy', Icon: IconCopyPlus, isOff: !mayAddWeek(weeks), run: () => copyWeek(store, id), to: index + 1 },
    { name: 'fill', Icon: IconPlayerSkipForward, isOff: index === weeks.length - 1, run: () => fill(week) },
    { name: 'moveLeft', Icon: IconArrowLeft, isOff: index === 0, run: () => moveWeek(store, id, index), to: index - 1 },
    {
      name: 'moveRight',
      Icon: IconArrowRight,
      isOff: index === weeks.length - 1,
      run: () => moveWeek(store, id, index + 2),
      to: index + 1,
    },
    { name: 'delete', Icon: IconTrash, isOff: weeks.length === 1, run: () => remove(), to: Math.max(0, index - 1) },
  ] as const;

  function fill(source: Week): void {
    fillFollowingWeeks(store, source);
    toast.info(t('week.filled', { number: weekNumber, count: weeks.length - weekNumber }));
  }

  function remove(): void {
    deleteWeek(store, id);
    toast.info(t('week.deleted', { number: weekNumber }));
  }

  return acts.map(({ name, Icon, isOff, run, ...act }) => (
    <Menu.Item
      key={name}
      leftSection={<Icon size={16} aria-hidden="true" />}
      disabled={isOff}
      {...(name === 'delete' && { color: 'var(--mantine-color-error)' })}
      onClick={() => {
        run();
        if ('to' in act) show({ week: act.to });
      }}
    >
      {t(`week.${name}`, { number: weekNumber, first: weekNumber + 1, last: weeks.length })}
    </Menu.Item>
  ));
}
