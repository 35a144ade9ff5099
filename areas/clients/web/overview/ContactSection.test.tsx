import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { clientRoutes } from '../../contract.ts';
import { exampleClient } from '../../example.ts';
import { ContactSection } from './DetailSections.tsx';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T14:08:00Z') }));
afterEach(() => vi.useRealTimers());

function show(timeZone: string | null) {
  respond(clientRoutes.collaborators, { teamMembers: [] });
  return renderScreen(() => <ContactSection client={{ ...exampleClient, timeZone }} />, {
    permissions: ['view clients'],
    texts: ['clients'],
  });
}

test('who follows a client in another time zone reads which one, and what time it is there', async () => {
  await show('America/New_York');

  expect((await screen.findByText('Fuso orario')).nextSibling?.textContent).toBe('America/New York, ora 09:08');
});

test('the time zone of a client who has that of the studio is not shown', async () => {
  await show(null);

  expect(await screen.findByText('Contatto')).toBeTruthy();
  expect(screen.queryByText('Fuso orario')).toBeNull();
});
