import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { exampleCompletedWorkout } from '../../example.ts';
import type { CompletedWorkout } from '../../contract/workout.ts';
import { PainNotice } from './PainNotice.tsx';

const painReaders = [{ name: 'Marta Riva', readAt: '2026-11-19T08:00:00.000Z' }];

async function show(clientId: string | null, changes: Partial<CompletedWorkout> = {}): Promise<void> {
  const symptom = { namesSymptoms: true, painReaders: clientId ? painReaders : [] };
  const workout = { ...exampleCompletedWorkout, ...symptom, ...changes };
  const Notice = () => (
    <>
      <h1>{workout.title}</h1>
      <PainNotice subject={{ clientId }} workout={workout} shares={undefined} />
    </>
  );
  await renderScreen(Notice, { path: '/', permissions: ['view workouts'], texts: ['completed-workouts'] });
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
}

test('a workout in which only a text names a symptom says so to a professional, with who has read it', async () => {
  await show(exampleCompletedWorkout.clientId);

  const text = 'Un commento o una nota parla di un disturbo.Letto il 19 nov 2026 da Marta Riva.';
  expect(screen.getByRole('alert').textContent).toBe(text);
});

test('the client, who wrote the text, reads no notice', async () => {
  await show(null);

  expect(screen.queryByRole('alert')).toBeNull();
});

test('a text that names a medicine is pointed out to a professional with its own word', async () => {
  const comment = 'Ho preso ibuprofene prima di venire';
  await show(exampleCompletedWorkout.clientId, { namesSymptoms: false, painReaders: [], comment, commentAuthor: null });

  expect(screen.getByText('Un commento o una nota nomina un farmaco.')).toBeTruthy();
  expect(screen.queryByText('Un commento o una nota parla di un disturbo.')).toBeNull();
});

test('a note of a set that gave way to another one stands above the workout, and says whether its set was removed', async () => {
  const [row] = exampleCompletedWorkout.rows;
  await show(exampleCompletedWorkout.clientId, {
    otherNotes: [3, 9].map((setNumber) => ({ rowId: row?.id ?? '', setNumber, note: 'Dolore al petto' })),
  });

  expect(screen.getByText(`${row?.name}, nota scritta prima, serie 3: «Dolore al petto»`)).toBeTruthy();
  expect(screen.getByText(`${row?.name}, nota di una serie rimossa, serie 9: «Dolore al petto»`)).toBeTruthy();
});

test('comments and notes of skips that gave way to those of another phone stand above the workout', async () => {
  const [row] = exampleCompletedWorkout.rows;
  await show(exampleCompletedWorkout.clientId, {
    otherTexts: [
      { rowId: null, text: 'Dolore al petto' },
      { rowId: row?.id ?? '', text: 'Ho preso ibuprofene' },
    ],
  });

  expect(screen.getByText('Commento scritto prima: «Dolore al petto»')).toBeTruthy();
  expect(screen.getByText(`${row?.name}, nota scritta prima: «Ho preso ibuprofene»`)).toBeTruthy();
  expect(screen.getByText('Un commento o una nota nomina un farmaco.')).toBeTruthy();
});

test('pain that was ticked and taken back stands in red as it is, and is no note or comment of the client', async () => {
  const text = 'Dolore segnalato e poi tolto dal cliente: Squat';
  const [row] = exampleCompletedWorkout.rows;
  await show(exampleCompletedWorkout.clientId, {
    painReaders: [],
    otherTexts: [{ rowId: row?.id ?? '', text, isTakenBack: true }],
  });

  expect(screen.getByRole('alert').textContent).toBe(text);
  expect(screen.queryByText(/nota scritta prima/)).toBeNull();
});
