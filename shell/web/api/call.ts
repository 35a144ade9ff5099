import type { ApiResponse, ApiRequest, Route } from '#shell/common/route.ts';
import { currentLanguage } from '#shell/web/texts/language.ts';
import { shellText } from '#shell/web/texts/texts.ts';
import { ApiError, type ErrorDetails, type FieldErrors, isUnauthenticated, isUnreachable } from './api-error.ts';
import { currentApiErrorHandlers } from './error-handlers.ts';
import { isClientView, readToken } from './token.ts';

/** Sends a request and returns `data` of the response envelope. Throws an `ApiError` for all other responses. */
export function call<R extends Route>(
  route: R,
  request: ApiRequest<R>,
  options: CallOptions = {},
): Promise<ApiResponse<R>> {
  return callEndpoint<ApiResponse<R>>(route.endpoint, request as Record<string, unknown>, options);
}

export interface CallOptions {
  signal?: AbortSignal | undefined;
  headers?: Record<string, string>;
  /** Completes the request also when the page is closed meanwhile. */
  keepalive?: boolean;
}

interface Envelope {
  success?: boolean;
  data?: unknown;
  message?: string;
  code?: string;
  errors?: FieldErrors;
}

/** Sends a request to an endpoint of the shell, which has no typed route, and returns `data` like `call`. */
export async function callEndpoint<T>(
  endpoint: string,
  request: Record<string, unknown>,
  options: CallOptions = {},
): Promise<T> {
  const { method, url, body } = buildRequest(endpoint, request);
  // The server refuses every write of the view of a client. Screens send some by themselves, such as that a message was read.
  if (method !== 'GET' && isClientView())
    throw new ApiError({ status: 403, code: 'read_only', message: shellText('problems.read_only') });
  const headers = { ...callHeaders(), ...(body ? { 'content-type': 'application/json' } : {}), ...options.headers };
  const { signal = null, keepalive = false } = options;
  const init: RequestInit = { method, headers, body: body ?? null, signal, keepalive };

  const response = await fetch(url, init).catch((cause: unknown) => {
    if (options.signal?.aborted) throw cause;
    throw reportApiError(endpoint, networkError());
  });
  return parseEnvelope<T>(endpoint, response.status, await response.text().catch(() => ''));
}

export function callHeaders(): Record<string, string> {
  const token = readToken();
  const language = { accept: 'application/json', 'accept-language': currentLanguage() };
  return token ? { ...language, authorization: `Bearer ${token}` } : language;
}

export function buildRequest(endpoint: string, request: Record<string, unknown>) {
  const [method = 'GET', pattern = '/'] = endpoint.split(' ');
  const remaining = { ...request };
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = remaining[name];
    delete remaining[name];
    return encodeURIComponent(String(value));
  });

  if (method !== 'GET' && method !== 'DELETE') return { method, url: `/api${path}`, body: JSON.stringify(remaining) };
  const query = queryOf(remaining);
  return { method, url: `/api${path}${query ? `?${query}` : ''}`, body: undefined };
}

function queryOf(values: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    for (const element of Array.isArray(value) ? value : [value]) {
      if (element !== undefined && element !== null && element !== '') query.append(name, String(element));
    }
  }
  return query.toString();
}

export function parseEnvelope<T>(endpoint: string, status: number, text: string): T {
  const envelope = parse(text);
  if (envelope && status < 500) currentApiErrorHandlers().reachable();
  if (status >= 200 && status < 300 && envelope?.success) return (envelope.data ?? {}) as T;

  throw reportApiError(
    endpoint,
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

/** Calls the global handler for the error and returns the error. */
export function reportApiError(endpoint: string, error: ApiError): ApiError {
  if (isUnauthenticated(error)) currentApiErrorHandlers().unauthenticated(endpoint, error);
  else if (error.status === 402) currentApiErrorHandlers().paymentRequired(error);
  else if (isUnreachable(error)) currentApiErrorHandlers().unreachable({ hasResponse: error.status !== 0 });
  return error;
}

function parse(text: string): Envelope | null {
  try {
    return JSON.parse(text) as Envelope;
  } catch {
    return null;
  }
}
