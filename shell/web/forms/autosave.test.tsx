import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { isServerReachable } from '../api/connectivity.ts';
import { renderScreen } from '../testing/render.tsx';
import { TextConflictChoice } from './TextConflictChoice.tsx';
import { useAutosave, type VersionedText } from './autosave.ts';
import { SaveStatusLabel } from './SaveStatusLabel.tsx';

const save = vi.fn<(typed: VersionedText) => Promise<VersionedText>>();
const onResolve = vi.fn();

function Note() {
  const { text, status, change, conflict, retry } = useAutosave({
    draft: 'note',
    saved: { text: 'Prima', version: 1 },
    save,
    pick: (record) => record as VersionedText,
  });
  return (
    <>
      <textarea aria-label="Nota" value={text} onChange={(event) => change(event.currentTarget.value)} />
      <SaveStatusLabel status={status} onRetry={retry} onResolve={onResolve} />
      {conflict && <TextConflictChoice conflict={conflict} />}
    </>
  );
}

const note = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Nota' });
const failed = (status: number, record?: VersionedText) =>
  Promise.reject(new ApiError({ status, code: '', message: '', data: { record } }));
const texts = () => save.mock.calls.map(([{ text }]) => text);
const longTimeout = { timeout: 15_000 };

beforeEach(() => {
  save.mockReset().mockImplementation(async ({ text, version }) => ({ text, version: version + 1 }));
  onResolve.mockReset();
});

test('a text typed without a pause is saved once', async () => {
  await renderScreen(Note);

  await userEvent.type(await note(), ' e dopo');

  await waitFor(() => expect(screen.getByText('Salvato')).toBeTruthy(), longTimeout);
  expect(texts()).toEqual(['Prima e dopo']);
});

test('a text typed during a save is saved after it', async () => {
  let finish = () => {};
  save.mockImplementationOnce(
    () => new Promise((resolve) => (finish = () => resolve({ text: 'Prima uno', version: 2 }))),
  );
  await renderScreen(Note);
  await userEvent.type(await note(), ' uno');
  await waitFor(() => expect(save).toHaveBeenCalledOnce(), longTimeout);

  await userEvent.type(await note(), ' due');
  finish();

  await waitFor(() => expect(screen.getByText('Salvato')).toBeTruthy(), longTimeout);
  expect(save.mock.calls).toEqual([[{ text: 'Prima uno', version: 1 }], [{ text: 'Prima uno due', version: 2 }]]);
});

test('a failed save is retried when the server is reachable again', async () => {
  save.mockImplementationOnce(() => failed(0));
  await renderScreen(Note);
  isServerReachable.set(false);
  await userEvent.type(await note(), '!');
  expect(await screen.findByRole('button', { name: 'Non salvato: riprova' }, longTimeout)).toBeTruthy();

  isServerReachable.set(true);

  await waitFor(() => expect(screen.getByText('Salvato', { selector: 'span' })).toBeTruthy(), longTimeout);
  expect(texts().at(-1)).toBe('Prima!');
});

test('an unsaved text is restored after a reload', async () => {
  save.mockImplementation(() => failed(500));
  const { unmount } = await renderScreen(Note);
  await userEvent.type(await note(), ' e dopo');
  unmount();

  await renderScreen(Note);

  expect((await note()).value).toBe('Prima e dopo');
});

test('leaving or hiding the page saves at once', async () => {
  const { unmount } = await renderScreen(Note);
  await userEvent.type(await note(), ' uno');

  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(texts()).toEqual(['Prima uno']);
  await waitFor(() => expect(screen.getByText('Salvato')).toBeTruthy());

  await userEvent.type(await note(), ' due');
  unmount();
  expect(texts().at(-1)).toBe('Prima uno due');
});

test('a version conflict offers to choose a version instead of a retry', async () => {
  save.mockImplementation(() => failed(409, { text: 'Altra', version: 5 }));
  await renderScreen(Note);
  await userEvent.type(await note(), '!');

  await userEvent.click(await screen.findByRole('button', { name: 'Non salvato: scegli' }, longTimeout));

  expect(onResolve).toHaveBeenCalledOnce();
});

test.each([
  { choice: 'Tieni la mia', shown: 'Prima!', sent: ['Prima!', 'Prima!'] },
  { choice: "Prendi l'altra", shown: 'Altra', sent: ['Prima!'] },
])('a text saved meanwhile in another tab is shown; "$choice" decides', async ({ choice, shown, sent }) => {
  save.mockImplementationOnce(() => failed(409, { text: 'Altra', version: 5 }));
  await renderScreen(Note);
  await userEvent.type(await note(), '!');
  expect(await screen.findByText('Altra', { selector: 'p' }, longTimeout)).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: choice }));

  await waitFor(() => expect(screen.getByText('Salvato', { selector: 'span' })).toBeTruthy(), longTimeout);
  expect((await note()).value).toBe(shown);
  expect(texts()).toEqual(sent);
  expect(sessionStorage.length).toBe(0);
});

test('a save of another part of the record is no conflict', async () => {
  save.mockImplementationOnce(() => failed(409, { text: 'Prima', version: 5 }));
  await renderScreen(Note);

  await userEvent.type(await note(), '!');

  await waitFor(() => expect(screen.getByText('Salvato', { selector: 'span' })).toBeTruthy(), longTimeout);
  expect(save.mock.calls.map(([{ version }]) => version)).toEqual([1, 5]);
});

test('a draft keeps the version that it was typed on, so that a later save by somebody else is noticed', async () => {
  save.mockImplementation(() => failed(500));
  const { unmount } = await renderScreen(Note);
  await userEvent.type(await note(), '!');
  unmount();

  const stored = JSON.parse(sessionStorage.getItem('draft.note') ?? '{}');

  expect(stored).toEqual({ text: 'Prima!', base: { text: 'Prima', version: 1 } });
});
