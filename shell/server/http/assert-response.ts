import { isDeepStrictEqual } from 'node:util';
import { pathOf, type Route } from '#shell/common/route.ts';
import { JsonText } from './json-text.ts';

/** Throws unless a response matches its contract exactly, without additional fields. Runs in tests. */
export function assertResponse(route: Route, response: object): void {
  if (route.download) return void route.response.parse(response);
  const received = JSON.parse(response instanceof JsonText ? response.text : JSON.stringify(response));
  const read = route.response.safeParse(received);
  if (!read.success) throw new Error(`assertResponse: ${pathOf(route)} broke its contract: ${read.error.message}`);
  if (!isDeepStrictEqual(read.data, received))
    throw new Error(`assertResponse: ${pathOf(route)} answered more than its contract`);
}
