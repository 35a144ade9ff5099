import {
  IconArrowLeft,
  IconArrowRight,
  IconCopyPlus,
  IconPlayerSkipForward,
  IconTrash,
  IconTrendingDown,
} from '@tabler/icons-react';
import { useMe } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { MenuAction } from '#shell/web/widgets/OverflowMenu.tsx';
import type { Week } from '../../../contract/document.ts';
import { mayAddWeek, withWeekMoved } from '../../../rules/weeks.ts';
import { useContent, useEditor } from '../context.tsx';
import { rowsOf, workoutsOf } from '../../../rules/content.ts';
import { confirmDeletion } from '../edits/confirm-changes.ts';
import { fillFromWeek } from '../edits/fill-following.ts';
import { useMove } from '../edits/use-move.ts';
import { copyWeek, deleteWeek } from '../edits/weeks.ts';
import { deleteFromMenu } from '../grid/keep-focus.ts';
import { useVisibleWeek } from './use-visible-week.ts';

/** Items of the week menu. The chunk is loaded when the first menu is opened. */
export function WeekItems({ index }: { index: number }) {
  const t = useTexts('programs');
  const editor = useEditor();
  const { store, ui } = editor;
  const { timeZone } = useMe();
  const move = useMove();
  const { show } = useVisibleWeek();
  const weeks = useContent((content) => content.weeks);
  const week = weeks[index];
  if (!week) return null;

  const { id, weekNumber } = week;
  const isLast = index === weeks.length - 1;
  const fill = {
    name: 'fill',
    icon: IconPlayerSkipForward,
    isDisabled: false,
    run: () => fillFromWeek(editor, week),
  } as const;
  const actions = [
    { name: 'copy', icon: IconCopyPlus, isDisabled: !mayAddWeek(weeks), run: () => copyWeek(store, id), to: index + 1 },
    ...(isLast ? [] : [fill]),
    {
      name: 'deload',
      icon: IconTrendingDown,
      isDisabled: rowsOf([week]).length === 0,
      run: () => ui.deloadWeekId.set(id),
    },
    { name: 'moveLeft', icon: IconArrowLeft, isDisabled: index === 0, run: () => moveTo(index) },
    { name: 'moveRight', icon: IconArrowRight, isDisabled: isLast, run: () => moveTo(index + 2) },
    { name: 'delete', icon: IconTrash, isDisabled: weeks.length === 1, run: () => void remove(week) },
  ] as const;

  function moveTo(toNumber: number): void {
    const question = { title: t('week.moveTitle', { number: weekNumber }), label: t('day.move') };
    move(
      question,
      (all) => withWeekMoved(all, id, toNumber),
      () => show({ week: toNumber - 1 }),
    );
  }

  async function remove(deleted: Week): Promise<void> {
    const question = {
      title: t('week.deleteTitle', { number: weekNumber }),
      label: t('week.delete', { number: weekNumber }),
    };
    if (!(await confirmDeletion(t, editor, { ...question, workouts: workoutsOf([deleted]), timeZone }))) return;
    deleteFromMenu(editor, { week: index, position: [0, 0, 0] }, () => deleteWeek(store, id));
    ui.message.set({ name: 'weekDeleted', values: { number: weekNumber }, isUndoable: true });
    show({ week: Math.max(0, index - 1) });
  }

  return actions.map(({ name, icon, isDisabled, run, ...weekAction }) => (
    <MenuAction
      key={name}
      icon={icon}
      isDisabled={isDisabled}
      isDanger={name === 'delete'}
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
    </MenuAction>
  ));
}
