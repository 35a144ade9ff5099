import { completedWorkoutRoutes } from '../contract.ts';
import { bindArea } from '#shell/server/http/bind.ts';
import { deleteSet, finish, getMine, getOfClient, logSet, startWorkout } from './operations/logging.ts';
import { readPrescription, readToday } from './operations/today.ts';
import { listCompletedWorkouts } from './operations/lists.ts';
import { findMyCompletedWorkouts } from './store/lists.ts';

export const completedWorkoutsServer = bindArea('completed-workouts', completedWorkoutRoutes, {
  list: listCompletedWorkouts,
  ofClient: (scope, { id, page }) => listCompletedWorkouts(scope, { clientId: id, page }),
  detail: getOfClient,
  today: readToday,
  prescription: readPrescription,
  history: findMyCompletedWorkouts,
  mine: getMine,
  start: startWorkout,
  logSet,
  deleteSet,
  finish,
});
