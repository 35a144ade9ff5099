import type { z } from 'zod';
import type { AccessLevel, Permission } from './permissions.ts';
import type { UploadPolicy, TransientUploadLimits } from './files.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * One route of the API as data: the server binds it, the web calls it, the tests iterate over it, the documentation is
 * generated from it.
 *
 * `endpoint` has no `/api`. A path parameter is the id of a record of the noun before it (`/clients/:id`), unless `params`
 * defines it. `upload` receives a file as the multipart field `file`, after the fields of `body`, and stores it;
 * `transientUpload` receives it the same way without storing it.
 *
 * `download` is the media type of a file that is sent instead of the JSON envelope; `response` then is `FileResponse`.
 * Errors are JSON all the same. `alternativePermission` is a second permission that gives access; the operation decides
 * what its holders may see.
 */
export interface Route {
  readonly endpoint: `${Method} /${string}`;
  readonly permission: AccessLevel | Permission;
  readonly alternativePermission?: Permission;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodObject;
  readonly upload?: UploadPolicy;
  readonly transientUpload?: TransientUploadLimits;
  readonly download?: 'application/pdf';
  readonly response: z.ZodObject;
}

export function defineRoutes<const R extends Record<string, Route>>(routes: R): R {
  return routes;
}

type PathNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type Schema<R extends Route, Part extends 'params' | 'query' | 'body'> = R[Part] extends z.ZodObject ? R[Part] : never;

type RequestInput<S extends z.ZodObject> = [S] extends [never] ? unknown : z.input<S>;
type RequestOutput<S extends z.ZodObject> = [S] extends [never] ? unknown : z.output<S>;

type PathInput<R extends Route> = [Schema<R, 'params'>] extends [never]
  ? { [Name in PathNames<R['endpoint']>]: string }
  : z.output<Schema<R, 'params'>>;

/** The request as the web passes it: path parameters, query and body in one object. */
export type ApiRequest<R extends Route> = PathInput<R> &
  RequestInput<Schema<R, 'query'>> &
  RequestInput<Schema<R, 'body'>>;

/** The validated request with defaults, as the bound operation receives it. */
export type ParsedRequest<R extends Route> = PathInput<R> &
  RequestOutput<Schema<R, 'query'>> &
  RequestOutput<Schema<R, 'body'>>;

export type ApiResponse<R extends Route> = z.output<R['response']>;

export function methodOf(route: Route): Method {
  return route.endpoint.slice(0, route.endpoint.indexOf(' ')) as Method;
}

export function pathOf(route: Route): string {
  return route.endpoint.slice(route.endpoint.indexOf(' ') + 1);
}

/** `['id', 'setId']` for `/my/completed-workouts/:id/sets/:setId`. */
export function pathNames(route: Route): string[] {
  return [...pathOf(route).matchAll(/:(\w+)/g)].map(([, name = '']) => name);
}
