import type { z } from 'zod';
import type { Route } from '#shell/common/route.ts';

/**
 * A route in the bundle, which has no schemas: `build/strip-schemas.ts` replaces the schema of the body by `loadBody`.
 */
type BundledRoute = Route & { loadBody?: () => Promise<z.ZodObject> };

const loaded = new Map<string, z.ZodObject>();

/** The schema of the route's body; undefined until it is loaded. Without it only the server validates. */
export function bodySchema(route: Route): z.ZodObject | undefined {
  return route.body ?? loaded.get(route.endpoint);
}

/**
 * Loads the schema of the route's body. Forms call it at each input, so that the schema is available on submit and a
 * failed load is retried.
 */
export function prefetchBodySchema(route: BundledRoute): void {
  if (!route.loadBody || loaded.has(route.endpoint)) return;
  route.loadBody().then(
    (schema) => loaded.set(route.endpoint, schema),
    () => {},
  );
}
