import type pg from 'pg';
import type { ApiResponse, ParsedRequest, Route } from '#shell/common/route.ts';
import type { Subscriber, PublicScope, Scope } from '../database/scope.ts';
import type { RegisteredExtension } from '../extension-points.ts';
import type { TransientUpload } from '../files/transient-upload.ts';
import type { StoredUpload } from '../files/store-upload.ts';
import type { JobHandler } from '../jobs/job.ts';

type ScopeOf<R extends Route> = R['permission'] extends 'public' ? PublicScope : Scope;

type WithFile<R extends Route> = R extends { upload: object }
  ? { file: StoredUpload }
  : R extends { transientUpload: object }
    ? { file: TransientUpload }
    : unknown;
type Answered<R extends Route> = Record<string, never> extends ApiResponse<R> ? unknown : ApiResponse<R>;
/** An answer that takes time but no database comes as a function, run once the connection is given back. */
type Run<R extends Route> = (
  scope: ScopeOf<R>,
  input: ParsedRequest<R> & WithFile<R>,
) => Promise<Answered<R> | (() => Promise<Answered<R>>)>;

export interface BoundRoute {
  route: Route;
  run(scope: Scope, input: object): Promise<unknown>;
}

/** One area as the server mounts it. */
export interface ServerArea {
  name: string;
  routes: BoundRoute[];
  /** Subscribers of events of the areas below it. */
  subscribers: Subscriber[];
  /** Extensions of extension points of the areas below it. */
  extensions: RegisteredExtension[];
  jobs: Record<string, JobHandler>;
  /** Those of the jobs that run every night. */
  daily: string[];
  /** Brings the shared tables of the area up to date, as the owner of the database; returns whether they changed. */
  catalogue?: (pool: pg.Pool) => Promise<boolean>;
}

/** Ties each route of an area to the one function that answers it; the compiler asks for every route. */
export function bindArea<Routes extends Record<string, Route>>(
  name: string,
  routes: Routes,
  runs: { [Key in keyof Routes]: Run<Routes[Key]> },
  more: Partial<Pick<ServerArea, 'subscribers' | 'extensions' | 'jobs' | 'daily' | 'catalogue'>> = {},
): ServerArea {
  const bound = Object.entries(routes).map(([key, route]) => ({
    route,
    run: runs[key] as unknown as BoundRoute['run'],
  }));
  return { name, routes: bound, subscribers: [], extensions: [], jobs: {}, daily: [], ...more };
}
