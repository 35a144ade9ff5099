import { isDeepStrictEqual } from 'node:util';
import { pathOf, type Route } from '#shell/common/route.ts';

/** An answer must be its contract to the letter: nothing missing, nothing that was not promised. */
export function assertResponse(route: Route, response: object): void {
  if (route.download) return void route.response.parse(response);
  const received = JSON.parse(JSON.stringify(response));
  const read = route.response.safeParse(received);
  if (!read.success) throw new Error(`checkAnswer: ${pathOf(route)} broke its contract: ${read.error.message}`);
  if (!isDeepStrictEqual(read.data, received))
    throw new Error(`checkAnswer: ${pathOf(route)} answered more than its contract`);
}
