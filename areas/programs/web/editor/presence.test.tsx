import { QueryClient } from '@tanstack/react-query';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { documentEditorsChanged } from '#shell/common/documents/routes.ts';
import { documentLiveHandlers } from '#shell/web/documents/live.ts';
import { respond, requestsTo } from '#shell/web/testing/fake-api.ts';
import { programRoutes } from '../../contract.ts';
import { exampleProgram } from '../../example.ts';
import { openProgramScreen } from './testing/open-program-screen.tsx';

const since = '2026-11-20T10:00:00Z';
const marta = { name: 'Marta Conti', isMe: false, since };
const theirs = { ...exampleProgram, title: 'Di Marta', version: 5 };

beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const nextReport = () => vi.advanceTimersByTime(30_000);

test('a colleague who has the program open is named until they close it', async () => {
  await openProgramScreen();
  respond(programRoutes.editing, { version: 1, editors: [marta] });
  nextReport();
  expect(await screen.findByText(/^Anche Marta Conti ci sta lavorando/)).toBeTruthy();

  respond(programRoutes.editing, { version: 1, editors: [] });
  nextReport();
  await waitFor(() => expect(screen.queryByText(/Marta Conti/)).toBeNull());
});

test('who comes while somebody types is named in the line of the way back, which moves no row', async () => {
  await openProgramScreen();
  const line = screen.getByRole('link', { name: 'Programmi' }).parentElement;
  expect(within(line as HTMLElement).getByRole('status').textContent).toBe('');
  respond(programRoutes.editing, { version: 1, editors: [marta] });
  nextReport();

  await waitFor(() => expect(within(line as HTMLElement).getByRole('status').textContent).toMatch(/Marta Conti/));
});

test('a second tab of the same user is named as such', async () => {
  await openProgramScreen();
  respond(programRoutes.editing, { version: 1, editors: [{ ...marta, isMe: true }] });
  nextReport();

  expect(await screen.findByText("È aperto anche in un'altra tua scheda.")).toBeTruthy();
});

test('a tab that opens the program again is the same tab for the server', async () => {
  await openProgramScreen();
  cleanup();
  await openProgramScreen();

  const tabIds = requestsTo(programRoutes.editing).map(({ body }) => (body as { tabId: string }).tabId);
  expect(tabIds.length).toBeGreaterThan(2);
  expect(new Set(tabIds).size).toBe(1);
});

test('a version saved elsewhere is loaded when there are no unsaved edits', async () => {
  await openProgramScreen();
  respond(programRoutes.editing, { version: 5, editors: [marta] });
  respond(programRoutes.get, { program: theirs });
  nextReport();

  expect(await screen.findByDisplayValue('Di Marta')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('with unsaved edits a version saved elsewhere opens the conflict dialog', async () => {
  await openProgramScreen();
  respond(programRoutes.editing, { version: 5, editors: [marta] });
  respond(programRoutes.get, { program: theirs });
  await userEvent.type(screen.getByDisplayValue(exampleProgram.title), ' a casa');
  nextReport();

  const dialog = within(await screen.findByRole('dialog', {}, { timeout: 15_000 }));
  expect(dialog.getByRole('radio', { name: "L'altra: Di Marta" })).toBeTruthy();
  expect(requestsTo(programRoutes.save)).toHaveLength(0);
});

test('a hidden tab reports that it leaves, and reports again when it is visible', async () => {
  await openProgramScreen();
  const requestCount = () => requestsTo(programRoutes.editing).length;
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(requestsTo(programRoutes.editing).at(-1)?.body).toMatchObject({ isLeaving: true }));
  const before = requestCount();
  nextReport();
  expect(requestCount()).toBe(before);

  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(requestsTo(programRoutes.editing).at(-1)?.body).toMatchObject({ isLeaving: false }));
});

test('offline no presence request is sent', async () => {
  await openProgramScreen();
  const before = requestsTo(programRoutes.editing).length;
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  nextReport();

  expect(requestsTo(programRoutes.editing)).toHaveLength(before);
});

test('a colleague is named at once when the server says that the program was opened', async () => {
  await openProgramScreen();
  respond(programRoutes.editing, { version: 1, editors: [marta] });
  for (const { type, handle } of documentLiveHandlers)
    if (type === documentEditorsChanged.type) handle(new QueryClient(), { documentId: exampleProgram.id });

  expect(await screen.findByText(/^Anche Marta Conti ci sta lavorando/)).toBeTruthy();
});
