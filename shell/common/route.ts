import type { z } from 'zod';
import type { AccessLevel, Permission } from './permissions.ts';
import type { UploadPolicy, TransientUploadLimits } from './files.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * One call of the API as data: the server binds it, the web calls it, the tests walk it, the documentation prints it.
 *
 * `ask` has no `/api`. A path parameter is the id of a record of the noun before it (`/clients/:id`), unless `params`
 * says otherwise. `upload` takes the file as the multipart field `file`, with the fields of `body` before it; `reads` takes it the
 * same way, and the file is not stored.
 *
 * `download` is the media type of a file that is answered instead of the envelope; `answer` then is `FileAnswer` of the fields.
 * Refusals are JSON all the same. `alsoFor` is a second permission that lets in: what its holders may see of the record
 * is for the operation to say.
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

type Sent<S extends z.ZodObject> = [S] extends [never] ? unknown : z.input<S>;
type Read<S extends z.ZodObject> = [S] extends [never] ? unknown : z.output<S>;

type PathInput<R extends Route> = [Schema<R, 'params'>] extends [never]
  ? { [Name in PathNames<R['endpoint']>]: string }
  : z.output<Schema<R, 'params'>>;

/** What a caller hands over: path parameters, query and body side by side. */
export type ApiRequest<R extends Route> = PathInput<R> & Sent<Schema<R, 'query'>> & Sent<Schema<R, 'body'>>;

/** The same after checking, with defaults filled in: what the bound function gets. */
export type ParsedRequest<R extends Route> = PathInput<R> & Read<Schema<R, 'query'>> & Read<Schema<R, 'body'>>;

export type ApiResponse<R extends Route> = z.output<R['response']>;

export function methodOf(route: Route): Method {
  return route.endpoint.slice(0, route.endpoint.indexOf(' ')) as Method;
}

export function pathOf(route: Route): string {
  return route.endpoint.slice(route.endpoint.indexOf(' ') + 1);
}

/** `['id', 'setId']` for `/my/completed-workouts/:id/sets/:setId`. */
export function pathNames(route: Route): string[] {
  return [...pathOf(route).matchAll(/:(\w+)/g)].map((found) => found[1] ?? '');
}
