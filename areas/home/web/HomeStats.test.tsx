import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '#shell/web/testing/render.tsx';
import type { Overview } from '../contract.ts';
import { HomeStats } from './HomeStats.tsx';

const overview: Overview = {
  activeClients: 12,
  newClientsThisMonth: 2,
  programs: 4,
  assignedPrograms: 9,
  expiringPrograms: 1,
  completedThisWeek: 7,
  completedLastWeek: 4,
  unreadWorkouts: 0,
  tutorialStep: null,
  hasSampleClient: false,
  sampleClientId: null,
  weeks: [],
};

test.each([
  [0, 0],
  [1, 1],
])('with %i programs that end soon, %i note says that the next one is due', async (expiringPrograms, notes) => {
  const Stats = () => <HomeStats overview={{ ...overview, expiringPrograms }} />;
  await renderScreen(Stats, { texts: ['home'], permissions: ['view programs'] });

  expect(await screen.findByText('Programmi in scadenza')).toBeTruthy();
  expect(screen.queryAllByText('da preparare il seguito')).toHaveLength(notes);
});
