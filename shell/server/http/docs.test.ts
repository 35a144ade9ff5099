import { expect, test } from 'vitest';
import { buildApp } from './app.ts';
import { openOwnTestServer } from '#database/testing/server.ts';
import { readConfig } from '../config.ts';

test.each([
  [{ NODE_ENV: 'production' }, 404],
  [{ NODE_ENV: 'production', API_DOCS: 'on' }, 200],
  [{ NODE_ENV: 'development' }, 200],
  [{ NODE_ENV: 'development', API_DOCS: 'off' }, 404],
])('with %o the documentation of the API is answered with %i', async (environment, status) => {
  const { services } = await openOwnTestServer();
  const settings = { ...readConfig({ ...environment, LOG_LEVEL: 'silent' }), dataDir: services.settings.dataDir };
  const app = await buildApp(settings, [], services);
  const addresses = ['/api/docs', '/api/docs/swagger-ui.css', '/api/docs/start.js', '/api/openapi.json'];
  const replies = await Promise.all(addresses.map((url) => app.inject(url)));
  await app.close();

  expect(replies.map(({ statusCode }) => statusCode)).toEqual(addresses.map(() => status));
});
