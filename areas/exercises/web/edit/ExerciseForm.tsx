import { Textarea, TextInput } from '@mantine/core';
import type { ApiResponse, ApiRequest } from '#shell/common/route.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { useServerForm } from '#shell/web/forms/server-form.ts';
import type { exerciseRoutes } from '../../contract.ts';
import { type Exercise, ExerciseDraft } from '../../contract/exercise.ts';
import { exerciseInvalidations } from '../queries.ts';
import { TaxonomyFields, type TaxonomyValues, taxonomyOf } from './TaxonomyFields.tsx';

type Route = typeof exerciseRoutes.create | typeof exerciseRoutes.update;
type Values = TaxonomyValues & { name: string; instructions: string };

interface ExerciseFormProps<R extends Route> {
  route: R;
  start: Partial<Exercise>;
  question: (values: Values) => ApiRequest<R>;
  onDone: (answer: ApiResponse<R>) => void;
  draft: string;
  save?: string;
}

export function ExerciseForm<R extends Route>({ route, start, question, onDone, draft, save }: ExerciseFormProps<R>) {
  const t = useTexts('exercises');
  const form = useServerForm<R, Values>({
    route,
    initialValues: { name: start.name ?? '', ...taxonomyOf(start), instructions: start.instructions ?? '' },
    toRequest: question,
    schema: ExerciseDraft,
    invalidates: exerciseInvalidations,
    draft,
    onSuccess: onDone,
  });
  const { field } = form;

  return (
    <FormSheet form={form} {...(save && { save })}>
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
    </FormSheet>
  );
}
