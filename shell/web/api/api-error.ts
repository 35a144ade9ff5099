/** An error response of the server. Status 0: no response, because the network failed. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly errors: FieldErrors;
  readonly data: ErrorDetails;

  constructor(fields: ErrorFields) {
    super(fields.message);
    this.name = 'ApiError';
    this.status = fields.status;
    this.code = fields.code;
    this.errors = fields.errors ?? {};
    this.data = fields.data ?? {};
  }
}

export type FieldErrors = Record<string, string[]>;

export interface ErrorDetails {
  redirect?: string;
  hideMessage?: boolean;
  buttons?: { title: string; redirect: string }[];
  [detail: string]: unknown;
}

interface ErrorFields {
  status: number;
  code: string;
  message: string;
  errors?: FieldErrors | undefined;
  data?: ErrorDetails | undefined;
}

export function isUnreachable(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    (error.status === 0 || error.status === 503 || error.status === 502 || error.status === 504)
  );
}

export function isUnauthenticated(error: ApiError): boolean {
  return error.status === 401 || (error.status === 403 && /^unauthenticated\.?$/i.test(error.code || error.message));
}

/** Whether the record of a request is not there (any more), or the user may not see it (any more). */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError) || isUnauthenticated(error)) return false;
  return error.status === 403 || error.status === 404;
}
