import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { provideUnreadSymptoms } from '#areas/assignments/web/public.tsx';
import { exampleCopy, openProgramScreen } from './testing/open-program-screen.tsx';

beforeEach(() =>
  provideUnreadSymptoms([
    { permission: 'view workouts', Part: ({ clientIds }) => <p>{`Dolore di ${clientIds.join()}`}</p> },
  ]),
);

test('the unread pain of the client stands in the head of their program', async () => {
  await openProgramScreen({ program: exampleCopy }, ['view workouts']);

  expect(await screen.findByText(`Dolore di ${exampleCopy.clientId}`)).toBeTruthy();
});

test('who may not view workouts sees no pain of the client', async () => {
  await openProgramScreen({ program: exampleCopy }, []);

  expect(screen.queryByText(/^Dolore di/)).toBeNull();
});
