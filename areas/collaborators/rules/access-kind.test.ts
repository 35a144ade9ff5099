import { expect, test } from 'vitest';
import { accessKindOf } from './access-kind.ts';

test('an access has the kind of the records that the address names', () => {
  expect(accessKindOf('GET /clients/:clientId/weights')).toBe('measurements');
  expect(accessKindOf('GET /visits/:id/pdf')).toBe('visits');
  expect(accessKindOf('GET /clients/:id/detail')).toBe('record');
  expect(accessKindOf(undefined)).toBe('record');
});
