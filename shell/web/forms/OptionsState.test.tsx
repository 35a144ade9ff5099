import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { renderScreen } from '../testing/render.tsx';
import { OptionsState } from './OptionsState.tsx';

const pages = {
  rows: [],
  firstPage: undefined,
  error: null,
  isPending: false,
  isPlaceholderData: false,
  hasMore: false,
  isLoadingMore: false,
  loadMore: vi.fn(),
  refetch: vi.fn(),
};

function open(state: object, isSearched = false) {
  return renderScreen(() => (
    <OptionsState pages={{ ...pages, ...state }} isSearched={isSearched} empty={{ text: 'Nessun cliente' }} />
  ));
}

test('without options it says what is missing; after a search, that nothing was found', async () => {
  const { unmount } = await open({});
  expect(await screen.findByText('Nessun cliente')).toBeTruthy();
  unmount();

  await open({}, true);
  expect(await screen.findByText('Nessun risultato con questi filtri.')).toBeTruthy();
});

test('options that did not load can be loaded again', async () => {
  await open({ error: new ApiError({ status: 500, code: 'error', message: 'x' }) }, true);

  await userEvent.click(await screen.findByRole('button', { name: 'Riprova' }));

  expect(pages.refetch).toHaveBeenCalledOnce();
});

test('the next options are loaded with a button', async () => {
  await open({ rows: [{}], hasMore: true });

  await userEvent.click(await screen.findByRole('button', { name: 'Mostra altri' }));

  expect(pages.loadMore).toHaveBeenCalledOnce();
});
