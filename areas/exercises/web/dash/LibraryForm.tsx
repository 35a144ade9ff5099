import { Textarea, TextInput } from '@mantine/core';
import type { ApiResponse, ApiRequest } from '#shell/common/route.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { useServerForm } from '#shell/web/forms/server-form.ts';
import { LibraryExerciseDraft } from '../../contract/exercise.ts';
import type { LibraryExercise, libraryRoutes } from '../../contract/library.ts';
import { TaxonomyFields, type TaxonomyValues, taxonomyOf } from '../edit/TaxonomyFields.tsx';
import { exerciseInvalidations } from '../queries.ts';

type Route = typeof libraryRoutes.create | typeof libraryRoutes.update;
type Words = Record<'name_it' | 'name_en' | 'instructions_it' | 'instructions_en', string>;
type Values = TaxonomyValues & Words;

interface LibraryFormProps<R extends Route> {
  route: R;
  start: Partial<LibraryExercise>;
  question: (values: Values) => ApiRequest<R>;
  onDone: (answer: ApiResponse<R>) => void;
  draft: string;
}

/** Named and described in both languages, because every account reads it in its own. */
export function LibraryForm<R extends Route>({ route, start, question, onDone, draft }: LibraryFormProps<R>) {
  const t = useTexts('exercises');
  const form = useServerForm<R, Values>({
    route,
    initialValues: { ...wordsOf(start), ...taxonomyOf(start) },
    toRequest: question,
    schema: LibraryExerciseDraft,
    invalidates: exerciseInvalidations,
    draft,
    onSuccess: onDone,
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

function wordsOf(start: Partial<LibraryExercise>): Words {
  return {
    name_it: start.name_it ?? '',
    name_en: start.name_en ?? '',
    instructions_it: start.instructions_it ?? '',
    instructions_en: start.instructions_en ?? '',
  };
}
