import type { z } from 'zod';
import type { Route } from '#shell/common/route.ts';

/** Set by `build/strip-schemas.ts`: in the bundle a route has no schemas and loads that of its body. */
type BundledRoute = Route & { loadBody?: () => Promise<z.ZodObject> };

const loaded = new Map<string, z.ZodObject>();

/** The schema of the route's body; undefined while it is not loaded, then only the server validates. */
export function bodySchema(route: Route): z.ZodObject | undefined {
  return route.body ?? loaded.get(route.endpoint);
}

/** Called at the first input, so that the schema is there when the form is submitted. A failure is tried again. */
export function prefetchBodySchema(route: BundledRoute): void {
  if (!route.loadBody || loaded.has(route.endpoint)) return;
  route.loadBody().then(
    (schema) => loaded.set(route.endpoint, schema),
    () => {},
  );
}
