import { Menu } from '@mantine/core';
import { useTexts } from '#shell/web/texts/texts.ts';
import { exerciseTypes } from '../../../contract/document.ts';
import { currentView, toggleColumn, useVisibleColumns } from '../cells/visible-columns.ts';
import { useEditor, useRow } from '../context.tsx';
import { useMoveTargets, useRowActions } from '../edits/row-actions.ts';
import { moveRow, setRow } from '../edits/rows.ts';
import { startEditing } from '../grid/editing.ts';
import { focusOn } from '../grid/move-focus.ts';
import { rowIcons } from '../shared/row-icons.tsx';

/** Items of the row menu. The chunk is loaded when the first menu is opened. */
export function RowItems({ rowId }: { rowId: string }) {
  const t = useTexts('programs');
  const editor = useEditor();
  const actions = useRowActions(rowId);

  /** The row gets the focus first, to which it returns when the library is closed. */
  function changeExercise(): void {
    focusOn(editor, { rowId, column: 'name' });
    editor.ui.libraryPicker.set({ target: { rowId } });
  }

  return (
    <>
      <Menu.Item leftSection={rowIcons.change} onClick={changeExercise}>
        {t('row.change')}
      </Menu.Item>
      <NoteItem rowId={rowId} />
      <TypeItems rowId={rowId} />
      <MoveItems rowId={rowId} />
      <Menu.Divider />
      {actions.map(({ name, run, isDisabled = false }) => (
        <Menu.Item
          key={name}
          leftSection={rowIcons[name]}
          disabled={isDisabled}
          onClick={run}
          {...(name === 'delete' && { color: 'var(--mantine-color-error)' })}
        >
          {t(`row.${name}`)}
        </Menu.Item>
      ))}
    </>
  );
}

/** Menu item that edits the note; it shows the note column first when this is hidden. */
function NoteItem({ rowId }: { rowId: string }) {
  const t = useTexts('programs');
  const editor = useEditor();
  const view = currentView.use();
  const isShown = useVisibleColumns(view).includes('info');
  const hasNote = useRow(rowId, ({ info }) => info !== '');

  function editNote(): void {
    if (!isShown) toggleColumn(view, 'info');
    // Runs after the closed menu has focused its cell (see `RowMenu`), because this focuses another one.
    setTimeout(() => {
      focusOn(editor, { rowId, column: 'info' });
      startEditing(editor, 'edit');
    }, 80);
  }

  return (
    <Menu.Item leftSection={rowIcons.note} onClick={editNote}>
      {t(hasNote ? 'row.editNote' : 'row.addNote')}
    </Menu.Item>
  );
}

function TypeItems({ rowId }: { rowId: string }) {
  const t = useTexts('programs');
  const { store } = useEditor();
  const current = useRow(rowId, (row) => row.type);

  return (
    <Menu.Sub>
      <Menu.Sub.Target>
        <Menu.Sub.Item leftSection={rowIcons.type}>{t('row.type')}</Menu.Sub.Item>
      </Menu.Sub.Target>
      <Menu.Sub.Dropdown>
        {exerciseTypes.map((exerciseType) => (
          <Menu.Item
            key={exerciseType}
            rightSection={exerciseType === current && rowIcons.chosen}
            aria-current={exerciseType === current || undefined}
            onClick={() => setRow(store, rowId, { type: exerciseType })}
          >
            {t(`types.${exerciseType}.name`)}
          </Menu.Item>
        ))}
      </Menu.Sub.Dropdown>
    </Menu.Sub>
  );
}

function MoveItems({ rowId }: { rowId: string }) {
  const t = useTexts('programs');
  const { store } = useEditor();
  const destinations = useMoveTargets(rowId);
  if (destinations.length === 0) return null;

  return (
    <Menu.Sub>
      <Menu.Sub.Target>
        <Menu.Sub.Item leftSection={rowIcons.moveTo}>{t('row.moveTo')}</Menu.Sub.Item>
      </Menu.Sub.Target>
      <Menu.Sub.Dropdown>
        {destinations.map(({ workoutId, dayNumber, title }) => (
          <Menu.Item key={workoutId} onClick={() => moveRow(store, rowId, { workoutId })}>
            {[t('day.title', { number: dayNumber }), title].filter(Boolean).join(' · ')}
          </Menu.Item>
        ))}
      </Menu.Sub.Dropdown>
    </Menu.Sub>
  );
}
