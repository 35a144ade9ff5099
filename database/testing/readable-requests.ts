import PQueue from 'p-queue';
import { areas } from '#areas/all-server.ts';
import { methodOf, pathNames, type Route } from '#shell/common/route.ts';
import { exampleOf, nounBefore } from './example-of.ts';
import type { RecordIds } from './records.ts';
import type { TestServer } from './server.ts';

export interface ReadRequest {
  route: Route;
  request: Record<string, unknown>;
}

/** More requests at once wait for a connection so long that the server refuses them. */
const atOnce = 8;

/** Sends GET requests of a person. A response is undefined when it is refused, and `null` when the record does not exist. */
export function createReader({ ask }: TestServer, token: string) {
  const queue = new PQueue({ concurrency: atOnce });
  return ({ route, request }: ReadRequest): Promise<unknown> =>
    queue.add(async () => {
      const { status, data } = await ask(route, request as never, token);
      if (status >= 500) throw new Error(`createReader: ${route.endpoint} answers ${status}`);
      return status === 200 ? data : status === 404 ? null : undefined;
    });
}

interface Reader {
  token: string;
  /** The records whose details are read, besides all lists. */
  ids: RecordIds;
}

/** The GET requests, without files, that a person may send, each with its response. */
export async function readableRequests(
  server: TestServer,
  { token, ids }: Reader,
): Promise<(ReadRequest & { response: unknown })[]> {
  const read = createReader(server, token);
  const routes = areas.flatMap((area) => area.routes.map(({ route }) => route));
  const readable = routes.filter((route) => methodOf(route) === 'GET' && !route.download);
  const requests = readable.flatMap((route) => requestOf(route, ids) ?? []);
  const responses = await Promise.all(requests.map(read));
  return requests
    .map((request, index) => ({ ...request, response: responses[index] }))
    .filter(({ response }) => response !== undefined);
}

function requestOf(route: Route, ids: RecordIds): ReadRequest | undefined {
  const names = pathNames(route);
  if (names.length === 0) return { route, request: {} };
  if (route.params) return { route, request: exampleOf(route.params, ids).value };
  const values = names.map((name) => [name, ids[nounBefore(name, route)]] as const);
  return values.some(([, id]) => id === undefined) ? undefined : { route, request: Object.fromEntries(values) };
}
