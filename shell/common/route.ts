import type { z } from 'zod';
import type { AccessLevel, Permission } from './permissions.ts';
import type { UploadPolicy, TransientUploadLimits } from './files.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Media types of stored files that are sent as they are: pictures, and files that are saved and never displayed. */
export const storedFileDownloads = ['image/webp', 'application/octet-stream'] as const;
export type StoredFileDownload = (typeof storedFileDownloads)[number];

/**
 * One route of the API as data: the server binds it, the web calls it, the tests iterate over it, the documentation is
 * generated from it.
 *
 * `endpoint` has no `/api`. A path parameter is the id of a record of the resource before it (`/clients/:id`), unless
 * `params` names it. `upload` takes the file as the multipart field `file`, with the fields of `body` before it;
 * `transientUpload` takes it the same way, and the file is not stored.
 *
 * `hasOptionalFile`: the route with `upload` also takes its body as JSON, without a file.
 *
 * `isHeavy` marks work that may take more than about 20 ms, such as reading or writing a whole document or verifying a password: few
 * such requests run at a time, on their own connections, and every account has a fair share. Routes with `transientUpload` are always
 * heavy, and those with `download` unless they send a stored file.
 *
 * `download` is the media type of a file that is sent instead of the envelope; `response` then is `FileResponse` of
 * `fields.ts`. Errors are JSON all the same. `alternativePermission` also opens the route; the operation decides what its
 * holders may see of the record.
 *
 * `admitsDeactivated`: also for a client whom the studio has deactivated, whose session has only these routes.
 *
 * `isIdempotent`: a request with the header `Idempotency-Key` runs once; a repeat with the same key gets the first response.
 * Only for routes that write and need a login.
 */
export interface Route {
  readonly endpoint: `${Method} /${string}`;
  readonly permission: AccessLevel | Permission;
  readonly alternativePermission?: Permission;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodObject;
  readonly upload?: UploadPolicy;
  readonly hasOptionalFile?: true;
  readonly transientUpload?: TransientUploadLimits;
  readonly download?: 'application/pdf' | 'application/zip' | StoredFileDownload;
  readonly isHeavy?: true;
  readonly admitsDeactivated?: true;
  readonly isIdempotent?: boolean;
  readonly response: z.ZodObject;
}

export const idempotencyHeader = 'idempotency-key';

export function defineRoutes<const R extends Record<string, Route>>(routes: R): R {
  return routes;
}

/**
 * One call on a client's records at two addresses: `own` is called by the client, `client` by a professional, who names
 * the client in the path as `:clientId`. Both have the same response and run the same operation.
 */
export interface SubjectRoute<Own extends Route = Route, Client extends Route = Route> {
  readonly own: Own;
  readonly client: Client;
}

/** One of the two variants of a subject route. Its `params` and `query` replace the shared ones. */
type Side = Pick<Route, 'endpoint' | 'permission' | 'alternativePermission' | 'params' | 'query'>;
type Declaration = Omit<Route, 'endpoint' | 'permission' | 'alternativePermission'> & Record<keyof SubjectRoute, Side>;
type Merged<D extends Declaration, Name extends keyof SubjectRoute> = D[Name] &
  Omit<D, keyof SubjectRoute | keyof D[Name]> &
  Pick<D, 'response'>;

export function defineSubjectRoutes<const D extends Record<string, Declaration>>(declarations: D) {
  const pairs = Object.entries(declarations).map(([name, { own, client, ...shared }]) => [
    name,
    { own: { ...shared, ...own }, client: { ...shared, ...client } },
  ]);
  return Object.fromEntries(pairs) as {
    [Name in keyof D]: SubjectRoute<Merged<D[Name], 'own'>, Merged<D[Name], 'client'>>;
  };
}

/** All routes of a table of routes, including both variants of each subject route. */
export function routesIn(table: Record<string, Route | SubjectRoute>): Route[] {
  return Object.values(table).flatMap((entry) => ('own' in entry ? [entry.own, entry.client] : [entry]));
}

type PathNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type Schema<R extends Route, Part extends 'params' | 'query' | 'body'> = R[Part] extends z.ZodObject ? R[Part] : never;

type RequestInput<S extends z.ZodObject> = [S] extends [never] ? unknown : z.input<S>;
type RequestOutput<S extends z.ZodObject> = [S] extends [never] ? unknown : z.output<S>;

type PathInput<R extends Route> = {
  [Name in Exclude<PathNames<R['endpoint']>, keyof RequestOutput<Schema<R, 'params'>>>]: string;
} & RequestOutput<Schema<R, 'params'>>;

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
