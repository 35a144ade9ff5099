import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { isServerReachable } from '../api/connectivity.ts';
import { renderScreen } from '../testing/render.tsx';
import { useAutosave } from './autosave.ts';
import { SaveStatusLabel } from './SaveStatusLabel.tsx';

const save = vi.fn<(text: string) => Promise<unknown>>();
const onResolve = vi.fn();

function Note() {
  const { text, status, change, retry } = useAutosave({ draft: 'note', saved: 'Prima', save });
  return (
    <>
      <textarea aria-label="Nota" value={text} onChange={(event) => change(event.currentTarget.value)} />
      <SaveStatusLabel status={status} onRetry={retry} onResolve={onResolve} />
    </>
  );
}

const note = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Nota' });
const failed = (status: number) => Promise.reject(new ApiError({ status, code: '', message: '' }));
const patient = { timeout: 3000 };

beforeEach(() => {
  save.mockReset().mockResolvedValue({});
  onResolve.mockReset();
});

test('what is typed in one go is saved once', async () => {
  await renderScreen(Note);

  await userEvent.type(await note(), ' e dopo');

  await waitFor(() => expect(screen.getByText('Salvato')).toBeTruthy(), patient);
  expect(save.mock.calls).toEqual([['Prima e dopo']]);
});

test('what is typed while a save is on its way is saved after it', async () => {
  let finish = () => {};
  save.mockImplementationOnce(() => new Promise<void>((resolve) => (finish = resolve)));
  await renderScreen(Note);
  await userEvent.type(await note(), ' uno');
  await waitFor(() => expect(save).toHaveBeenCalledOnce(), patient);

  await userEvent.type(await note(), ' due');
  finish();

  await waitFor(() => expect(screen.getByText('Salvato')).toBeTruthy(), patient);
  expect(save.mock.calls).toEqual([['Prima uno'], ['Prima uno due']]);
});

test('a text that could not be saved is saved by itself when the server is back', async () => {
  save.mockImplementationOnce(() => failed(0));
  await renderScreen(Note);
  isServerReachable.set(false);
  await userEvent.type(await note(), '!');
  expect(await screen.findByRole('button', { name: 'Non salvato: riprova' }, patient)).toBeTruthy();

  isServerReachable.set(true);

  await waitFor(() => expect(screen.getByText('Salvato', { selector: 'span' })).toBeTruthy(), patient);
  expect(save.mock.calls.at(-1)).toEqual(['Prima!']);
});

test('an unsaved text comes back after a reload', async () => {
  save.mockImplementation(() => failed(500));
  const { unmount } = await renderScreen(Note);
  await userEvent.type(await note(), ' e dopo');
  unmount();

  await renderScreen(Note);

  expect((await note()).value).toBe('Prima e dopo');
});

test('leaving or hiding the page saves without waiting', async () => {
  const { unmount } = await renderScreen(Note);
  await userEvent.type(await note(), ' uno');

  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(save.mock.calls).toEqual([['Prima uno']]);
  await waitFor(() => expect(screen.getByText('Salvato')).toBeTruthy());

  await userEvent.type(await note(), ' due');
  unmount();
  expect(save.mock.calls.at(-1)).toEqual(['Prima uno due']);
});

test('a text that somebody else changed meanwhile is a choice, not a retry', async () => {
  save.mockImplementation(() => failed(409));
  await renderScreen(Note);
  await userEvent.type(await note(), '!');

  await userEvent.click(await screen.findByRole('button', { name: 'Non salvato: scegli' }, patient));

  expect(onResolve).toHaveBeenCalledOnce();
});
