/** What the server refused, or could not be asked: status 0 is a lost network. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly errors: FieldErrors;
  readonly data: ErrorDetails;

  constructor(refusal: Refusal) {
    super(refusal.message);
    this.name = 'ApiError';
    this.status = refusal.status;
    this.code = refusal.code;
    this.errors = refusal.errors ?? {};
    this.data = refusal.data ?? {};
  }
}

export type FieldErrors = Record<string, string[]>;

export interface ErrorDetails {
  redirect?: string;
  hideMessage?: boolean;
  buttons?: { title: string; redirect: string }[];
  [detail: string]: unknown;
}

interface Refusal {
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

/** The message for a person: that of the first field, where the error is about fields. */
export function messageOf(error: ApiError): string {
  return Object.values(error.errors)[0]?.[0] ?? error.message;
}
