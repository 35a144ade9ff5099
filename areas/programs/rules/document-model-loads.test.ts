import { expect, test } from 'vitest';
import type { ExerciseRow, ProgramContent } from '../contract/document.ts';
import { exampleProgram } from '../example.ts';
import { programModel } from './document-model.ts';
import { withWorkoutChanged } from './workouts.ts';

const base: ProgramContent = { title: exampleProgram.title, info: exampleProgram.info, weeks: exampleProgram.weeks };
const bench = firstRow(base);

function firstRow({ weeks }: ProgramContent): ExerciseRow | undefined {
  return weeks[0]?.days[0]?.workouts[0]?.exercises[0];
}

function withBench(changes: Partial<ExerciseRow>, content: ProgramContent = base): ProgramContent {
  const workoutId = content.weeks[0]?.days[0]?.workouts[0]?.id ?? '';
  const weeks = withWorkoutChanged(content.weeks, workoutId, (workout) => ({
    ...workout,
    exercises: workout.exercises.map((row) => (row.id === bench?.id ? { ...row, ...changes } : row)),
  }));
  return { ...content, weeks };
}

const lunges = { exerciseId: 'exercise lunges', name: 'Affondi' };

test('90 kg for the bench press of one side do not end on the lunges of the other: exercise and load are one choice', () => {
  const open = withBench({ weight: '' });
  const versions = {
    base: open,
    mine: withBench(lunges, open),
    theirs: withBench({ weight: '90 kg', sets: 5 }),
  };
  const { conflicts } = programModel.merge(versions);
  const chosen = (side: 'mine' | 'theirs') =>
    firstRow(programModel.merge({ ...versions, resolutions: new Map([[conflicts[0]?.key ?? '', side]]) }).content);

  expect(conflicts).toMatchObject([
    { field: 'exerciseAndLoad', mine: { exercise: lunges, weight: '' }, theirs: { weight: '90 kg' } },
  ]);
  expect(chosen('mine')).toMatchObject({ ...lunges, weight: '', sets: 5 });
  expect(chosen('theirs')).toMatchObject({ exerciseId: bench?.exerciseId, weight: '90 kg', sets: 5 });
});

test('a warm-up in kg and a progression in kg belong to their exercise too, shares of the maximum and sets do not', () => {
  const open = withBench({ weight: '', progression: null });
  const mine = withBench(lunges, open);
  const fieldsOf = (changes: Partial<ExerciseRow>) =>
    programModel.merge({ base: open, mine, theirs: withBench(changes, open) }).conflicts.map(({ field }) => field);

  expect(fieldsOf({ warmUp: '5x40 kg' })).toEqual(['exerciseAndLoad']);
  expect(fieldsOf({ progression: { kind: 'linear', stepKg: 5 } })).toEqual(['exerciseAndLoad']);
  expect(fieldsOf({ weight: '75%', warmUp: '5x50%', sets: 6 })).toEqual([]);
});

test('the same exercise chosen by both sides keeps the load that only one of them wrote', () => {
  const theirs = withBench({ ...lunges, name: 'Affondi camminati', weight: '24 kg' });
  const emptied = withBench({ weight: '' });
  const { content, conflicts } = programModel.merge({
    base: emptied,
    mine: withBench(lunges, emptied),
    theirs,
  });

  expect(firstRow(content)).toMatchObject({ exerciseId: lunges.exerciseId, weight: '24 kg' });
  expect(conflicts).toEqual([]);
});

test('another exercise with its own load replaces both when the other side changed only the name in the library', () => {
  const { content, conflicts } = programModel.merge({
    base,
    mine: withBench({ ...lunges, weight: '24 kg' }),
    theirs: withBench({ name: 'Panca' }),
  });

  expect(firstRow(content)).toMatchObject({ ...lunges, weight: '24 kg' });
  expect(conflicts).toEqual([]);
});
