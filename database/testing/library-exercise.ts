import type { TestServer } from './server.ts';

/** Returns the id of an exercise of the library, such as `barbell-curl`. */
export async function libraryExerciseId({ owner }: TestServer, code: string): Promise<string> {
  const { rows } = await owner.query<{ id: string }>('select id from system_exercises where code = $1', [code]);
  const [exercise] = rows;
  if (!exercise) throw new Error(`libraryExerciseId: no exercise ${code}`);
  return exercise.id;
}
