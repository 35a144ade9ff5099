import { expect, test } from 'vitest';
import { areas } from '#areas/all-server.ts';
import { accessKindOf } from './access-kind.ts';

test('an access has the kind of the records that the address names', () => {
  expect(accessKindOf('GET /clients/:clientId/weights')).toBe('measurements');
  expect(accessKindOf('GET /visits/:id/pdf')).toBe('visits');
  expect(accessKindOf('GET /clients/:id/detail')).toBe('record');
  expect(accessKindOf(undefined)).toBe('record');
});

test('every address below a client says what it opens, except those of the record itself', () => {
  const endpoints = areas.flatMap(({ routes }) => routes.map(({ route }) => route.endpoint));
  const below = endpoints.filter((endpoint) => endpoint.includes('/clients/:clientId/'));

  const unnamed = new Set(below.filter((one) => accessKindOf(one) === 'record').map((one) => one.split('/')[3]));

  expect(below.length).toBeGreaterThan(60);
  expect([...unnamed].toSorted()).toEqual(['accesses', 'consents', 'notifications', 'view-as-client']);
});
