import { useRouter } from '@tanstack/react-router';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { renderScreen } from '../testing/render.tsx';
import { useSearchParams } from './search-params.ts';

const Filters = z.object({ search: z.string().optional() });

function Page() {
  const [{ search }, setParams] = useSearchParams(Filters);
  const router = useRouter();
  const leaveAndSearch = () => {
    void router.navigate({ to: '/groups' } as never);
    setParams({ search: 'Anna' });
  };
  return (
    <>
      <button type="button" onClick={() => setParams({ search: 'Bruno' })}>
        {`search ${search}`}
      </button>
      <button type="button" onClick={leaveAndSearch}>
        {'leave'}
      </button>
    </>
  );
}

test('a search is in the address of its page, and not in that of the page that is opened meanwhile', async () => {
  const { router } = await renderScreen(Page, { path: '/clients/$id', at: '/clients/7' });

  await userEvent.click(await screen.findByRole('button', { name: 'search undefined' }));
  expect(await screen.findByRole('button', { name: 'search Bruno' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'leave' }));

  await waitFor(() => expect(router.state.location.href).toBe('/groups'));
});
