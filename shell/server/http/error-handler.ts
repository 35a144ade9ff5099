import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { TFunction } from 'i18next';
import type { z } from 'zod';
import type { BrandName } from '#shell/common/brands.ts';
import type { Language } from '#shell/common/fields.ts';
import { validationMessage } from '#shell/common/validation-message.ts';
import { commonProblems, Problem } from '#shell/common/problem.ts';
import { errorPage } from './error-page.ts';
import { textsIn } from '../texts/texts.ts';

interface Failure {
  success: false;
  code: string;
  message: string;
  errors?: Record<string, string[]>;
  data?: Record<string, unknown>;
}

/** Invalid fields of a request; `area` is the namespace of the texts of their names. */
export class ValidationError extends Error {
  readonly area: string;
  readonly issues: z.core.$ZodIssue[];

  constructor(area: string, issues: z.core.$ZodIssue[]) {
    super('invalid input');
    this.area = area;
    this.issues = issues;
  }
}

/**
 * Sends every error in the caller's language: as a page for an address of the web app, otherwise in the envelope of the API. An
 * unexpected error is logged, and sent without details.
 */
export function handleError(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
  brandName: BrandName,
): FastifyReply {
  const language = languageOf(request);
  const t = textsIn(language);
  if (error instanceof ValidationError) return send(reply, 422, invalidFields(error, t));
  const problem = error instanceof Problem ? error : asProblem(error);
  if (problem.kind.status >= 500) request.log.error({ err: error }, problem.kind.code);
  if (problem.kind.status === 503) reply.header('retry-after', '3');
  const { status } = problem.kind;
  const failure = failureOf(problem, t);
  if (!wantsPage(request)) return send(reply, status, failure);
  const message = status === 404 ? t('shell:errors.notFound') : failure.message;
  const page = errorPage({ status, message, language, brandName });
  return reply.code(status).header('cache-control', 'no-store').type('text/html').send(page);
}

/** Whether a person opens the address in a browser: it is not of the API, and it is not the name of a file. */
function wantsPage({ method, originalUrl, headers: { accept = '' } }: FastifyRequest): boolean {
  if (!['GET', 'HEAD'].includes(method) || originalUrl.startsWith('/api/')) return false;
  const isFileName = /\.\w+$/.test(originalUrl.split('?')[0] ?? '');
  return accept.includes('text/html') || (!isFileName && !accept.includes('application/json'));
}

/** The language of the `Accept-Language` header, otherwise `own`, the language of the user. */
export function languageOf(request: FastifyRequest, own: Language = 'it'): Language {
  const wanted = request.headers['accept-language']?.slice(0, 2).toLowerCase();
  return wanted === 'en' || wanted === 'it' ? wanted : own;
}

function send(reply: FastifyReply, status: number, failure: Failure): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').send(failure);
}

function failureOf({ kind, details }: Problem, t: TFunction): Failure {
  const message =
    kind.code === 'unauthenticated'
      ? 'Unauthenticated.'
      : t(`${kind.area}:problems.${kind.code}`, details.values ?? {});
  return {
    success: false,
    code: kind.code,
    message,
    ...(details.field && { errors: { [details.field]: [message] } }),
    ...(details.data && { data: details.data }),
  };
}

function invalidFields({ area, issues }: ValidationError, t: TFunction): Failure {
  const errors: Record<string, string[]> = {};
  const sentences = issues.map((issue) => {
    const field = issue.path.join('.');
    const { key, values } = validationMessage(issue);
    const sentence = t(key, values);
    errors[field] = [...(errors[field] ?? []), sentence];
    return `${labelOf(area, issue.path, t)}: ${sentence}`;
  });
  return { success: false, code: 'invalid', message: sentences[0] ?? t('problems.invalid'), errors };
}

/** The label of a field path is that of its last name: `title` for `weeks.0.days.1.title`. */
function labelOf(area: string, path: PropertyKey[], t: TFunction): string {
  const name = String(path.findLast((step) => typeof step === 'string') ?? '');
  return t([`${area}:fields.${name}`, `shell:fields.${name}`], { defaultValue: name });
}

const postgresProblems: Record<string, Problem> = {
  // foreign_key_violation: the referenced record does not exist or belongs to another account. Both are not found for
  // the caller.
  '23503': new Problem(commonProblems.not_found),
  '23505': new Problem(commonProblems.conflict),
  // A write in a session that only reads.
  '25006': new Problem(commonProblems.read_only),
  '40001': new Problem(commonProblems.unavailable),
  '40P01': new Problem(commonProblems.unavailable),
  '53300': new Problem(commonProblems.unavailable),
  // A statement that took too long, mostly because it waited for a lock.
  '57014': new Problem(commonProblems.unavailable),
  '57P01': new Problem(commonProblems.unavailable),
  '57P02': new Problem(commonProblems.unavailable),
  '57P03': new Problem(commonProblems.unavailable),
  '08006': new Problem(commonProblems.unavailable),
};

const statusProblems: Record<number, Problem> = {
  400: new Problem(commonProblems.malformed),
  // Static files: a folder, which is not listed.
  403: new Problem(commonProblems.not_found),
  404: new Problem(commonProblems.not_found),
  412: new Problem(commonProblems.precondition_failed),
  414: new Problem(commonProblems.address_too_long),
  413: new Problem(commonProblems.body_too_large, { values: { limit: 4 } }),
  415: new Problem(commonProblems.wrong_content_type),
  416: new Problem(commonProblems.range_not_satisfiable),
};

function asProblem(error: FastifyError | Error): Problem {
  const code = 'code' in error ? String(error.code) : '';
  const status = 'statusCode' in error ? Number(error.statusCode) : 500;
  if (lostConnection.test(`${code} ${error.message}`)) return new Problem(commonProblems.unavailable);
  // Class 22 (data exception): the schema accepts the value, but the database cannot store it.
  if (/^22\w{3}$/.test(code)) return new Problem(commonProblems.invalid);
  if (status >= 400 && status < 500) return statusProblems[status] ?? new Problem(commonProblems.malformed);
  return postgresProblems[code] ?? new Problem(commonProblems.unexpected);
}

const lostConnection =
  /ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/;
