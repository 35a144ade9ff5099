import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { respond, requestsTo } from '#shell/web/testing/fake-api.ts';
import { programRoutes } from '../../../contract.ts';
import { programEditingRoutes } from '../../../contract/editing.ts';
import { exampleProgram } from '../../../example.ts';
import { openProgramScreen } from '../testing/open-program-screen.tsx';

const since = '2026-11-20T10:00:00Z';
const marta = { name: 'Marta Conti', isMe: false, since };
const theirs = { ...exampleProgram, title: 'Di Marta', version: 5 };

beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const nextTime = () => vi.advanceTimersByTime(15_000);

test('a colleague who has the program open is named, and no more once they left', async () => {
  await openProgramScreen();
  respond(programEditingRoutes.editing, { version: 1, editors: [marta] });
  nextTime();
  expect(await screen.findByText(/^Anche Marta Conti ha aperto questo programma/)).toBeTruthy();

  respond(programEditingRoutes.editing, { version: 1, editors: [] });
  nextTime();
  await waitFor(() => expect(screen.queryByText(/Marta Conti/)).toBeNull());
});

test('one’s own second tab is said to be that', async () => {
  await openProgramScreen();
  respond(programEditingRoutes.editing, { version: 1, editors: [{ ...marta, isMe: true }] });
  nextTime();

  expect(await screen.findByText("Il programma è aperto anche in un'altra scheda.")).toBeTruthy();
});

test('what was saved elsewhere is taken over where nothing is unsaved', async () => {
  await openProgramScreen();
  respond(programEditingRoutes.editing, { version: 5, editors: [marta] });
  respond(programRoutes.get, { program: theirs });
  nextTime();

  expect(await screen.findByDisplayValue('Di Marta')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('with unsaved edits the question comes at once', async () => {
  await openProgramScreen();
  respond(programEditingRoutes.editing, { version: 5, editors: [marta] });
  respond(programRoutes.get, { program: theirs });
  await userEvent.type(screen.getByDisplayValue(exampleProgram.title), ' a casa');
  nextTime();

  const dialog = within(await screen.findByRole('dialog', {}, { timeout: 3000 }));
  expect(dialog.getByRole('radio', { name: "L'altra: Di Marta" })).toBeTruthy();
  expect(requestsTo(programRoutes.save)).toHaveLength(0);
});

test('a hidden tab says that it leaves, and is silent until it is looked at again', async () => {
  await openProgramScreen();
  const said = () => requestsTo(programEditingRoutes.editing).length;
  const look = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(requestsTo(programEditingRoutes.editing).at(-1)?.body).toMatchObject({ isLeaving: true }));
  const before = said();
  nextTime();
  expect(said()).toBe(before);

  look.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() =>
    expect(requestsTo(programEditingRoutes.editing).at(-1)?.body).toMatchObject({ isLeaving: false }),
  );
});

test('without a network nothing is asked', async () => {
  await openProgramScreen();
  const before = requestsTo(programEditingRoutes.editing).length;
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  nextTime();

  expect(requestsTo(programEditingRoutes.editing)).toHaveLength(before);
});
