import { careOfClients } from '#areas/account/server/public.ts';
import { referenceKinds } from '#areas/chats/server/public.ts';
import { maximumEstimates } from '#areas/metrics/server/public.ts';
import { mediaSources } from '#areas/media/server/public.ts';
import { workoutMedia } from './store/client-media.ts';
import { referenceKind } from './store/comments.ts';
import { findWorkoutReferences } from './store/references.ts';
import {
  bindSubjectRoutes,
  clientColumns,
  forClient,
  forOwn,
  readWithConsent,
  shownWithConsent,
  unreadSymptoms,
  withConsent,
  withPhotosGiven,
} from '#areas/clients/server/public.ts';
import { clientWorkoutRoutes, completedWorkoutRoutes } from '../contract.ts';
import { commentRoutes, setDetailRoutes, setRoutes } from '../contract/comments.ts';
import { historyRoutes } from '../contract/history.ts';
import { exerciseCandidateRoutes } from '../contract/exercise-candidates.ts';
import { exerciseChoiceRoutes } from '../contract/exercise-choices.ts';
import { historyImportRoutes } from '../contract/import.ts';
import { trainingRoutes, workoutRoutes } from '../contract/training.ts';
import { unreadPainRoutes } from '../contract/unread-pain.ts';
import { periodFigures } from '#areas/surveys/server/public.ts';
import { extend } from '#shell/server/extension-points.ts';
import { personalData } from '#areas/personal-data/server/public.ts';
import { bindArea } from '#shell/server/http/bind.ts';
import { trainingPersonalData, workoutPersonalData } from './personal-data.ts';
import { withLiveEvent } from './live.ts';
import { moveWorkout, skipWorkout } from './operations/adjustments.ts';
import * as comments from './operations/comments.ts';
import { countWorkouts } from './operations/count-workouts.ts';
import { deleteFreeWorkout } from './operations/free-workouts.ts';
import * as history from './operations/history.ts';
import * as imports from './operations/import.ts';
import { listChoices } from './operations/choices.ts';
import { addMedium, deleteMedium, readMedium } from './operations/media.ts';
import { syncWorkout } from './operations/sync.ts';
import { readToday } from './operations/today.ts';
import { openWorkout, readExerciseHistory, readSchedule, readTraining } from './operations/training.ts';
import {
  recordAllTrainingDays,
  recordAllTrainingDaysJob,
  recordTrainingDays,
  recordTrainingDaysJob,
} from './operations/training-dates.ts';
import { listUnreadPain } from './operations/unread-pain.ts';
import * as workouts from './operations/workouts.ts';
import { lastWorkoutAt } from './store/lists.ts';
import { hasUnreadPain } from './store/unread-pain.ts';
import { findEstimatedMaxima } from './store/maxima.ts';
import { hasTraining } from './store/training-care.ts';
import { completedWorkoutSubscribers } from './subscribers.ts';

const routes = [
  ...bindSubjectRoutes(clientWorkoutRoutes, {
    list: readWithConsent((scope, { clientId }, filters) => workouts.listWithBegun(scope, { ...filters, clientId })),
    detail: readWithConsent(workouts.getCompletedWorkout),
  }),
  ...bindSubjectRoutes(workoutRoutes, {
    open: withConsent(['health_data'], openWorkout),
    correction: withConsent(['health_data'], workouts.openForCorrection),
    sync: withConsent(
      ['health_data'],
      withLiveEvent(syncWorkout, ({ finishedAt }) => finishedAt !== null),
    ),
    addMedium: withPhotosGiven(withLiveEvent(addMedium)),
    readMedium: shownWithConsent(readMedium, ['health_data', 'photos']),
    deleteMedium: withLiveEvent(deleteMedium),
  }),
  ...bindSubjectRoutes(exerciseChoiceRoutes, { list: shownWithConsent(listChoices) }),
  ...bindSubjectRoutes(commentRoutes, {
    markRead: withLiveEvent(comments.markRead),
  }),
  ...bindSubjectRoutes(setDetailRoutes, {
    detail: readWithConsent(comments.getSet),
  }),
  ...bindSubjectRoutes(historyRoutes, {
    exercises: readWithConsent(history.listExercises),
    progress: readWithConsent(history.readProgress),
    records: readWithConsent(history.listRecords),
    trend: readWithConsent(history.readTrend),
    trainingDays: readWithConsent(history.listTrainingDays),
  }),
  ...bindSubjectRoutes(historyImportRoutes, {
    preview: imports.previewImport,
    create: withConsent(
      ['health_data'],
      withLiveEvent(imports.importHistory, () => true),
    ),
  }),
];

export const completedWorkoutsServer = bindArea(
  'completed-workouts',
  {
    ...completedWorkoutRoutes,
    ...trainingRoutes,
    unreadPain: unreadPainRoutes.ofRecipients,
    commentOnSet: setRoutes.comment,
    exerciseCandidates: exerciseCandidateRoutes.list,
  },
  {
    list: workouts.listCompletedWorkouts,
    idleClients: workouts.listIdleClients,
    unreadPain: listUnreadPain,
    today: forOwn(readToday),
    training: forOwn(readTraining),
    move: forOwn(withLiveEvent(moveWorkout)),
    skip: forOwn(withConsent(['health_data'], withLiveEvent(skipWorkout))),
    deleteFree: forOwn(withLiveEvent(deleteFreeWorkout, () => true)),
    schedule: forClient(readSchedule),
    exerciseHistory: forClient(shownWithConsent(readExerciseHistory)),
    commentOnSet: forClient(shownWithConsent(comments.commentOnSet)),
    exerciseCandidates: imports.listExerciseCandidates,
  },
  {
    routes,
    jobs: { [recordAllTrainingDaysJob]: recordAllTrainingDays, [recordTrainingDaysJob]: recordTrainingDays },
    daily: [recordAllTrainingDaysJob],
    subscribers: completedWorkoutSubscribers,
    extensions: [
      extend(careOfClients, { kind: 'training', has: hasTraining }),
      extend(clientColumns, { lastWorkoutAt }),
      extend(unreadSymptoms, { permission: 'view workouts', isUnread: hasUnreadPain }),
      extend(maximumEstimates, findEstimatedMaxima),
      extend(mediaSources, workoutMedia),
      extend(personalData, trainingPersonalData),
      extend(personalData, workoutPersonalData),
      extend(periodFigures, { kind: 'workouts', read: countWorkouts }),
      extend(referenceKinds, { kind: referenceKind, permission: 'view workouts', find: findWorkoutReferences }),
    ],
  },
);
