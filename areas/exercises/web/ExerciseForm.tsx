import { Select, Textarea, TextInput } from '@mantine/core';
import { type Exercise, ExerciseDraft, exerciseRoutes } from '../contract.ts';
import type { Question } from '#shell/common/route.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { FormSheet } from '#shell/web/widgets/FormSheet.tsx';
import { useServerForm } from '#shell/web/widgets/server-form.ts';
import { ManyField } from './ManyField.tsx';
import { useTaxonomyWords } from './taxonomy-words.ts';

type Route = typeof exerciseRoutes.create | typeof exerciseRoutes.update;
type Values = Pick<Exercise, 'name' | 'primaryMuscles' | 'secondaryMuscles' | 'equipment' | 'category'> & {
  instructions: string;
};

interface ExerciseFormProps<R extends Route> {
  route: R;
  start: Partial<Exercise>;
  question: (values: Values) => Question<R>;
  onDone: () => void;
  draft: string;
  save?: string;
}

export function ExerciseForm<R extends Route>({ route, start, question, onDone, draft, save }: ExerciseFormProps<R>) {
  const t = useTexts('exercises');
  const { muscleChoices, equipmentChoices, categoryChoices } = useTaxonomyWords();
  const refresh = [exerciseRoutes.list, exerciseRoutes.get];
  const form = useServerForm({
    route,
    initialValues: valuesOf(start),
    question,
    schema: ExerciseDraft,
    refresh,
    draft,
    onDone,
  });
  const { field } = form;

  return (
    <FormSheet of={form} {...(save && { save })}>
      <TextInput label={t('form.name')} description={t('form.nameHelp')} maxLength={120} required {...field('name')} />
      <ManyField
        label={t('form.primaryMuscles')}
        help={t('form.primaryMusclesHelp')}
        choices={muscleChoices}
        most={5}
        required
        {...field('primaryMuscles')}
      />
      <ManyField label={t('form.secondaryMuscles')} choices={muscleChoices} most={10} {...field('secondaryMuscles')} />
      <ManyField
        label={t('form.equipment')}
        help={t('form.equipmentHelp')}
        choices={equipmentChoices}
        most={6}
        {...field('equipment')}
      />
      <Select label={t('form.category')} data={categoryChoices} allowDeselect={false} {...field('category')} />
      <Textarea
        label={t('form.instructions')}
        description={t('form.instructionsHelp')}
        maxLength={5000}
        minRows={4}
        autosize
        {...field('instructions')}
      />
    </FormSheet>
  );
}

function valuesOf(start: Partial<Exercise>): Values {
  return {
    name: start.name ?? '',
    primaryMuscles: start.primaryMuscles ?? [],
    secondaryMuscles: start.secondaryMuscles ?? [],
    equipment: start.equipment ?? [],
    category: start.category ?? 'strength',
    instructions: start.instructions ?? '',
  };
}
