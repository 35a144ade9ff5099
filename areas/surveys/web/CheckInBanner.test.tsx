import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { ownCheckInRoutes } from '../contract/check-ins.ts';
import { CheckInBanner } from './CheckInBanner.tsx';

const first = { id: '0199f2a4-5c00-7080-8000-000000000001', name: 'Check settimanale', dueOn: '2026-11-23' };

async function open(isBegun: boolean): Promise<HTMLElement> {
  respond(ownCheckInRoutes.open, { count: 2, tasks: 0, first: { ...first, isBegun } });
  await renderScreen(CheckInBanner, { path: '/', at: '/', permissions: ['view own surveys'], texts: ['surveys'] });
  return screen.findByRole('link', { name: /Check settimanale/ });
}

test('“riprendi da dove eri” opens the check-in that was begun', async () => {
  const link = await open(true);

  expect(link.textContent).toContain('riprendi da dove eri');
  expect(link.getAttribute('href')).toBe(`/my/check-ins/${first.id}`);
});

test('a check-in that was not begun is chosen in the list', async () => {
  expect((await open(false)).getAttribute('href')).toBe('/my/check-ins');
});
