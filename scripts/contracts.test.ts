import { beforeAll, expect, test } from 'vitest';
import { uuid } from '#shell/common/fields.ts';
import { methodOf, pathOf, type Route } from '#shell/common/route.ts';
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

/** Why a POST without a key may be repeated, and the paths of such calls. */
const repeatable: Record<string, RegExp> = {
  'sets a state':
    /\/(archive|restore|deactivate|put-in-charge|end-own-care|unpublish|undelete|withdraw|accept|decline|remove|offer-ownership|pause|resume|stop|excuse|settle|dispute|move|skip|advertising|welcome|moveToFolder|unassignUserMealPlan|deleteUser(Macro|Program|Survey)|(changeCollaborator|removeClient)\/:id|changeCollaborators|(delete|restore)-account|my\/erasure)$/,
  'says what was read or is open':
    /\/(read|markRead|markAsRead|activity|editing|logout|logout-others|switch|view-as-client)$/,
  'saves values': /(settings|Settings|\/micronutrients|update-subscription-end|health-basis|\/set-[a-z-]+)$/,
  'replaces the file': /\/(logo|label|picture|pdf-image)$/,
  'computes, and stores nothing':
    /\/(preview|candidates|count|import\/(file|text)|parse-ingredients|recipes\/foods|proposeAlternatives|recipe-pictures|exports|data-export\/ticket|flagged(?:-first)?-answers|pending-first-surveys|unread-(?:pain|symptoms)|dietary-profiles\/states)$/,
  'sends again what is asked for again': /\/(resend|resend-email|invitation-link|renew|devices\/test)$/,
  'has entries or files with ids of the sender': /\/(sync|draft|weights-from-single-values|media\/:mediumId)$/,
  'creates what exists once':
    /\/(sample-client|followed-metrics|data-export|consents|update-devices|registration-link)$/,
};

test('a call that creates a record runs once: it has an idempotency key, an id of the sender or a version', () => {
  const calls = routes.filter((route) => methodOf(route) === 'POST' && route.permission !== 'public');
  const unkeyed = calls.filter(({ isIdempotent }) => !isIdempotent);
  const repeated = unkeyed.filter((route) => !hasSenderId(route) && !fieldsOf(route).includes('version'));
  const reasons = Object.entries(repeatable);
  const reasonsOf = (route: Route) =>
    reasons.filter(([, paths]) => paths.test(pathOf(route))).map(([reason]) => reason);

  expect(calls.length).toBeGreaterThan(100);
  expect(repeated.filter((route) => reasonsOf(route).length === 0).map(({ endpoint }) => endpoint)).toEqual([]);
  expect(new Set(repeated.flatMap(reasonsOf))).toEqual(new Set(Object.keys(repeatable)));
});

/** Whether the sender makes the id of the new record: an id that is no `idSchema` names no existing record. */
function hasSenderId({ body }: Route): boolean {
  return Object.values(body?.shape ?? {}).some((field) => field === uuid || field.unwrap?.() === uuid);
}

function fieldsOf({ body }: Route): string[] {
  return Object.keys(body?.shape ?? {});
}
