import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { respondWithError } from '#shell/web/testing/fake-api.ts';
import { programRoutes } from '../../contract.ts';
import type { Program } from '../../contract/document.ts';
import type { RowExercise } from '../../contract/editing.ts';
import { exampleExercises, exampleProgram } from '../../example.ts';
import { withWorkoutChanged } from '../../rules/workouts.ts';
import { loadClipboard } from './clipboard/lazy-clipboard.ts';
import { documentOf } from './load-program.ts';
import { clipboard } from './testing/grid.ts';
import { openProgramScreen } from './testing/open-program-screen.tsx';

afterEach(cleanup);

const { id, name: italian } = exampleExercises.bench;
const exercises: RowExercise[] = [
  {
    id,
    name: italian,
    category: 'strength' as const,
    primaryMuscles: ['chest'],
    secondaryMuscles: [],
    equipment: [],
    libraryNames: { it: italian, en: 'Barbell bench press' },
  },
];

/** The example with another name in the first row, the bench press. */
function withBench(change: { name?: string; sets?: number }): Program {
  const workout = exampleProgram.weeks[0]?.days[0]?.workouts[0];
  const weeks = withWorkoutChanged(exampleProgram.weeks, workout?.id ?? '', (one) => ({
    ...one,
    exercises: one.exercises.map((row, index) => (index === 0 ? { ...row, ...change } : row)),
  }));
  return { ...exampleProgram, weeks };
}

function benchNames(): (string | null)[] {
  return screen.getAllByRole('rowheader', { name: /^A / }).map((cell) => cell.getAttribute('title'));
}

test('an exercise picked in English has its Italian name for an Italian reader, in the row and in the names of its cells', async () => {
  await openProgramScreen({ program: withBench({ name: 'Barbell bench press' }), exercises });

  expect(benchNames()[0]).toBe(italian);
  expect(screen.queryByRole('gridcell', { name: /Barbell bench press/ })).toBeNull();
});

test('a name that the coach gave stays', async () => {
  await openProgramScreen({ program: withBench({ name: 'La panca di Carla' }), exercises });

  expect(benchNames()[0]).toBe('La panca di Carla');
});

test('a copied name is the one that the reader sees', async () => {
  await loadClipboard();
  await openProgramScreen({ program: withBench({ name: 'Barbell bench press' }), exercises });
  const [first] = screen.getAllByRole('rowheader', { name: /^A / });
  await userEvent.click(first as HTMLElement);
  const { held, copy } = clipboard();
  copy();

  expect(held.get('text/plain')).toContain(italian);
});

test('a conflict names the exercise in the language of the reader', async () => {
  const opened = withBench({ name: 'Barbell bench press' });
  await openProgramScreen({ program: opened, exercises });
  const saved = { ...withBench({ name: 'Barbell bench press', sets: 6 }), version: 5 };
  respondWithError(programRoutes.save, 409, {
    code: 'version_conflict',
    data: { document: { ...documentOf(saved), id: saved.id } },
  });
  const [load] = await screen.findAllByRole('gridcell', { name: /^80 kg Carico, A / });
  await userEvent.click(load as HTMLElement);
  await userEvent.keyboard('85 kg{Enter}');
  const dialog = within(await screen.findByRole('dialog'));

  expect(dialog.getAllByText(new RegExp(italian))).not.toHaveLength(0);
  expect(dialog.queryByText(/Barbell bench press/)).toBeNull();
});
