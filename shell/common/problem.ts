/** An error that the user can understand and fix. Its text, in `texts/` of the area, says what happened and what to do. */
export interface ProblemKind {
  readonly area: string;
  readonly code: string;
  readonly status: number;
}

export interface ProblemDetails {
  /** Values for the placeholders of the text. */
  values?: Record<string, string | number>;
  /** The field of the request that caused it. */
  field?: string;
  /** Further values for the web: `redirect`, `buttons`, `hideMessage`, or the present record of a conflict. */
  data?: Record<string, unknown>;
}

export class Problem extends Error {
  readonly kind: ProblemKind;
  readonly details: ProblemDetails;

  constructor(kind: ProblemKind, details: ProblemDetails = {}) {
    super(`${kind.area}: ${kind.code}`);
    this.kind = kind;
    this.details = details;
  }
}

/** `defineProblems('exercises', { in_programs: 409 })`; the text has the key `problems.in_programs` in the area. */
export function defineProblems<const Statuses extends Record<string, number>>(
  area: string,
  statuses: Statuses,
): { [Code in keyof Statuses]: ProblemKind } {
  const kinds = Object.entries(statuses).map(([code, status]) => [code, { area, code, status }]);
  return Object.fromEntries(kinds);
}

export const commonProblems = defineProblems('shell', {
  malformed: 400,
  invalid_idempotency_key: 400,
  unauthenticated: 403,
  forbidden: 403,
  read_only: 403,
  not_found: 404,
  conflict: 409,
  version_conflict: 409,
  file_missing: 410,
  precondition_failed: 412,
  too_large: 413,
  address_too_long: 414,
  body_too_large: 413,
  wrong_content_type: 415,
  range_not_satisfiable: 416,
  wrong_file_type: 422,
  file_executable: 422,
  image_too_large: 422,
  invalid: 422,
  idempotency_key_reused: 422,
  too_many: 429,
  busy: 429,
  images_busy: 429,
  print_busy: 429,
  print_too_long: 422,
  print_failed: 500,
  unexpected: 500,
  unavailable: 503,
});

/** Returns the record, or throws `not_found`. A record of another account gives the same response as a missing one. */
export function found<T>(record: T | null | undefined): T {
  if (record === null || record === undefined) throw new Problem(commonProblems.not_found);
  return record;
}
