import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { nextPage } from '#shell/common/fields.ts';
import { defineRoutes } from '#shell/common/route.ts';
import { useInfiniteApiQuery } from '../api/query.ts';
import { respond, requestsTo } from '../testing/fake-api.ts';
import { renderScreen } from '../testing/render.tsx';
import { useSearchParams } from './search-params.ts';
import { PagedList } from './PagedList.tsx';
import { SearchField } from './SearchField.tsx';

const Filters = z.object({ search: z.string().max(20).optional(), status: z.enum(['active']).optional() });
const routes = defineRoutes({
  list: {
    endpoint: 'GET /clients',
    permission: 'view clients',
    query: Filters,
    response: z.object({ names: z.array(z.string()), nextPage }),
  },
});

function Clients() {
  const [filters, setFilters] = useSearchParams(Filters);
  const clients = useInfiniteApiQuery(routes.list, filters, ({ names }) => names);
  return (
    <PagedList
      pages={clients}
      label="clients"
      columns={[{ name: 'name', header: 'name', cell: (name) => name }]}
      card={(title) => ({ title })}
      rowKey={(name) => name}
      link={(name) => ({ to: `/clients/${name}` }) as never}
      toolbar={<SearchField value={filters.search} onChange={(search) => setFilters({ search })} />}
      empty="nobody"
    />
  );
}

test('the next page is appended, and a row links to its record', async () => {
  respond(routes.list, { names: ['Anna'], nextPage: 2 });
  await renderScreen(Clients);
  const table = await screen.findByRole('table', { name: 'clients' });
  expect((await within(table).findByRole('link', { name: 'Anna' })).getAttribute('href')).toBe('/clients/Anna');

  respond(routes.list, { names: ['Bruno'], nextPage: 0 });
  await userEvent.click(screen.getByRole('button', { name: 'Mostra altri' }));

  expect(await screen.findByText('Bruno')).toBeTruthy();
  expect(screen.getByText('Anna')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Mostra altri' })).toBeNull();
  expect(requestsTo(routes.list).map(({ query }) => query['page'])).toEqual(['1', '2']);
});

test('an empty list says what to do next', async () => {
  respond(routes.list, { names: [], nextPage: 0 });
  await renderScreen(Clients);

  expect(await screen.findByText('nobody')).toBeTruthy();
});

test('the search text is in the URL, and an invalid filter in the URL is ignored', async () => {
  respond(routes.list, { names: ['Anna'], nextPage: 0 });
  const { router } = await renderScreen(Clients, { at: '/?status=purple' });

  await userEvent.type(await screen.findByRole('searchbox'), 'ann');

  await expect.poll(() => router.state.location.search).toMatchObject({ search: 'ann' });
  await expect.poll(() => requestsTo(routes.list).at(-1)?.query).toEqual({ search: 'ann', page: '1' });
});
