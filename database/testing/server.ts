import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { areas } from '#areas/all-server.ts';
import { newId } from '#shell/common/ids.ts';
import {
  type ApiResponse,
  idempotencyHeader,
  methodOf,
  pathNames,
  pathOf,
  type ApiRequest,
  type Route,
} from '#shell/common/route.ts';
import { type OpenDatabase, withUrls } from '#shell/server/database/open.ts';
import { readOutbox } from '#shell/server/mail/transport.ts';
import { prepareServer, type RunningServer } from '#shell/server/server.ts';
import { type Config, readConfig } from '#shell/server/config.ts';
import { createDatabase, templateDatabase, testSecret } from './cluster.ts';

export interface TestResponse<R extends Route> {
  status: number;
  success: boolean;
  data: ApiResponse<R>;
  code?: string;
  message?: string;
  errors?: Record<string, string[]>;
}

export interface TestServer extends RunningServer {
  /** A connection as the owner of the database, to whom row-level security does not apply. */
  owner: pg.Client;
  ownerUrl: string;
  /** Sends a request through HTTP with the token. `language` is Italian by default. */
  ask<R extends Route>(
    route: R,
    question: ApiRequest<R>,
    token?: string,
    language?: string,
    idempotencyKey?: string,
  ): Promise<TestResponse<R>>;
  /** Sends the same request twice with one idempotency key, as a page does after a lost answer. */
  askTwice<R extends Route>(route: R, question: ApiRequest<R>, token: string): Promise<TestResponse<R>[]>;
  /** Listens on a port of 127.0.0.1, for requests that `ask` cannot send, and returns the port number. */
  listen(): Promise<number>;
  /** Waits for a mail to the address and returns it, with the token of its link. */
  mailTo(address: string, subject?: string): Promise<{ subject: string; html: string; token: string }>;
}

let shared: Promise<TestServer> | undefined;
const own: TestServer[] = [];

/**
 * The server of this worker and its database, which the test files that run in it share: each test opens a studio of
 * its own. A test that changes what accounts share, or the configuration, opens its own server.
 */
export function openTestServer(): Promise<TestServer> {
  shared ??= startTestServer();
  return shared;
}

/** Starts a server with its own database, which is stopped after the test file. */
export async function openOwnTestServer(environment: Record<string, string> = {}): Promise<TestServer> {
  const server = await startTestServer(environment);
  own.push(server);
  return server;
}

/** Starts another server process on the database of a server, which is stopped after the test file. */
export async function openOtherTestServer({ ownerUrl }: TestServer): Promise<TestServer> {
  const server = await startOn(
    withUrls(ownerUrl, testSecret, async () => {}),
    {},
  );
  own.push(server);
  return server;
}

/** Runs before each test file: deletes rate limits and mails. */
export async function resetSharedServer(): Promise<void> {
  const server = await shared;
  await server?.owner.query('truncate rate_limits, outbox');
}

/** Runs after each test file: stops the servers that `openOwnTestServer` started. */
export async function closeOwnServers(): Promise<void> {
  for (const server of own.splice(0)) {
    await server.stop();
    await server.owner.end();
    fs.rmSync(server.services.settings.dataDir, { recursive: true, force: true });
  }
}

async function startTestServer(environment: Record<string, string> = {}): Promise<TestServer> {
  const clusterUrl = inject('clusterUrl');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await createDatabase(clusterUrl, name, templateDatabase);
  return startOn(
    withUrls(clusterUrl.replace(/postgres$/, name), testSecret, async () => {}),
    environment,
  );
}

async function startOn(database: OpenDatabase, environment: Record<string, string>): Promise<TestServer> {
  const server = await prepareServer(testConfig(environment), areas, database);
  const { ownerUrl } = database;
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  let stopped: Promise<void> | undefined;
  return {
    ...server,
    // A test may stop its server itself.
    stop: () => {
      stopped ??= server.stop();
      return stopped;
    },
    owner,
    ownerUrl,
    ask: (...question) => request(server, ...question),
    askTwice: async (route, question, token) => {
      const key = newId();
      const send = () => request(server, route, question, token, 'it', key);
      return [await send(), await send()];
    },
    listen: () => listen(server),
    mailTo: (address, subject) => waitForMail(server, address, subject),
  };
}

/** The configuration of a test server. Its URLs of external services are unreachable. */
function testConfig(environment: Record<string, string>): Config {
  const folder = fs.mkdtempSync(path.join(inject('dataFolder'), 'files-'));
  const unreachable = { YOUTUBE_IMAGES_URL: 'http://127.0.0.1:9', VIMEO_URL: 'http://127.0.0.1:9' };
  return readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', FORMA_DATA: folder, ...unreachable, ...environment });
}

async function request<R extends Route>(
  { app }: RunningServer,
  route: R,
  question: ApiRequest<R>,
  token?: string,
  language = 'it',
  idempotencyKey?: string,
): Promise<TestResponse<R>> {
  const rest: Record<string, unknown> = { ...question };
  let path = pathOf(route);
  for (const part of pathNames(route)) {
    path = path.replace(`:${part}`, encodeURIComponent(String(rest[part])));
    delete rest[part];
  }
  const method = methodOf(route);
  const isInQuery = method === 'GET' || method === 'DELETE';
  const reply = await app.inject({
    method,
    url: `/api${path}`,
    headers: {
      'accept-language': language,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(idempotencyKey !== undefined && { [idempotencyHeader]: idempotencyKey }),
    },
    ...(isInQuery ? { query: textsOf(rest) } : { payload: rest }),
  });
  return { status: reply.statusCode, ...reply.json() };
}

function textsOf(values: Record<string, unknown>): Record<string, string> {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}

async function listen({ app }: RunningServer): Promise<number> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

async function waitForMail({ services }: RunningServer, address: string, subject?: string) {
  for (let tries = 0; tries < 200; tries++) {
    const mail = (await readOutbox(services.pool)).find(
      (sent) => sent.to === address && (subject ?? sent.subject) === sent.subject,
    );
    if (mail) return { subject: mail.subject, html: mail.html, token: /token=([\w-]+)/.exec(mail.html)?.[1] ?? '' };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`mailTo: no mail to ${address}`);
}
