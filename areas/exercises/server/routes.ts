import { handOverLines } from '#areas/collaborators/server/public.ts';
import { exerciseRoutes } from '../contract.ts';
import { libraryRoutes } from '../contract/library.ts';
import { extend } from '#shell/server/extension-points.ts';
import { bindArea } from '#shell/server/http/bind.ts';
import { loadExercises } from './catalogue.ts';
import { exerciseJobs } from './jobs.ts';
import { accountAssets, libraryAssets } from './operations/assets.ts';
import { createWithLinks } from './operations/create-with-links.ts';
import { updateCues } from './operations/cues.ts';
import * as exercises from './operations/exercises.ts';
import * as library from './operations/library.ts';
import { exercisesLine } from './store/hand-over.ts';
import { findExercises } from './store/search.ts';

export const exercisesServer = bindArea(
  'exercises',
  exerciseRoutes,
  {
    list: findExercises,
    get: exercises.getExercise,
    alternatives: exercises.findAlternatives,
    create: createWithLinks,
    update: exercises.updateExercise,
    delete: exercises.deleteExercise,
    clone: exercises.cloneExercise,
    share: exercises.shareExercise,
    archive: exercises.archiveExercise,
    restore: exercises.restoreExercise,
    updateCues,
    addAsset: accountAssets.add,
    addLink: accountAssets.addLink,
    orderAssets: accountAssets.order,
    deleteAsset: accountAssets.delete,
  },
  { catalogue: loadExercises, jobs: exerciseJobs, extensions: [extend(handOverLines, exercisesLine)] },
);

/** The routes of super admins. */
export const exerciseLibraryServer = bindArea('exercises', libraryRoutes, {
  list: library.listLibrary,
  get: library.getLibraryExercise,
  create: library.createLibraryExercise,
  update: library.updateLibraryExercise,
  delete: library.deleteLibraryExercise,
  archive: library.archiveLibraryExercise,
  restore: library.restoreLibraryExercise,
  addAsset: libraryAssets.add,
  addLink: libraryAssets.addLink,
  orderAssets: libraryAssets.order,
  deleteAsset: libraryAssets.delete,
});
