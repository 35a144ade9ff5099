import { beforeAll, expect, test } from 'vitest';
import { methodOf, type Route } from '#shell/common/route.ts';
import { readContracts } from './contracts.ts';

let routes: readonly Route[];

beforeAll(async () => {
  routes = (await readContracts()).flatMap((contract) => contract.routes);
});

/** PUT routes with several fields of which a second save loses nothing. */
const savedWithoutVersion: Record<string, string> = {
  'PUT /change-password': 'the present password is checked',
  'PUT /conversation/mute': 'the id of the conversation and one value',
  'PUT /conversation/read': 'the id of the conversation and one value that only grows',
  'PUT /folders/:id/sharing': 'one value; the other field says what it applies to',
  'PUT /my/qualification': 'a declaration of the user about themselves, replaced as a whole',
  'PUT /my/completed-workouts/:completedWorkoutId': 'entries are merged by their times',
  'PUT /clients/:clientId/completed-workouts/:completedWorkoutId': 'entries are merged by their times',
};

test('a record that is saved with several fields names the version it was opened with', () => {
  const saved = routes.filter((route) => methodOf(route) === 'PUT' && fieldsOf(route).length > 1);
  const withoutVersion = saved.filter((route) => !fieldsOf(route).includes('version'));

  expect(saved.length).toBeGreaterThan(25);
  expect(withoutVersion.map(({ endpoint }) => endpoint).toSorted()).toEqual(
    Object.keys(savedWithoutVersion).toSorted(),
  );
});

function fieldsOf({ body }: Route): string[] {
  return Object.keys(body?.shape ?? {});
}
