import { Textarea, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { initialValues } from '#shell/web/forms/initial-values.ts';
import { useRecordForm } from '#shell/web/forms/record-form.ts';
import { useTaxonomyLabels } from '../taxonomy-labels.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { exerciseRoutes } from '../../contract.ts';
import type { FullExercise } from '../../contract/exercise.ts';
import { keepChosenFiles } from '../media/chosen-files.ts';
import { PendingMedia, usePendingMedia } from '../media/PendingMedia.tsx';
import { exerciseInvalidations } from '../queries.ts';
import { emptyTaxonomy, TaxonomyFields } from './TaxonomyFields.tsx';

interface ExerciseFormProps {
  /** The exercise to edit. Without it the form creates one with the chosen media and opens its page. */
  exercise?: FullExercise;
  /** Initial name of a new exercise, from a search without results. */
  name?: string;
}

export function ExerciseForm({ exercise, name = '' }: ExerciseFormProps) {
  const t = useTexts('exercises');
  const navigate = useNavigate();
  const media = usePendingMedia();
  const labels = useTaxonomyLabels();
  const form = useRecordForm({
    routes: exerciseRoutes,
    record: exercise,
    initialValues: (opened) => ({
      ...initialValues({ name, ...emptyTaxonomy, instructions: '' }, opened),
      links: '',
    }),
    toBody: ({ links, ...values }) => (exercise ? values : { ...values, links: linesOf(links) }),
    pick: (response) => response.exercise,
    draft: 'exercises',
    texts: { label: (field) => t(`fields.${field}`), value: labels.valueText },
    invalidates: exerciseInvalidations,
    success: () => t(exercise ? 'edit.done' : 'create.done'),
    onSuccess: ({ exercise: { id } }) => {
      if (exercise) return;
      keepChosenFiles(id, media.accepted);
      void navigate({ to: '/exercises/$id/edit', params: { id }, replace: true });
    },
  });
  const { field } = form;

  return (
    <FormSheet
      form={form}
      save={exercise ? undefined : t('create.save')}
      onCancel={exercise ? undefined : () => void navigate({ to: '/exercises' })}
    >
      <TextInput label={t('form.name')} description={t('form.nameHelp')} maxLength={120} required {...field('name')} />
      <TaxonomyFields field={field} />
      <Textarea
        label={t('form.instructions')}
        description={t('form.instructionsHelp')}
        maxLength={5000}
        minRows={4}
        autosize
        {...field('instructions')}
      />
      {!exercise && (
        <>
          <Textarea
            label={t('form.links')}
            description={t('form.linksHelp')}
            maxLength={5000}
            minRows={2}
            autosize
            {...field('links')}
          />
          <PendingMedia media={media} />
        </>
      )}
    </FormSheet>
  );
}

/** The lines of a text; several addresses of one line are separated. Other words stay together, so that they are quoted whole. */
function linesOf(text: string): string[] {
  return text
    .split(/\s*\n\s*|\s+(?=https?:)/i)
    .map((line) => line.trim())
    .filter(Boolean);
}
