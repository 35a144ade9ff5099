import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, inject } from 'vitest';
import { areas } from '#areas/all-server.ts';
import { type ApiResponse, methodOf, pathNames, pathOf, type ApiRequest, type Route } from '#shell/common/route.ts';
import { withUrls } from '#shell/server/database/open.ts';
import { readOutbox } from '#shell/server/mail/transport.ts';
import { prepareServer, type RunningServer } from '#shell/server/server.ts';
import { readConfig } from '#shell/server/config.ts';
import { createDatabase, template, testSecret } from './cluster.ts';

export interface TestResponse<R extends Route> {
  status: number;
  success: boolean;
  data: ApiResponse<R>;
  code?: string;
  message?: string;
  errors?: Record<string, string[]>;
}

export interface TestServer extends RunningServer {
  ownerUrl: string;
  /** Puts a question through HTTP as the holder of the token, in Italian unless said otherwise. */
  ask<R extends Route>(route: R, question: ApiRequest<R>, token?: string, language?: string): Promise<TestResponse<R>>;
  /** The newest mail to that address once it was written, with the token of its link. */
  mailTo(address: string): Promise<{ subject: string; html: string; token: string }>;
}

/** A server of its own, on a database of its own, for one test file. */
export async function openTestServer(environment: Record<string, string> = {}): Promise<TestServer> {
  const clusterUrl = inject('clusterUrl');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await createDatabase(clusterUrl, name, template);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'forma-files-'));
  const nobody = { YOUTUBE_IMAGES_URL: 'http://127.0.0.1:9', VIMEO_URL: 'http://127.0.0.1:9' };
  const ownSettings = { NODE_ENV: 'test', LOG_LEVEL: 'silent', FORMA_DATA: folder, ...nobody };
  const settings = readConfig({ ...ownSettings, ...environment });
  const database = withUrls(clusterUrl.replace(/postgres$/, name), testSecret, async () => {});
  const server = await prepareServer(settings, areas, database);
  afterAll(async () => {
    await server.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  });
  return {
    ...server,
    ownerUrl: database.ownerUrl,
    ask: (...question) => request(server, ...question),
    mailTo: (address) => waitForMail(server, address),
  };
}

async function request<R extends Route>(
  { app }: RunningServer,
  route: R,
  question: ApiRequest<R>,
  token?: string,
  language = 'it',
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
    headers: { 'accept-language': language, ...(token && { authorization: `Bearer ${token}` }) },
    ...(isInQuery ? { query: textsOf(rest) } : { payload: rest }),
  });
  return { status: reply.statusCode, ...reply.json() };
}

function textsOf(values: Record<string, unknown>): Record<string, string> {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}

async function waitForMail({ services }: RunningServer, address: string) {
  for (let tries = 0; tries < 200; tries++) {
    const mail = (await readOutbox(services.pool)).find(({ to }) => to === address);
    if (mail) return { subject: mail.subject, html: mail.html, token: /token=([\w-]+)/.exec(mail.html)?.[1] ?? '' };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`mailTo: no mail to ${address}`);
}
