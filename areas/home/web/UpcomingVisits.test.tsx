import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { visitRoutes } from '#areas/visits/contract/routes.ts';
import { addDays, todayIn } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import { respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { UpcomingVisits } from './UpcomingVisits.tsx';

const today = todayIn('Europe/Rome');

test('the next visits name client and day, and say which one was missed', async () => {
  const missed = { clientId: newId(), clientName: 'Anna Neri', day: addDays(today, -2) };
  const coming = { clientId: newId(), clientName: 'Bea Blu', day: addDays(today, 3) };
  const far = { clientId: newId(), clientName: 'Carla Verdi', day: addDays(today, 12) };
  respond(visitRoutes.upcoming, { visits: [missed, coming, far], nextPage: 0 });
  await renderScreen(UpcomingVisits, { texts: ['home'], permissions: [] });

  const [first, second, third] = within(await screen.findByRole('list', { name: 'Prossime visite' })).getAllByRole(
    'listitem',
  );
  expect(first?.textContent).toMatch(/Anna Neri.*Era prevista/);
  expect(second?.textContent).toMatch(/Bea Blu.*tra 3 giorni/);
  expect(third?.textContent?.match(/\d{4}/g)).toHaveLength(1);
  expect(second?.textContent).not.toContain('Era prevista');
  expect(screen.getByRole('link', { name: 'Anna Neri' }).getAttribute('href')).toBe(
    `/clients/${missed.clientId}/visits`,
  );
});

test('without next visits there is no section', async () => {
  respond(visitRoutes.upcoming, { visits: [], nextPage: 0 });
  const Screen = () => (
    <>
      <UpcomingVisits />
      <p>{'fine'}</p>
    </>
  );
  await renderScreen(Screen, { texts: ['home'], permissions: [] });

  expect(await screen.findByText('fine')).toBeTruthy();
  await expect.poll(() => screen.queryByText('Prossime visite')).toBeNull();
});
