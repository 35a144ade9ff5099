import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ProgramContent } from '../../contract/document.ts';
import { currentView } from './cells/visible-columns.ts';
import { openGrid, savedContent } from './testing/grid.ts';
import { exampleProgram } from '../../example.ts';

beforeEach(() => currentView.set('columns'));
// Unmounting sends a last presence request, which needs the fake server.
afterEach(cleanup);

const idsOf = ({ weeks }: ProgramContent) => weeks.map(({ days }) => days.map(({ id }) => id));
const before = idsOf(exampleProgram);

async function run(label: string): Promise<void> {
  const [menu] = screen.getAllByRole('button', { name: 'Azioni per il giorno 1' });
  await userEvent.click(menu as HTMLElement);
  await userEvent.click(await screen.findByRole('menuitem', { name: label }));
}

test('a day is moved after the next one from its menu, without dragging', async () => {
  await openGrid();
  await run('Sposta dopo');

  const [[first, second, ...others] = [], ...weeks] = before;
  const moved = [[second, first, ...others], ...weeks];
  await waitFor(() => expect(idsOf(savedContent(exampleProgram))).toEqual(moved), { timeout: 3000 });
});

test('a day is moved to the end of the next week with its workouts', async () => {
  await openGrid();
  await run('Sposta nella settimana 2');

  const [[first, ...others] = [], next = [], ...weeks] = before;
  const moved = [others, [...next, first], ...weeks];
  await waitFor(() => expect(idsOf(savedContent(exampleProgram))).toEqual(moved), { timeout: 3000 });
});
