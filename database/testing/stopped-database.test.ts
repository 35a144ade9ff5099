import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { areas } from '#areas/all-server.ts';
import { freePort, startEmbedded } from '#shell/server/database/embedded.ts';
import { migrate } from '#shell/server/database/migrate.ts';
import { withUrls } from '#shell/server/database/open.ts';
import { prepareServer } from '#shell/server/server.ts';
import { readConfig } from '#shell/server/config.ts';
import { testSecret } from './cluster.ts';

test('while the database is stopped calls answer 503 with a hint, and the server recovers by itself', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'forma-stop-'));
  fs.chmodSync(folder, 0o755);
  const start = async () =>
    startEmbedded({ dataDir: path.join(folder, 'postgres'), port: await freePort(17_500), password: 'stop' });
  const first = await start();
  const url = `postgres://postgres:stop@127.0.0.1:${first.port}/postgres`;
  await migrate(url, testSecret);
  const settings = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', FORMA_DATA: folder });
  const server = await prepareServer(
    settings,
    areas,
    withUrls(url, testSecret, async () => {}),
  );
  const login = () =>
    server.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: 'chi@example.com', password: 'qualcosa' },
    });

  const before = await login();
  first.stop();
  const during = await login();
  const notReady = await server.app.inject('/readyz');
  const second = await start();
  const after = await login();

  expect(before.statusCode).toBe(422);
  expect(during.statusCode).toBe(503);
  expect(during.json()).toMatchObject({
    code: 'unavailable',
    message: 'Il servizio non risponde. Riprova tra qualche secondo.',
  });
  expect(during.headers['retry-after']).toBe('3');
  expect(notReady.statusCode).toBe(503);
  expect(after.statusCode).toBe(422);
  await server.stop();
  second.stop();
  fs.rmSync(folder, { recursive: true, force: true });
}, 30_000);
