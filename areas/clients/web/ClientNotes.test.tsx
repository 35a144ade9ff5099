import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { clientRoutes } from '../contract.ts';
import { exampleClient } from '../example.ts';
import { ClientLayout } from './ClientLayout.tsx';
import { ClientNotes } from './ClientNotes.tsx';

const note = 'Ernia discale L5-S1: niente stacco da terra pesante.';
const content = 'Panca piana 4 × 8';
const hidden = /^Non vedi i dati di salute dei clienti/;
const permissions = ['view clients', 'view health records', 'update programs'];

function openTab(active: string, written: string, permitted = permissions) {
  respond(clientRoutes.detail, { client: { ...exampleClient, note: written } });
  const Page = () => (
    <ClientLayout id={exampleClient.id} active={active}>
      <p>{content}</p>
    </ClientLayout>
  );
  return renderScreen(Page, {
    ...{ path: '/clients/$id', at: `/clients/${exampleClient.id}` },
    ...{ permissions: permitted, texts: ['clients'] },
  });
}

test('what was noted about a client is below the tabs of their page, with a link to the note', async () => {
  await openTab('programs', note);

  const link = await screen.findByRole('link', { name: `Nota su ${exampleClient.name}` });
  expect(link.getAttribute('href')).toBe(`/clients/${exampleClient.id}/note`);
  expect(link.parentElement?.textContent).toBe(`Nota su ${exampleClient.name}: ${note}`);
  const tabs = screen.getByRole('navigation', { name: 'Sezioni del cliente' });
  expect(tabs.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test.each([
  ['the tab of the note itself', 'note', note],
  ['the page of a client without one', 'programs', ' \n'],
])('no note is above the content of %s', async (_, active, written) => {
  await openTab(active, written);

  expect(await screen.findByText(content)).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Nota su/ })).toBeNull();
});

test.each([
  ['who trains clients', ['view clients', 'update workouts'], 1],
  ['nobody who reads them', permissions, 0],
  ['nobody who prescribes nothing', ['view clients'], 0],
])('that health data is hidden is said to %s', async (_, permitted, times) => {
  await openTab('programs', '', permitted);

  expect(await screen.findByText(content)).toBeTruthy();
  expect(screen.queryAllByText(hidden)).toHaveLength(times);
});

test('of the notes about more than three clients only the first lines are shown, and further clients are counted', async () => {
  const clients = [1, 2, 3, 4].map((number) => ({
    id: exampleClient.id.slice(0, -1) + number,
    name: `Elisa ${number}`,
    note,
  }));
  await renderScreen(() => <ClientNotes clients={clients} others={2} />, { texts: ['clients'], permissions });

  const links = await screen.findAllByRole('link', { name: /^Nota su Elisa/ });
  expect(links.map((link) => link.parentElement?.style.getPropertyValue('--text-line-clamp'))).toEqual([
    '1',
    '1',
    '1',
    '1',
  ]);
  expect(screen.getByText('e altri 2 clienti con una nota')).toBeTruthy();
});
