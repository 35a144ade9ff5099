import { Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { formatNumber } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Dialog } from '#shell/web/widgets/Dialog.tsx';
import { limits } from '../../../contract/document.ts';
import { parseWarmUp, warmUpText } from '../../../rules/warm-up.ts';
import { useContent, useEditor, useRow } from '../context.tsx';
import { useExerciseName } from '../exercise-name.ts';
import { followingRows } from '../edits/progression.ts';
import { setRows } from '../edits/rows.ts';
import { showFocus } from '../grid/show-focus.ts';
import { getRow } from '../state/program-index.ts';

/** Dialog for the warm-up of a row, which can also be applied to the same exercise of later weeks. */
export function WarmUpDialog() {
  const t = useTexts('programs');
  const editor = useEditor();
  const { warmUpRowId } = editor.ui;
  const rowId = warmUpRowId.use();
  const name = useRow(rowId ?? '', useExerciseName());

  function close(): void {
    warmUpRowId.set(null);
    // Waits until the dialog has restored the focus.
    setTimeout(() => showFocus(editor), 20);
  }

  return (
    <Dialog
      opened={rowId !== null && name !== undefined}
      onClose={close}
      title={t('warmUp.title', { name: name ?? '' })}
    >
      {rowId && <WarmUpForm key={rowId} rowId={rowId} onDone={close} />}
    </Dialog>
  );
}

function WarmUpForm({ rowId, onDone }: { rowId: string; onDone: () => void }) {
  const t = useTexts('programs');
  const { store, ui } = useEditor();
  const following = useContent(({ weeks }) => followingRows(weeks, rowId).join(' '))
    .split(' ')
    .filter(Boolean);
  const [text, setText] = useState(() => getRow(store.getState().content.weeks, rowId).row.warmUp);
  const [isWrong, setWrong] = useState(false);
  const [isForAll, setForAll] = useState(true);
  const understood = parseWarmUp(text) ? warmUpText(text, (value) => formatNumber(value, 2)) : '';

  function apply(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!parseWarmUp(text)) {
      setWrong(true);
      event.currentTarget.querySelector('input')?.focus();
      return;
    }
    const rowIds = [rowId, ...(isForAll ? following : [])];
    setRows(store, new Map(rowIds.map((id) => [id, { warmUp: text.trim() }])));
    ui.message.set({ name: 'warmUpSet', values: { count: rowIds.length }, isUndoable: true });
    onDone();
  }

  return (
    <form noValidate onSubmit={apply}>
      <Stack gap="md">
        <TextInput
          label={t('warmUp.label')}
          description={t('warmUp.help')}
          placeholder={t('warmUp.example')}
          data-autofocus
          size="md"
          autoComplete="off"
          maxLength={limits.warmUpCharacters}
          value={text}
          error={isWrong && t('warmUp.hint')}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setWrong(false);
          }}
        />
        <Text role="status" size="sm" c="dimmed" mih={22}>
          {understood && t('columns.understood', { value: understood })}
        </Text>
        {following.length > 0 && (
          <Checkbox
            checked={isForAll}
            onChange={(event) => setForAll(event.currentTarget.checked)}
            label={t('progression.following', { count: following.length })}
          />
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onDone}>
            {t('progression.cancel')}
          </Button>
          <Button type="submit">{t('progression.apply')}</Button>
        </Group>
      </Stack>
    </form>
  );
}
