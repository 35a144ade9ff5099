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
const longTimeout = { timeout: 3000 };

beforeEach(() => {
  save.mockReset().mockResolvedValue({});
  onResolve.mockReset();
});

test('a text typed without a pause is saved once', async () => {
  await renderScreen(Note);

  await userEvent.type(await note(), ' e dopo');

  await waitFor(() => expect(screen.getByText('Salvato')).toBeTruthy(), longTimeout);
  expect(save.mock.calls).toEqual([['Prima e dopo']]);
});

test('a text typed during a save is saved after it', async () => {
  let finish = () => {};
  save.mockImplementationOnce(() => new Promise<void>((resolve) => (finish = resolve)));
  await renderScreen(Note);
  await userEvent.type(await note(), ' uno');
  await waitFor(() => expect(save).toHaveBeenCalledOnce(), longTimeout);

  await userEvent.type(await note(), ' due');
  finish();

  await waitFor(() => expect(screen.getByText('Salvato')).toBeTruthy(), longTimeout);
  expect(save.mock.calls).toEqual([['Prima uno'], ['Prima uno due']]);
});

test('a failed save is retried when the server is reachable again', async () => {
  save.mockImplementationOnce(() => failed(0));
  await renderScreen(Note);
  isServerReachable.set(false);
  await userEvent.type(await note(), '!');
  expect(await screen.findByRole('button', { name: 'Non salvato: riprova' }, longTimeout)).toBeTruthy();

  isServerReachable.set(true);

  await waitFor(() => expect(screen.getByText('Salvato', { selector: 'span' })).toBeTruthy(), longTimeout);
  expect(save.mock.calls.at(-1)).toEqual(['Prima!']);
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
  expect(save.mock.calls).toEqual([['Prima uno']]);
  await waitFor(() => expect(screen.getByText('Salvato')).toBeTruthy());

  await userEvent.type(await note(), ' due');
  unmount();
  expect(save.mock.calls.at(-1)).toEqual(['Prima uno due']);
});

test('a version conflict offers to choose a version instead of a retry', async () => {
  save.mockImplementation(() => failed(409));
  await renderScreen(Note);
  await userEvent.type(await note(), '!');

  await userEvent.click(await screen.findByRole('button', { name: 'Non salvato: scegli' }, longTimeout));

  expect(onResolve).toHaveBeenCalledOnce();
});
