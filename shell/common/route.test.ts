import { expect, test } from 'vitest';
import { z } from 'zod';
import { emptyResponse } from './fields.ts';
import { defineSubjectRoutes, routesIn } from './route.ts';

const pairs = defineSubjectRoutes({
  progress: {
    own: { endpoint: 'GET /my/exercises/:exerciseId/progress', permission: 'view own training' },
    client: {
      endpoint: 'GET /clients/:clientId/weights-from-exercise',
      permission: 'view workouts',
      query: z.object({ exerciseId: z.uuid() }),
    },
    query: z.object({ from: z.string() }),
    response: emptyResponse,
  },
});

test('both routes of a pair have the shared schemas, and a side replaces those it has of its own', () => {
  const { own, client } = pairs.progress;

  expect(own).toMatchObject({ endpoint: 'GET /my/exercises/:exerciseId/progress', permission: 'view own training' });
  expect(Object.keys(own.query.shape)).toEqual(['from']);
  expect(Object.keys(client.query.shape)).toEqual(['exerciseId']);
  expect([own.response, client.response]).toEqual([emptyResponse, emptyResponse]);
});

test('a table of routes may hold pairs beside single routes', () => {
  const single = { endpoint: 'GET /my/today', permission: 'view own training', response: emptyResponse } as const;

  expect(routesIn({ today: single, ...pairs }).map(({ endpoint }) => endpoint)).toEqual([
    'GET /my/today',
    'GET /my/exercises/:exerciseId/progress',
    'GET /clients/:clientId/weights-from-exercise',
  ]);
});
