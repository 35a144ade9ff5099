import { Textarea, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { initialValues } from '#shell/web/forms/initial-values.ts';
import { useRecordForm } from '#shell/web/forms/record-form.ts';
import { useTaxonomyLabels } from '../taxonomy-labels.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { type LibraryExercise, libraryRoutes } from '../../contract/library.ts';
import { emptyTaxonomy, TaxonomyFields } from '../edit/TaxonomyFields.tsx';
import { exerciseInvalidations } from '../queries.ts';

const emptyExercise = { name_it: '', name_en: '', ...emptyTaxonomy, instructions_it: '', instructions_en: '' };

/**
 * Form for an exercise of the library, with name and instructions in both languages. Users see it in their own
 * language.
 */
export function LibraryForm({ exercise }: { exercise?: LibraryExercise }) {
  const t = useTexts('exercises');
  const navigate = useNavigate();
  const labels = useTaxonomyLabels();
  const form = useRecordForm({
    routes: libraryRoutes,
    record: exercise,
    initialValues: (opened) => initialValues(emptyExercise, opened),
    pick: (response) => response.exercise,
    draft: 'library',
    texts: { label: (field) => t(`fields.${field}`), value: labels.valueText },
    invalidates: exerciseInvalidations,
    success: () => t(exercise ? 'edit.done' : 'create.done'),
    onSuccess: ({ exercise: { id } }) => {
      if (!exercise) void navigate({ to: '/dash/exercises/$id/edit', params: { id }, replace: true });
    },
  });
  const { field } = form;

  return (
    <FormSheet form={form}>
      <TextInput label={t('fields.name_it')} maxLength={120} required {...field('name_it')} />
      <TextInput label={t('fields.name_en')} maxLength={120} required lang="en" {...field('name_en')} />
      <TaxonomyFields field={field} />
      {(['instructions_it', 'instructions_en'] as const).map((name) => (
        <Textarea key={name} label={t(`fields.${name}`)} maxLength={5000} minRows={4} autosize {...field(name)} />
      ))}
    </FormSheet>
  );
}
