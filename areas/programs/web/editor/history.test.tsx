import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { newId } from '#shell/common/ids.ts';
import { respond } from '#shell/web/testing/fake-api.ts';
import { programRoutes } from '../../contract.ts';
import type { Program } from '../../contract/document.ts';
import { exampleProgram } from '../../example.ts';
import { documentOf } from './load-program.ts';
import { openProgramScreen } from './testing/open-program-screen.tsx';

afterEach(cleanup);

/** The first week of the program with new ids and another load, as after it was imported again. */
function writtenAgain(): Program {
  const [first] = structuredClone(exampleProgram.weeks);
  if (!first) throw new Error('writtenAgain: no week');
  const week = { ...first, id: newId(), days: first.days.map((day) => ({ ...day, id: newId() })) };
  for (const workout of week.days.flatMap(({ workouts }) => workouts)) {
    workout.id = newId();
    for (const row of workout.exercises) row.id = newId();
  }
  const [bench] = week.days[0]?.workouts[0]?.exercises ?? [];
  if (bench) bench.weight = '75 kg';
  return { ...exampleProgram, weeks: [week] };
}

test('a history whose first version was not kept says so, and one that has it does not', async () => {
  const version = { savedAt: '2026-11-20T10:00:00.000Z', startedAt: '2026-11-20T10:00:00.000Z', author: 'Sara Conti' };
  const versionsFrom = (first: number) => [
    { ...version, version: 9, isCurrent: true },
    { ...version, version: first, isCurrent: false },
  ];
  const sentence = /^La versione iniziale non è stata conservata/;
  for (const [first, isSaid] of [
    [4, true],
    [1, false],
  ] as const) {
    await openProgramScreen();
    respond(programRoutes.versions, { versions: versionsFrom(first), nextPage: 0 });
    await userEvent.click(await screen.findByRole('button', { name: 'Cronologia' }));
    const history = within(await screen.findByRole('dialog', { name: 'Cronologia' }));
    await history.findByRole('button', { name: /20 nov/, expanded: false });

    expect(history.queryByText(sentence) !== null).toBe(isSaid);
    cleanup();
  }
});

test('a version to restore says how much it contains and what changes in the weeks in their place', async () => {
  await openProgramScreen();
  const version = { savedAt: '2026-11-20T10:00:00.000Z', startedAt: '2026-11-20T10:00:00.000Z', author: 'Sara Conti' };
  respond(programRoutes.versions, {
    versions: [
      { ...version, version: 2, isCurrent: true },
      { ...version, version: 1, isCurrent: false },
    ],
    nextPage: 0,
  });
  respond(programRoutes.version, { content: documentOf(writtenAgain()).content });
  await userEvent.click(await screen.findByRole('button', { name: 'Cronologia' }));
  const history = within(await screen.findByRole('dialog', { name: 'Cronologia' }));
  await userEvent.click(await history.findByRole('button', { name: /20 nov/, expanded: false }));

  expect(await history.findByText(/^Da \d+ allenamenti · \d+ serie a \d+ allenament[oi] · \d+ serie$/)).toBeTruthy();
  expect(await history.findByText('carico: da 80 kg a 75 kg')).toBeTruthy();
  expect(history.getByText('Sett. 2')).toBeTruthy();
  expect(history.getAllByText('non c’è più').length).toBeGreaterThan(0);
  expect(history.queryByText('si aggiunge')).toBeNull();
  await userEvent.click(history.getByText('Leggi questa versione'));
  expect(history.getAllByText(/@75 kg/).length).toBeGreaterThan(0);
});
