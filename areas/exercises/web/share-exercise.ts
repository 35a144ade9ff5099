import { useShareAction } from '#areas/sharing/web/public.tsx';
import type { RecordMenuAction } from '#shell/web/records/ActionMenu.tsx';
import { exerciseRoutes } from '../contract.ts';
import type { Exercise } from '../contract/exercise.ts';
import { exerciseInvalidations } from './queries.ts';

/** The menu entry that shares an own exercise; hidden for one that the user may not change. */
export function useShareExercise(exercise: Exercise): RecordMenuAction {
  return useShareAction(exercise, {
    route: exerciseRoutes.share,
    permission: 'update exercises',
    invalidates: exerciseInvalidations,
  });
}
