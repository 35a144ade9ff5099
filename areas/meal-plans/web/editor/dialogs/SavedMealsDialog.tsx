import { ActionIcon, Button, Checkbox, Group, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { IconCheck, IconPencil, IconTrash, IconX } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { newId } from '#shell/common/ids.ts';
import { call } from '#shell/web/api/call.ts';
import { useApiMutation, useInfiniteApiQuery } from '#shell/web/api/query.ts';
import { MoreOptions } from '#shell/web/forms/MoreOptions.tsx';
import { SearchField } from '#shell/web/lists/SearchField.tsx';
import { useRecordAction } from '#shell/web/records/record-action.ts';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { limits } from '../../../contract.ts';
import { maxSavedMealTitle, type SavedMealCard, savedMealRoutes } from '../../../contract/saved-meals.ts';
import { resolvedMeal } from '../../../rules/saved-meal.ts';
import { totalGramsText, totalKcalText } from '../../meal-texts.ts';
import { useEditor } from '../context.tsx';
import { insertMeals } from '../edits/insert.ts';
import type { InsertTarget } from '../state/editor-ui.ts';
import { EditorDialog } from './EditorDialog.tsx';
import classes from './AlternativesDialog.module.css';

/** The saved meals of the account: inserts one or several into a meal or a day, renames and deletes them. */
export function SavedMealsDialog() {
  const t = useTexts('meal-plans');
  const { savedMeals } = useEditor().ui.dialogs;
  return (
    <EditorDialog atom={savedMeals} titleOf={() => t('editor.saved.title')}>
      {(target) => <SavedMeals key={target.id} target={target} />}
    </EditorDialog>
  );
}

function SavedMeals({ target }: { target: InsertTarget }) {
  const t = useTexts('meal-plans');
  const editor = useEditor();
  const [search, setSearch] = useState<string>();
  /** Ids in the order in which they were chosen, which is that in which they are inserted. */
  const [chosenIds, setChosenIds] = useState<readonly string[]>([]);
  const meals = useInfiniteApiQuery(savedMealRoutes.list, { search }, ({ savedMeals }) => savedMeals);

  async function insert(ids: readonly string[]): Promise<void> {
    const found = await Promise.all(ids.map((id) => call(savedMealRoutes.get, { id })));
    insertMeals(
      editor,
      target,
      found.map(({ savedMeal }) => resolvedMeal(savedMeal.content, newId)),
    );
    editor.ui.dialogs.savedMeals.set(null);
  }

  const tryToInsert = (ids: readonly string[]) =>
    void insert(ids).catch(() => editor.ui.message.set({ name: 'notLoaded' }));

  return (
    <Stack>
      <Group>
        <SearchField label={t('editor.saved.search')} value={search} onChange={setSearch} delayMs={100} />
      </Group>
      {meals.isPending && <Skeleton height={160} aria-busy="true" />}
      {!meals.isPending && meals.rows.length === 0 && (
        <Text size="sm">{t(search ? 'editor.saved.nothing' : 'editor.saved.empty')}</Text>
      )}
      <ul className={classes['list']}>
        {meals.rows.map((meal) => (
          <SavedMealLine
            key={meal.id}
            meal={meal}
            isChosen={chosenIds.includes(meal.id)}
            isFull={chosenIds.length === limits.mealsADay}
            onChoose={(isChosen) =>
              setChosenIds((ids) => [...ids.filter((id) => id !== meal.id), ...(isChosen ? [meal.id] : [])])
            }
            onInsert={() => tryToInsert([meal.id])}
          />
        ))}
      </ul>
      <MoreOptions pages={meals} />
      {chosenIds.length > 0 && (
        <Button onClick={() => tryToInsert(chosenIds)}>
          {t('editor.saved.insertChosen', { count: chosenIds.length })}
        </Button>
      )}
    </Stack>
  );
}

interface SavedMealLineProps {
  meal: SavedMealCard;
  isChosen: boolean;
  /** No other meal can be chosen. */
  isFull: boolean;
  onChoose: (isChosen: boolean) => void;
  onInsert: () => void;
}

function SavedMealLine({ meal, isChosen, isFull, onChoose, onInsert }: SavedMealLineProps) {
  const t = useTexts('meal-plans');
  const may = useMay();
  const [isRenaming, setRenaming] = useState(false);
  const { id, title, rows } = meal;
  const deletion = useRecordAction(savedMealRoutes.delete, {
    confirm: {
      title: t('editor.saved.deleteTitle', { title }),
      text: t('editor.saved.deleteText'),
      confirmLabel: t('editor.saved.delete'),
      destructive: true,
    },
    invalidates: [savedMealRoutes.list],
  });

  if (isRenaming) return <RenameLine meal={meal} onDone={() => setRenaming(false)} />;
  const macros = (['protein_tot', 'carbs_tot', 'lipids_tot'] as const).map(
    (name) => `${t(`macroLetters.${name}`)} ${totalGramsText(meal, name)}`,
  );
  return (
    <li>
      <Checkbox
        aria-label={t('editor.saved.chooseOf', { title })}
        checked={isChosen}
        disabled={isFull && !isChosen}
        onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
      />
      <div className={classes['text']}>
        <div>{title}</div>
        <div className={classes['quiet']}>
          {[t('kcal', { calories: totalKcalText(meal) }), ...macros, t('editor.saved.rows', { count: rows })].join(
            ' · ',
          )}
        </div>
      </div>
      {may('update meal plans') && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={t('editor.saved.renameOf', { title })}
          onClick={() => setRenaming(true)}
        >
          <IconPencil size={18} aria-hidden="true" />
        </ActionIcon>
      )}
      {may('delete meal plans') && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={t('editor.saved.deleteOf', { title })}
          onClick={() => deletion.run({ id })}
        >
          <IconTrash size={18} aria-hidden="true" />
        </ActionIcon>
      )}
      <Button variant="default" size="xs" aria-label={t('editor.saved.insertOf', { title })} onClick={onInsert}>
        {t('editor.saved.insert')}
      </Button>
    </li>
  );
}

function RenameLine({ meal: { id, version, title }, onDone }: { meal: SavedMealCard; onDone: () => void }) {
  const t = useTexts('meal-plans');
  const [typed, setTyped] = useState(title);
  const renaming = useApiMutation(savedMealRoutes.update, { invalidates: [savedMealRoutes.list], onSuccess: onDone });

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (typed.trim() !== '') renaming.mutate({ id, version, title: typed });
  }

  return (
    <li>
      <form className={classes['text']} onSubmit={submit}>
        <Group gap="xs" wrap="nowrap">
          <TextInput
            autoFocus
            flex={1}
            aria-label={t('editor.saved.name')}
            maxLength={maxSavedMealTitle}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <ActionIcon type="submit" variant="light" size={36} aria-label={t('editor.saved.save')}>
            <IconCheck size={18} aria-hidden="true" />
          </ActionIcon>
          <ActionIcon variant="subtle" color="gray" size={36} aria-label={t('editor.saved.cancel')} onClick={onDone}>
            <IconX size={18} aria-hidden="true" />
          </ActionIcon>
        </Group>
      </form>
    </li>
  );
}
