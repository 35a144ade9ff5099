import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { requestsTo, respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { clientRoutes } from '../contract.ts';
import { ClientSelect } from './ClientSelect.tsx';

const heading = 'Visite';

function Filter() {
  return (
    <>
      <h1>{heading}</h1>
      <ClientSelect value={undefined} onChange={() => {}} />
    </>
  );
}

test('who may not view clients has no filter by client, and their names are not requested', async () => {
  respond(clientRoutes.forSelect, { clients: [], nextPage: 0 });
  const { unmount } = await renderScreen(Filter, { permissions: ['view visits'], texts: ['clients'] });
  expect(await screen.findByRole('heading', { name: heading })).toBeTruthy();
  expect(screen.queryByRole('combobox', { name: 'Cliente' })).toBeNull();
  expect(requestsTo(clientRoutes.forSelect)).toEqual([]);
  unmount();

  await renderScreen(Filter, { permissions: ['view visits', 'view clients'], texts: ['clients'] });
  expect(await screen.findByRole('combobox', { name: 'Cliente' })).toBeTruthy();
});
