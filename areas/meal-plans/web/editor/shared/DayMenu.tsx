import { ActionIcon, Menu } from '@mantine/core';
import {
  IconArrowLeft,
  IconArrowRight,
  IconBookmark,
  IconClipboard,
  IconCopy,
  IconCopyPlus,
  IconDotsVertical,
  IconFileImport,
  IconPencil,
  IconTarget,
  IconTrash,
} from '@tabler/icons-react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { limits } from '../../../contract.ts';
import { useMealTexts } from '../../meal-texts.ts';
import { useEditor, useMealPlan } from '../context.tsx';
import { deleteDay, duplicateDay, moveDay } from '../edits/days.ts';
import { menuMiddlewares } from './menu-middlewares.ts';
import { useVisibleDay } from './use-visible-day.ts';

/** The actions on the shown day. */
export function DayMenu({ dayId, size }: { dayId: string; size: number }) {
  const t = useTexts('meal-plans');
  const editor = useEditor();
  const { store, ui } = editor;
  const { dayTitleOf } = useMealTexts();
  const { index, count, show } = useVisibleDay();
  // The name, not the day, which changes with every typed quantity.
  const name = useMealPlan(({ days }) => {
    const day = days.find(({ id }) => id === dayId);
    return day ? dayTitleOf(day, index + 1) : '';
  });

  function move(step: 1 | -1): void {
    moveDay(store, dayId, index + 1 + step);
    show(index + step);
  }

  function remove(): void {
    deleteDay(store, dayId);
    ui.message.set({ name: 'dayDeleted', values: { name }, isUndoable: true });
    show(Math.max(0, Math.min(index, count - 2)));
  }

  return (
    <Menu position="bottom-end" width={280} shadow="md" middlewares={menuMiddlewares}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={size} aria-label={t('editor.day.menu', { name })}>
          <IconDotsVertical size={20} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown style={{ overflowY: 'auto' }}>
        <Menu.Item leftSection={<IconPencil size={18} />} onClick={() => ui.dialogs.dayId.set(dayId)}>
          {t('editor.day.edit')}
        </Menu.Item>
        <Menu.Item leftSection={<IconCopy size={18} />} onClick={() => ui.dialogs.copyDayId.set(dayId)}>
          {t('editor.day.copyTo')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconCopyPlus size={18} />}
          disabled={count >= limits.days}
          onClick={() => {
            duplicateDay(store, dayId);
            show(index + 1);
          }}
        >
          {t('editor.day.duplicate')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconClipboard size={18} />}
          onClick={() => void import('../clipboard/clipboard.ts').then(({ pasteMeal }) => pasteMeal(editor, dayId))}
        >
          {t('editor.day.pasteMeal')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconBookmark size={18} />}
          onClick={() => ui.dialogs.savedMeals.set({ kind: 'day', id: dayId })}
        >
          {t('editor.saved.insertSaved')}
        </Menu.Item>
        <Menu.Item leftSection={<IconFileImport size={18} />} onClick={() => ui.dialogs.importIntoDayId.set(dayId)}>
          {t('editor.importPlan.action')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconTarget size={18} />}
          onClick={() => ui.dialogs.fit.set({ kind: 'day', id: dayId })}
        >
          {t('editor.fit.day')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<IconArrowLeft size={18} />} disabled={index === 0} onClick={() => move(-1)}>
          {t('editor.day.moveBefore')}
        </Menu.Item>
        <Menu.Item leftSection={<IconArrowRight size={18} />} disabled={index === count - 1} onClick={() => move(1)}>
          {t('editor.day.moveAfter')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<IconTrash size={18} />} color="var(--mantine-color-error)" onClick={remove}>
          {t(count === 1 ? 'editor.day.empty' : 'editor.day.delete')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
