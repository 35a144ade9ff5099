import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { exampleOverview } from '../example.ts';
import { HomeStats } from './HomeStats.tsx';

test.each([
  [0, 0],
  [1, 1],
])('with %i programs that end soon, %i note says that none follows', async (expiringPrograms, notes) => {
  const Stats = () => <HomeStats overview={{ ...exampleOverview, expiringPrograms }} />;
  await renderScreen(Stats, { texts: ['home'], permissions: ['view programs'] });

  expect(await screen.findByText('Programmi in scadenza')).toBeTruthy();
  expect(screen.queryAllByText('senza un seguito')).toHaveLength(notes);
});
