import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { consentSubjectRoutes } from '#areas/clients/contract/consents.ts';
import { newId } from '#shell/common/ids.ts';
import { ApiError } from '#shell/web/api/api-error.ts';
import { separateTaps } from '#shell/web/testing/clock.ts';
import { respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { exerciseChoiceRoutes } from '../../../contract/exercise-choices.ts';
import type { PrescribedRow } from '../../../contract/set.ts';
import { type WorkoutDetail, workoutRoutes } from '../../../contract/training.ts';
import { exampleCompletedWorkout as example } from '../../../example.ts';
import { RunnerScreen } from '../RunnerScreen.tsx';
import { fakeSyncServer } from './fake-sync-server.ts';
import { exampleOpened, giulia } from './opened.ts';

/** The exercises that may be added in tests; the curl was done last. */
export const exampleChoices = {
  run: { id: '0199a000-0000-7000-8000-000000000901', name: 'Corsa sul tapis roulant', type: 'distance' as const },
  curl: { id: '0199a000-0000-7000-8000-000000000902', name: 'Curl con bilanciere', type: 'reps' as const },
};

/** Opens the example workout as its client. */
export async function openRunner(changes: Partial<WorkoutDetail> = {}, server = fakeSyncServer(), hasConsent = true) {
  separateTaps();
  answerConsent(hasConsent);
  respond(workoutRoutes.open.own, { ...exampleOpened, ...changes });
  const { run, curl } = exampleChoices;
  respond(exerciseChoiceRoutes.list.own, { exercises: [run, curl], recentIds: [curl.id] });
  const view = await renderScreen(RunnerScreen, {
    path: '/my/workouts/$workoutId',
    at: `/my/workouts/${giulia.workoutId}`,
    user: { roles: ['client'], clientId: giulia.clientId },
    permissions: ['view own training'],
    texts: ['completed-workouts', 'exercises', 'attachments', 'progress'],
  });
  answerSync(server);
  return { ...view, server };
}

export async function startRunner(changes: Partial<WorkoutDetail> = {}, server = fakeSyncServer()) {
  const view = await openRunner(changes, server);
  await userEvent.click(await screen.findByRole('button', { name: "Inizia l'allenamento" }));
  return view;
}

/** Returns a workout with one row of one set, changed by `row`. */
export function only(row: Partial<PrescribedRow>): Partial<WorkoutDetail> {
  const [first] = example.rows;
  if (!first) throw new Error('only: the example has no rows');
  const none = { reps: '', weight: '', rir: null, rpe: null, tut: '', info: '', supersetPosition: null };
  const rows = [{ ...first, ...none, sets: 1, ...row }];
  return { prescription: { ...exampleOpened.prescription, rows } };
}

/** Returns the last set that the server received. */
export function lastSent(server: ReturnType<typeof fakeSyncServer>) {
  return server.requests.flatMap(({ sets }) => sets).at(-1);
}

export async function tapDone(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Fatto' }));
}

export function field(name: string): HTMLInputElement {
  return screen.getByRole('textbox', { name });
}

/** Answers sync requests with the fake sync server; all others go to the fake API. */
export function answerSync(server: ReturnType<typeof fakeSyncServer>): void {
  const others = globalThis.fetch;
  vi.stubGlobal('fetch', async (address: string, request: RequestInit = {}) => {
    if (address.endsWith('/healthz')) return new Response('{}');
    const id = /\/completed-workouts\/([\w-]+)$/.exec(new URL(address, 'http://localhost').pathname)?.[1];
    if (request.method !== 'PUT' || !id) return others(address, request);
    try {
      const response = await server.api.sync({ completedWorkoutId: id, ...JSON.parse(String(request.body)) });
      return new Response(JSON.stringify({ success: true, data: response }));
    } catch (error) {
      if (!(error instanceof ApiError) || error.status === 0) throw new TypeError('Failed to fetch');
      const { status, message, code, errors } = error;
      return new Response(JSON.stringify({ success: false, message, code, errors }), { status });
    }
  });
}

/** Answers that the client has given, or withdrawn, the consent to health data. */
export function answerConsent(isGiven: boolean): void {
  respond(consentSubjectRoutes.consents.own, {
    consents: [
      { purpose: 'health_data', isGiven, decidedAt: '2026-11-20T09:00:00.000Z', textVersion: '1', guardianName: null },
    ],
    ...{ studioId: newId(), asksHealthConsent: true, isMinor: false },
  });
}
