import { Button, Textarea } from '@mantine/core';
import { IconCamera, IconMessage2, IconPlayerSkipForward, IconToolsKitchen2 } from '@tabler/icons-react';
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import type { Meal } from '#areas/meal-plans/contract.ts';
import { useWriteAboutAction } from '#areas/chats/web/public.tsx';
import { clearDraft } from '#shell/web/forms/drafts.ts';
import { useDraft } from '#shell/web/forms/use-draft.ts';
import { ActionMenu } from '#shell/web/records/ActionMenu.tsx';
import { useMe } from '#shell/web/session.ts';
import { Dialog } from '#shell/web/widgets/Dialog.tsx';
import { toast } from '#shell/web/widgets/toast.ts';
import { limits } from '../../contract.ts';
import { mayBeFollowed } from '../../rules/eaten.ts';
import { addPicture, type MealOfDay, type ReportChange, valuesOf } from '../device/report.ts';
import type { ShownEntry } from '../device/with-local.ts';
import { useMealTexts } from '../texts.ts';
import classes from './Meal.module.css';
import { useNutrition } from './nutrition-context.ts';

interface MealMenuProps {
  meal: Meal;
  mealRef: MealOfDay;
  title: string;
  entry: ShownEntry | undefined;
  /** Whether the plan has it no longer and nothing but a note or pictures is left of it. */
  isGone: boolean;
  onReport: (change: ReportChange) => void;
}

/** What else can be said about a meal: skipped, eaten freely, a note, a picture. */
export function MealMenu({ meal, mealRef, title, entry, isGone, onReport }: MealMenuProps) {
  const { t, aboutMeal } = useMealTexts();
  const { store, local, today } = useNutrition();
  const { clientId } = useMe();
  const writeAboutAction = useWriteAboutAction();
  const [isNoteOpen, setIsNoteOpen] = useState(false);
  const fileInput = useRef<HTMLInputElement>(null);
  const { state } = valuesOf(entry);
  const waiting = local.pictures.filter((one) => one.date === mealRef.date && one.mealId === mealRef.mealId).length;

  function reportState(next: 'skipped' | 'free'): void {
    const { note: _, ...before } = valuesOf(entry);
    onReport({ state: next, swaps: [] });
    toast.info(t('meal.saved', { meal: title, state: t(`states.${next}`) }), {
      action: { title: t('meal.undo'), run: () => onReport(before) },
    });
  }

  function onFile({ target }: ChangeEvent<HTMLInputElement>): void {
    const file = target.files?.[0];
    target.value = '';
    if (file) void addPicture(store, mealRef, { file, entry });
  }

  return (
    <>
      <ActionMenu
        label={t('meal.more', { meal: title })}
        actions={[
          {
            label: t('meal.skip'),
            icon: IconPlayerSkipForward,
            isHidden: isGone || state === 'skipped',
            onClick: () => reportState('skipped'),
          },
          {
            label: t('meal.free'),
            icon: IconToolsKitchen2,
            isHidden: isGone || state === 'free' || !mayBeFollowed(meal) || mealRef.date > today,
            onClick: () => reportState('free'),
          },
          {
            label: t(entry?.note ? 'meal.editNote' : 'meal.note'),
            icon: IconMessage2,
            onClick: () => setIsNoteOpen(true),
          },
          {
            label: t('meal.picture'),
            icon: IconCamera,
            isHidden: (entry?.pictures.length ?? 0) + waiting >= limits.pictures,
            onClick: () => fileInput.current?.click(),
          },
          writeAboutAction(clientId ?? '', aboutMeal(meal, mealRef)),
        ]}
      />
      <input
        ref={fileInput}
        type="file"
        accept="image/*"
        capture="environment"
        aria-label={t('meal.picture')}
        className={classes['file']}
        tabIndex={-1}
        onChange={onFile}
      />
      <Dialog opened={isNoteOpen} onClose={() => setIsNoteOpen(false)} title={t('meal.noteTitle', { meal: title })}>
        <NoteForm
          note={entry?.note ?? ''}
          draft={`meals.note.${clientId}.${mealRef.date}.${mealRef.mealId}`}
          onSave={(note) => {
            onReport({ note });
            setIsNoteOpen(false);
          }}
        />
      </Dialog>
    </>
  );
}

interface NoteFormProps {
  note: string;
  /** Key of the draft, which survives a reload and a closed dialog. */
  draft: string;
  onSave: (note: string) => void;
}

function NoteForm({ note, draft, onSave }: NoteFormProps) {
  const { t } = useMealTexts();
  const [{ typed }, setTyped] = useDraft(draft, () => ({ typed: note }));

  function submit(event: FormEvent): void {
    event.preventDefault();
    clearDraft(draft);
    onSave(typed.trim());
  }

  return (
    <form className={classes['form']} onSubmit={submit}>
      <Textarea
        label={t('meal.noteLabel')}
        description={t('meal.noteHint')}
        value={typed}
        maxLength={limits.note}
        minRows={3}
        autosize
        data-autofocus
        onChange={({ currentTarget }) => setTyped({ typed: currentTarget.value })}
      />
      <Button type="submit" size="md">
        {t('meal.noteSave')}
      </Button>
    </form>
  );
}
