import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ProgramContent } from '../../../contract/document.ts';
import { cloneWeek } from '../../../rules/clone-weeks.ts';
import { withNumbers } from '../../../rules/numbers.ts';
import { newId } from '#shell/common/ids.ts';
import { currentView } from '../cells/visible-columns.ts';
import { cell, clickCell, dayOf, press, savedContent } from '../testing/grid.ts';
import { exampleCopy, openProgramScreen } from '../testing/open-program-screen.tsx';

beforeEach(() => currentView.set('columns'));
// Unmounting sends a last presence request, which needs the fake server.
afterEach(cleanup);

/** A copy with three equal weeks; the load of the first exercise is 70 kg in the third one. */
const copy = structuredClone(exampleCopy);
const [firstWeek] = copy.weeks;
if (firstWeek) copy.weeks = withNumbers([firstWeek, cloneWeek(firstWeek, newId), cloneWeek(firstWeek, newId)]);
Object.assign(copy.weeks[2]?.days[0]?.workouts[0]?.exercises[0] ?? {}, { weight: '70 kg' });
const begun = [copy.weeks[0]?.days[0]?.workouts[0]?.id ?? ''];
const firstLoads = ({ weeks }: ProgramContent) => weeks.map(({ days }) => days[0]?.workouts[0]?.exercises[0]?.weight);

test('a load changed in a begun workout is offered to the later week with the former load, not to a deload', async () => {
  await openProgramScreen({ program: copy, begun });
  const day = await dayOf(1);
  await clickCell(cell(day, 'Carico, A Panca piana con bilanciere'));
  await press('90 kg{Enter}');

  expect(await screen.findByText(/deve ancora fare, e le altre settimane tengono i loro\.$/)).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Anche nella settimana dopo' }));

  expect(await screen.findByText('Modifica riportata nella settimana dopo.')).toBeTruthy();
  await waitFor(() => expect(firstLoads(savedContent(copy))).toEqual(['90 kg', '90 kg', '70 kg']), { timeout: 15_000 });
});
