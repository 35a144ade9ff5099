import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { programEditingRoutes } from '#areas/programs/contract/editing.ts';
import { exampleDetail } from '#areas/programs/example.ts';
import { apiQueryKey } from '#shell/web/api/query.ts';
import { completedWorkoutChanged } from '../contract.ts';
import { completedWorkoutLiveHandlers } from './live.ts';

const [anna, bruno] = ['0199a000-0000-7000-8000-0000000000c1', '0199a000-0000-7000-8000-0000000000c2'];

test.each([
  [anna, true],
  [bruno, false],
  [null, false],
])('when Anna trains, a program that is open in the editor follows only if it is hers: %s', (clientId, follows) => {
  const queryClient = new QueryClient();
  const { program } = exampleDetail;
  const key = apiQueryKey(programEditingRoutes.detailForEdit, { id: program.id });
  queryClient.setQueryData(key, { ...exampleDetail, program: { ...program, clientId } });

  for (const { type, handle } of completedWorkoutLiveHandlers)
    if (type === completedWorkoutChanged.type)
      handle(queryClient, { clientId: anna, completedWorkoutId: null, hasEnded: false });

  expect(queryClient.getQueryState(key)?.isInvalidated).toBe(follows);
});
