import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { idSchema } from '#shell/common/fields.ts';
import { commonProblems, Problem } from '#shell/common/problem.ts';
import { bodyOf } from './json-body.ts';
import { methodOf, pathNames, type Route } from '#shell/common/route.ts';

export type RequestParseResult = { input: object } | { issues: z.core.$ZodIssue[] };

/**
 * Validates query and body together, so that one response contains every invalid field. An invalid id in the path is
 * 404. With a file, the body consists of the other fields of the form.
 */
export function createRequestParser(
  route: Route,
): (request: FastifyRequest, besideFile?: Record<string, string>) => RequestParseResult {
  const params = pathSchema(route);
  const hasBody = methodOf(route) !== 'GET' && route.body !== undefined;
  return (request, besideFile) => {
    const path = params.safeParse(request.params);
    if (!path.success) throw new Problem(commonProblems.not_found);
    const parts: z.ZodSafeParseResult<object>[] = [path];
    if (route.query) parts.push(route.query.safeParse(request.query, { reportInput: true }));
    if (hasBody && route.body)
      parts.push(route.body.safeParse(besideFile ?? bodyOf(request) ?? {}, { reportInput: true }));
    const issues = parts.flatMap((part) => part.error?.issues ?? []);
    return issues.length > 0 ? { issues } : { input: Object.assign({}, ...parts.map((part) => part.data)) };
  };
}

/** The schema of the path parameters. A parameter that `params` does not declare is the id of a record. */
function pathSchema(route: Route): z.ZodObject {
  const ids = z.object(Object.fromEntries(pathNames(route).map((name) => [name, idSchema(name)])));
  return route.params ? ids.extend(route.params.shape) : ids;
}
