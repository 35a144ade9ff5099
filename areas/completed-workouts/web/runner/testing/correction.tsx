import { ProgramSettings } from '#areas/programs/contract/settings.ts';
import { respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { type TrainingExercise, workoutRoutes } from '../../../contract/training.ts';
import type { CompletedWorkout } from '../../../contract/workout.ts';
import { exampleCompletedWorkout } from '../../../example.ts';
import { CorrectionScreen } from '../correction/CorrectionScreen.tsx';
import { fakeSyncServer } from './fake-sync-server.ts';
import { answerConsent, answerSync } from './runner.tsx';

type FakeServer = ReturnType<typeof fakeSyncServer>;

const settings = ProgramSettings.parse({});

/** Opens the finished example workout as its client, to correct it. */
export async function openCorrection(
  changes: Partial<CompletedWorkout> = {},
  server = storing(changes),
  exercises: TrainingExercise[] = [],
) {
  const completedWorkout = { ...exampleCompletedWorkout, ...changes };
  const { id, clientId } = completedWorkout;
  answerConsent(true);
  respond(workoutRoutes.correction.own, { completedWorkout, settings, exercises });
  const view = await renderScreen(CorrectionScreen, {
    path: '/my/completed-workouts/$completedWorkoutId/correction',
    at: `/my/completed-workouts/${id}/correction`,
    user: { roles: ['client'], clientId },
    permissions: ['view own training', 'update own training'],
    texts: ['completed-workouts', 'exercises', 'attachments'],
  });
  answerSync(server);
  return { ...view, server };
}

/** Opens it as a professional who corrects it in person. */
export async function openCorrectionInPerson(changes: Partial<CompletedWorkout> = {}, server = storing(changes)) {
  const completedWorkout = { ...exampleCompletedWorkout, ...changes };
  const { id, clientId } = completedWorkout;
  respond(workoutRoutes.correction.client, { completedWorkout, settings, exercises: [] });
  const view = await renderScreen(CorrectionScreen, {
    path: '/clients/$id/completed_workouts/$completedWorkoutId/correction',
    at: `/clients/${clientId}/completed_workouts/${id}/correction`,
    permissions: ['view workouts', 'update workouts', 'view clients'],
    texts: ['completed-workouts', 'exercises', 'attachments'],
  });
  answerSync(server);
  return { ...view, server };
}

function storing(changes: Partial<CompletedWorkout>): FakeServer {
  const server = fakeSyncServer();
  server.store({ ...exampleCompletedWorkout, ...changes });
  return server;
}
