import type pg from 'pg';
import type { ApiResponse, ParsedRequest, Route } from '#shell/common/route.ts';
import type { BatchedUpdate } from '../batched-update.ts';
import type { Subscriber, PublicScope, Scope } from '../database/scope.ts';
import type { JsonText } from './json-text.ts';
import type { RegisteredExtension } from '../extension-points.ts';
import type { TransientUpload } from '../files/transient-upload.ts';
import type { StoredUpload } from '../files/store-upload.ts';
import type { JobHandler } from '../jobs/job.ts';

type ScopeOf<R extends Route> = R['permission'] extends 'public' ? PublicScope : Scope;

type WithFile<R extends Route> = R extends { upload: object; hasOptionalFile: true }
  ? { file?: StoredUpload }
  : R extends { upload: object }
    ? { file: StoredUpload }
    : R extends { transientUpload: object }
      ? { file: TransientUpload }
      : unknown;

/** The input of an operation: the parsed request, with the uploaded file if the route has one. */
export type RouteInput<R extends Route> = ParsedRequest<R> & WithFile<R>;

type Data<R extends Route> = Record<string, never> extends ApiResponse<R> ? unknown : ApiResponse<R>;

/** The result of an operation. A function is called after the database connection was released. */
export type RouteOutput<R extends Route> = Promise<Data<R> | JsonText<ApiResponse<R>> | (() => Promise<Data<R>>)>;

type Run<R extends Route> = (scope: ScopeOf<R>, input: RouteInput<R>) => RouteOutput<R>;

export interface BoundRoute {
  route: Route;
  run(scope: Scope, input: object): Promise<unknown>;
}

/** An area, as the server mounts it. */
export interface ServerArea {
  name: string;
  routes: BoundRoute[];
  /** Subscribers of events of the areas below it. */
  subscribers: Subscriber[];
  /** Extensions of extension points of the areas below it. */
  extensions: RegisteredExtension[];
  jobs: Record<string, JobHandler>;
  /** Jobs that may take hours, such as a large archive. They have a queue of their own, in which one runs at a time. */
  longJobs?: Record<string, JobHandler>;
  /** Names of the jobs that run every night. */
  daily: string[];
  /** Names of the jobs that run every minute. */
  everyMinute?: string[];
  /** Names of the jobs that run when a server process starts. */
  atStart?: string[];
  /** Brings shared tables of the area up to date before a start, as the owner of the database; returns whether they changed. */
  catalogue?: (pool: pg.Pool) => Promise<boolean>;
  /** Bring computed columns of all accounts up to date after a start, as the owner of the database. */
  updates?: readonly BatchedUpdate[];
}

/**
 * Binds each route of an area to its operation; a route without one is a type error. `more.routes` are already bound,
 * for example by `bindSubjectRoutes` of the clients area.
 */
export function bindArea<Routes extends Record<string, Route>>(
  name: string,
  routes: Routes,
  runs: { [Key in keyof Routes]: Run<Routes[Key]> },
  more: Partial<Omit<ServerArea, 'name'>> = {},
): ServerArea {
  const bound = Object.entries(routes).map(([key, route]) => ({
    route,
    run: runs[key] as unknown as BoundRoute['run'],
  }));
  const all = [...bound, ...(more.routes ?? [])];
  return { subscribers: [], extensions: [], jobs: {}, daily: [], ...more, name, routes: all };
}
