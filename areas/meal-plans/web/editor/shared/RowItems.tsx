import { Menu } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowForward,
  IconArrowUp,
  IconArrowsExchange,
  IconCopy,
  IconCopyPlus,
  IconGitFork,
  IconListDetails,
  IconLock,
  IconLockOpen,
  IconMessage,
  IconSearch,
  IconTrash,
} from '@tabler/icons-react';
import { macroNames } from '#areas/aliments/contract.ts';
import { mainMacro } from '#areas/aliments/rules/swaps.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useEditor, useMealPlan } from '../context.tsx';
import { deleteSelectedRows, selectedOr } from '../desktop/use-sheet-keys.ts';
import {
  deleteAlternative,
  duplicateRows,
  moveRowsBy,
  separateRecipe,
  setComponentFields,
  setLine,
} from '../edits/rows.ts';
import { useIsUncounted } from './UncountedMark.tsx';
import { findRow } from '../state/meal-plan-of.ts';

/** Items of the menu of a row. The chunk is loaded when the first menu is opened. */
export function RowItems({ rowId }: { rowId: string }) {
  const t = useTexts('meal-plans');
  const editor = useEditor();
  const { store, ui } = editor;
  const row = useMealPlan((mealPlan) => findRow(mealPlan, rowId)?.row);
  const isUncounted = useIsUncounted(rowId);
  if (!row) return null;
  const ids = selectedOr(editor, rowId);

  function copy(): void {
    void import('../clipboard/clipboard.ts').then(({ copyRowsToClipboard }) => copyRowsToClipboard(editor, ids));
  }

  return (
    <>
      <FoodItems rowId={rowId} />
      {row.components.length === 0 && (
        <Menu.Item
          leftSection={<IconMessage size={18} />}
          onClick={() => setLine(store, rowId, { lineKind: isUncounted ? 'note' : 'food' })}
        >
          {t(isUncounted ? 'editor.row.isNote' : 'editor.row.isFood')}
        </Menu.Item>
      )}
      {row.recipe && (
        <Menu.Item
          leftSection={<IconListDetails size={18} />}
          onClick={() => {
            if (separateRecipe(store, rowId))
              ui.message.set({ name: 'recipeSeparated', values: { count: row.components.length }, isUndoable: true });
            else ui.message.set({ name: 'noRoom' });
          }}
        >
          {t('editor.row.separate')}
        </Menu.Item>
      )}
      <Menu.Item
        leftSection={<IconCopyPlus size={18} />}
        rightSection={t('editor.keys.names.duplicate')}
        onClick={() => duplicateRows(store, ids)}
      >
        {t('editor.row.duplicate')}
      </Menu.Item>
      <Menu.Item leftSection={<IconCopy size={18} />} onClick={copy}>
        {t('editor.row.copy', { count: ids.length })}
      </Menu.Item>
      <Menu.Item leftSection={<IconArrowUp size={18} />} onClick={() => moveRowsBy(store, ids, -1)}>
        {t('editor.row.moveUp')}
      </Menu.Item>
      <Menu.Item leftSection={<IconArrowDown size={18} />} onClick={() => moveRowsBy(store, ids, 1)}>
        {t('editor.row.moveDown')}
      </Menu.Item>
      <Menu.Item leftSection={<IconArrowForward size={18} />} onClick={() => ui.dialogs.moveRowId.set(rowId)}>
        {t('editor.row.moveTo')}
      </Menu.Item>
      <Menu.Divider />
      <Menu.Item
        leftSection={<IconTrash size={18} />}
        color="var(--mantine-color-error)"
        onClick={() => {
          deleteSelectedRows(editor, rowId);
          ui.message.set({ name: 'rowsDeleted', values: { count: ids.length }, isUndoable: true });
        }}
      >
        {t('editor.row.delete', { count: ids.length })}
      </Menu.Item>
    </>
  );
}

/** Items of the menu of an alternative. */
export function AlternativeItems({ uuid }: { uuid: string }) {
  const t = useTexts('meal-plans');
  const { store, ui } = useEditor();
  return (
    <>
      <Menu.Item leftSection={<IconSearch size={18} />} onClick={() => ui.foodSearch.set({ kind: 'replace', uuid })}>
        {t('editor.row.replace')}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconTrash size={18} />}
        color="var(--mantine-color-error)"
        onClick={() => deleteAlternative(store, uuid)}
      >
        {t('editor.row.deleteOneAlternative')}
      </Menu.Item>
    </>
  );
}

/** Items of a single food: search, alternatives, role, lock, note. */
function FoodItems({ rowId }: { rowId: string }) {
  const t = useTexts('meal-plans');
  const { store, clientId, ui } = useEditor();
  const row = useMealPlan((mealPlan) => findRow(mealPlan, rowId)?.row);
  const [component, ...others] = row?.components ?? [];
  if (!component || others.length > 0) return null;
  const { uuid, isLocked, role, aliment } = component;

  return (
    <>
      <Menu.Item leftSection={<IconSearch size={18} />} onClick={() => ui.foodSearch.set({ kind: 'replace', uuid })}>
        {t('editor.row.replace')}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconGitFork size={18} />}
        onClick={() => ui.foodSearch.set({ kind: 'alternative', uuid })}
      >
        {t('editor.row.addAlternative')}
      </Menu.Item>
      <Menu.Item leftSection={<IconArrowsExchange size={18} />} onClick={() => ui.dialogs.alternativesOf.set(uuid)}>
        {t('editor.row.propose')}
      </Menu.Item>
      <Menu.Item
        leftSection={isLocked ? <IconLockOpen size={18} /> : <IconLock size={18} />}
        onClick={() => setComponentFields(store, uuid, { isLocked: !isLocked })}
      >
        {t(isLocked ? 'editor.row.unlock' : 'editor.row.lock')}
      </Menu.Item>
      <Menu.Item leftSection={<IconMessage size={18} />} onClick={() => ui.dialogs.rowNoteId.set(uuid)}>
        {t(clientId === null ? 'editor.row.name' : 'editor.row.details')}
      </Menu.Item>
      <Menu.Divider />
      <Menu.Label>{t('editor.row.role')}</Menu.Label>
      {macroNames.map((name) => {
        const isChosen = (role ?? mainMacro(aliment)) === name;
        return (
          <Menu.Item
            key={name}
            py={4}
            fw={isChosen ? 600 : undefined}
            rightSection={isChosen && role === null ? t('editor.row.computed') : undefined}
            aria-current={isChosen}
            onClick={() => setComponentFields(store, uuid, { role: name })}
          >
            {t(`macros.${name}`)}
          </Menu.Item>
        );
      })}
      <Menu.Divider />
    </>
  );
}
