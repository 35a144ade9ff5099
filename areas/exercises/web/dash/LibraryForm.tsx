import { Textarea, TextInput } from '@mantine/core';
import type { Answer, Question } from '#shell/common/route.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { FormSheet } from '#shell/web/widgets/FormSheet.tsx';
import { useServerForm } from '#shell/web/widgets/server-form.ts';
import { LibraryExerciseDraft } from '../../contract/exercise.ts';
import type { LibraryExercise, libraryRoutes } from '../../contract/library.ts';
import { KindFields, type KindValues, kindOf } from '../edit/KindFields.tsx';
import { showingExercises } from '../queries.ts';

type Route = typeof libraryRoutes.create | typeof libraryRoutes.update;
type Words = Record<'name_it' | 'name_en' | 'instructions_it' | 'instructions_en', string>;
type Values = KindValues & Words;

interface LibraryFormProps<R extends Route> {
  route: R;
  start: Partial<LibraryExercise>;
  question: (values: Values) => Question<R>;
  onDone: (answer: Answer<R>) => void;
  draft: string;
}

/** Named and described in both languages, because every account reads it in its own. */
export function LibraryForm<R extends Route>({ route, start, question, onDone, draft }: LibraryFormProps<R>) {
  const t = useTexts('exercises');
  const form = useServerForm<R, Values>({
    route,
    initialValues: { ...wordsOf(start), ...kindOf(start) },
    question,
    schema: LibraryExerciseDraft,
    refresh: showingExercises,
    draft,
    onDone,
  });
  const { field } = form;

  return (
    <FormSheet of={form}>
      <TextInput label={t('fields.name_it')} maxLength={120} required {...field('name_it')} />
      <TextInput label={t('fields.name_en')} maxLength={120} required lang="en" {...field('name_en')} />
      <KindFields field={field} />
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
