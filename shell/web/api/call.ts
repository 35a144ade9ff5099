import type { ApiResponse, ApiRequest, Route } from '#shell/common/route.ts';
import { currentLanguage } from '#shell/web/texts/language.ts';
import { ApiError, type ErrorDetails, type FieldErrors, isUnauthenticated, isUnreachable } from './api-error.ts';
import { currentApiErrorHandlers } from './error-handlers.ts';
import { readToken } from './token.ts';

/** Asks the API; the answer is the `data` of its envelope, everything else is thrown as an `ApiError`. */
export function call<R extends Route>(
  route: R,
  question: ApiRequest<R>,
  options: CallOptions = {},
): Promise<ApiResponse<R>> {
  return callEndpoint<ApiResponse<R>>(route.endpoint, question as Record<string, unknown>, options);
}

export interface CallOptions {
  signal?: AbortSignal | undefined;
  headers?: Record<string, string>;
  /** It arrives even when the page closes right after. */
  keepalive?: boolean;
}

interface Envelope {
  success?: boolean;
  data?: unknown;
  message?: string;
  code?: string;
  errors?: FieldErrors;
}

/** The same without the route's types: for the calls the shell itself makes. */
export async function callEndpoint<T>(
  ask: string,
  question: Record<string, unknown>,
  options: CallOptions = {},
): Promise<T> {
  const { method, address, body } = buildRequest(ask, question);
  const headers = { ...callHeaders(), ...(body ? { 'content-type': 'application/json' } : {}), ...options.headers };
  const { signal = null, keepalive = false } = options;
  const request: RequestInit = { method, headers, body: body ?? null, signal, keepalive };

  const response = await fetch(address, request).catch((cause: unknown) => {
    if (options.signal?.aborted) throw cause;
    throw reportApiError(ask, networkError());
  });
  return parseEnvelope<T>(ask, response.status, await response.text().catch(() => ''));
}

export function callHeaders(): Record<string, string> {
  const token = readToken();
  const language = { accept: 'application/json', 'accept-language': currentLanguage() };
  return token ? { ...language, authorization: `Bearer ${token}` } : language;
}

export function buildRequest(ask: string, question: Record<string, unknown>) {
  const [method = 'GET', pattern = '/'] = ask.split(' ');
  const rest = { ...question };
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });

  if (method !== 'GET' && method !== 'DELETE') return { method, address: `/api${path}`, body: JSON.stringify(rest) };
  const query = queryOf(rest);
  return { method, address: `/api${path}${query ? `?${query}` : ''}`, body: undefined };
}

function queryOf(values: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== '') query.append(name, String(one));
    }
  }
  return query.toString();
}

export function parseEnvelope<T>(ask: string, status: number, text: string): T {
  const envelope = parse(text);
  if (status >= 200 && status < 300 && envelope?.success) return (envelope.data ?? {}) as T;

  throw reportApiError(
    ask,
    new ApiError({
      status: envelope ? status : status < 400 ? 502 : status,
      code: envelope?.code ?? '',
      message: envelope?.message ?? '',
      errors: envelope?.errors,
      data: envelope?.data as ErrorDetails | undefined,
    }),
  );
}

export function networkError(): ApiError {
  return new ApiError({ status: 0, code: 'unreachable', message: '' });
}

/** Tells the app what it reacts to as a whole, then hands the error on. */
export function reportApiError(ask: string, error: ApiError): ApiError {
  if (isUnauthenticated(error)) currentApiErrorHandlers().unauthenticated(ask);
  else if (error.status === 402) currentApiErrorHandlers().paymentRequired(error);
  else if (isUnreachable(error)) currentApiErrorHandlers().unreachable();
  return error;
}

function parse(text: string): Envelope | null {
  try {
    return JSON.parse(text) as Envelope;
  } catch {
    return null;
  }
}
