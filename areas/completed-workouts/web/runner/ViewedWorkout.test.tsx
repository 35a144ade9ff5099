import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ownAdviceRoutes } from '#areas/advices/contract/own.ts';
import { ownNoticeRoutes } from '#areas/notices/contract/board.ts';
import { tokenName } from '#shell/web/api/token.ts';
import { respond } from '#shell/web/testing/fake-api.ts';
import { clientId, ids, push, show, today } from '../today/testing/show-today.tsx';
import { entryKeys } from './local-store/entry-store.ts';
import { createLocalWorkoutStore } from './local-store/local-workout-store.ts';
import { exampleBegun } from './testing/opened.ts';
import { openRunner } from './testing/runner.tsx';

beforeEach(() => {
  sessionStorage.setItem(tokenName, 'view-of-a-client');
  respond(ownNoticeRoutes.unread, { unread: 0, mustConfirm: [] });
  respond(ownAdviceRoutes.unread, { unread: 0, latest: null });
});
afterEach(() => sessionStorage.clear());

test.each([
  ['to do', null],
  ['begun', exampleBegun],
])(
  'who views the app as the client reads the exercises of a workout that is %s, and starts and stores nothing',
  async (_, begun) => {
    const { server } = await openRunner({ begun });

    expect(await screen.findByRole('heading', { name: 'Panca piana con bilanciere' })).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: "Inizia l'allenamento" }).disabled).toBe(true);
    expect(screen.getByText('Stai guardando come cliente: da qui non si cambia nulla.')).toBeTruthy();
    expect(server.requests).toEqual([]);
    expect(entryKeys('')).toEqual([]);
  },
);

test('who views the app as the client opens the exercises from Today, and begins no workout', async () => {
  const { router } = await show({ ...today, next: { ...push, state: 'begun' } });

  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Continua' })).disabled).toBe(true);
  await userEvent.click(screen.getByRole('link', { name: 'Guarda gli esercizi' }));

  expect(router.state.location.pathname).toBe(`/my/workouts/${ids[0]}`);
  expect(createLocalWorkoutStore({ clientId, workoutId: ids[0] }).read().begun).toBeNull();
});

test('who views the app as the client does not see what a client trained on this device', async () => {
  const store = createLocalWorkoutStore({ clientId, workoutId: ids[0] });
  const finish = { finishedAt: new Date().toISOString(), effort: null, comment: '', isSynced: false };
  store.save('begun', { id: ids[1], startedAt: finish.finishedAt, syncedAt: null });
  store.save('finish', finish);
  await show(today);

  expect(await screen.findByRole('button', { name: 'Inizia' })).toBeTruthy();
});
