import { exerciseRoutes } from '../contract.ts';
import { bindArea } from '#shell/server/http/bind.ts';
import { loadExercises } from './catalogue.ts';
import * as exercises from './operations.ts';
import { findExercises } from './store/search.ts';

export const exercisesServer = bindArea(
  'exercises',
  exerciseRoutes,
  {
    list: findExercises,
    get: exercises.getExercise,
    create: exercises.createExercise,
    update: exercises.updateExercise,
    delete: exercises.deleteExercise,
  },
  { catalogue: loadExercises },
);
