import { completedWorkoutRoutes } from '../contract.ts';
import { coachRoutes } from '../contract/coach.ts';
import { commentRoutes } from '../contract/comments.ts';
import { historyRoutes } from '../contract/history.ts';
import { historyImportRoutes } from '../contract/import.ts';
import { trainingRoutes } from '../contract/training.ts';
import { bindArea } from '#shell/server/http/bind.ts';
import { completedWorkoutSubscribers } from './listeners.ts';
import { move, skip } from './operations/choices.ts';
import * as comments from './operations/comments.ts';
import { getMine, getOfClient } from './operations/detail.ts';
import * as history from './operations/history.ts';
import { listIdleClients } from './operations/idle.ts';
import * as imports from './operations/import.ts';
import { listCompletedWorkouts } from './operations/lists.ts';
import { addMedium, deleteMedium } from './operations/media.ts';
import { sync, syncOfClient } from './operations/sync.ts';
import { readToday } from './operations/today.ts';
import { openOfClient, openWorkout, readTraining, scheduleOfClient } from './operations/training.ts';
import { findMyCompletedWorkouts } from './store/lists.ts';

export const completedWorkoutsServer = bindArea(
  'completed-workouts',
  {
    ...completedWorkoutRoutes,
    ...coachRoutes,
    ...trainingRoutes,
    ...commentRoutes,
    ...historyRoutes,
    ...historyImportRoutes,
  },
  {
    list: listCompletedWorkouts,
    ofClient: (scope, { id, ...wanted }) => listCompletedWorkouts(scope, { clientId: id, ...wanted }),
    idleClients: listIdleClients,
    detail: getOfClient,
    history: findMyCompletedWorkouts,
    mine: getMine,
    today: readToday,
    training: readTraining,
    open: openWorkout,
    move,
    skip,
    sync,
    addMedium,
    deleteMedium,
    scheduleOfClient,
    openOfClient,
    syncOfClient,
    set: comments.getSet,
    commentOnSet: comments.commentOnSet,
    commentOfClient: comments.commentOfClient,
    deleteOfClient: comments.deleteOfClient,
    readOfClient: comments.readOfClient,
    commentOnMine: comments.commentOnMine,
    deleteMine: comments.deleteMine,
    readMine: comments.readMine,
    myExercises: history.listMyExercises,
    exercisesOfClient: history.listExercisesOfClient,
    myProgress: history.readMyProgress,
    progressOfClient: history.readProgressOfClient,
    myRecords: history.listMyRecords,
    recordsOfClient: history.listRecordsOfClient,
    myTrainingDays: history.listMyTrainingDays,
    trainingDaysOfClient: history.listTrainingDaysOfClient,
    previewImport: imports.previewMine,
    importHistory: imports.importMine,
    previewImportOfClient: imports.previewOfClient,
    importHistoryOfClient: imports.importOfClient,
    importCandidates: imports.findImportCandidates,
  },
  { subscribers: completedWorkoutSubscribers },
);
