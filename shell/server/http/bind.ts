import type pg from 'pg';
import type { Answer, Input, Route } from '#shell/common/route.ts';
import type { Listener, OpenScope, Scope } from '../database/scope.ts';
import type { ReadFile } from '../files/read-file.ts';
import type { ReceivedFile } from '../files/receive.ts';
import type { JobRun } from '../jobs/job.ts';

type ScopeOf<R extends Route> = R['permission'] extends 'public' ? OpenScope : Scope;

type WithFile<R extends Route> = R extends { upload: object }
  ? { file: ReceivedFile }
  : R extends { reads: object }
    ? { file: ReadFile }
    : unknown;
type Answered<R extends Route> = Record<string, never> extends Answer<R> ? unknown : Answer<R>;
/** An answer that takes time but no database comes as a function, run once the connection is given back. */
type Run<R extends Route> = (
  scope: ScopeOf<R>,
  input: Input<R> & WithFile<R>,
) => Promise<Answered<R> | (() => Promise<Answered<R>>)>;

export interface BoundRoute {
  route: Route;
  run(scope: Scope, input: object): Promise<unknown>;
}

/** One area as the server mounts it. */
export interface ServerArea {
  name: string;
  routes: BoundRoute[];
  /** What it does when an area below it tells an event. */
  listeners: Listener[];
  jobs: Record<string, JobRun>;
  /** Those of the jobs that run every night. */
  daily: string[];
  /** Brings the shared tables of the area up to date, as the owner of the database. */
  catalogue?: (pool: pg.Pool) => Promise<void>;
}

/** Ties each route of an area to the one function that answers it; the compiler asks for every route. */
export function bindArea<Routes extends Record<string, Route>>(
  name: string,
  routes: Routes,
  runs: { [Key in keyof Routes]: Run<Routes[Key]> },
  more: Partial<Pick<ServerArea, 'listeners' | 'jobs' | 'daily' | 'catalogue'>> = {},
): ServerArea {
  const bound = Object.entries(routes).map(([key, route]) => ({
    route,
    run: runs[key] as unknown as BoundRoute['run'],
  }));
  return { name, routes: bound, listeners: [], jobs: {}, daily: [], ...more };
}
