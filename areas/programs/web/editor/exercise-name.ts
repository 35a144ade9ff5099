import { type LibraryNames, nameInLanguage } from '#areas/exercises/rules/library-name.ts';
import { currentLanguage } from '#shell/web/texts/language.ts';
import type { ExerciseRow } from '../../contract/document.ts';
import { type Editor, useEditor } from './context.tsx';

export type NamedRow = Pick<ExerciseRow, 'exerciseId' | 'name'>;

/**
 * Name of the exercise of a row in the language of the reader, unless the row was renamed. The document keeps the name with which the
 * exercise was picked; so do rows of exercises that others added since the program was opened.
 */
export function exerciseName({ libraryNames }: Pick<Editor, 'libraryNames'>, { exerciseId, name }: NamedRow): string {
  return nameInLanguage(name, libraryNames.get(exerciseId), currentLanguage());
}

export function useExerciseName(): (row: NamedRow) => string {
  const editor = useEditor();
  return (row) => exerciseName(editor, row);
}

/** Names of the library by exercise; of a response that was cached on the device before it had them, none. */
export function libraryNamesOf(
  exercises: readonly { id: string; libraryNames?: LibraryNames | null }[],
): ReadonlyMap<string, LibraryNames> {
  return new Map(exercises.flatMap(({ id, libraryNames }) => (libraryNames ? [[id, libraryNames] as const] : [])));
}
