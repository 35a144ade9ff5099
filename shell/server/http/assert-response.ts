import { isDeepStrictEqual } from 'node:util';
import { pathOf, type Route } from '#shell/common/route.ts';
import { JsonText } from './json-text.ts';

/** An answer must be its contract to the letter: nothing missing, nothing that was not promised. */
export function assertResponse(route: Route, data: object): void {
  if (route.download) return void route.response.parse(data);
  const travelled = JSON.parse(data instanceof JsonText ? data.text : JSON.stringify(data));
  const read = route.response.safeParse(travelled);
  if (!read.success) throw new Error(`checkAnswer: ${pathOf(route)} broke its contract: ${read.error.message}`);
  if (!isDeepStrictEqual(read.data, travelled))
    throw new Error(`checkAnswer: ${pathOf(route)} answered more than its contract`);
}
