import type { ApiResponse, ApiRequest, Route } from '#shell/common/route.ts';
import { callHeaders, networkError, parseEnvelope, reportApiError, buildRequest } from './call.ts';

interface UploadOptions {
  /** Called with the fraction that was sent, 0 to 1. */
  onProgress?: (fraction: number) => void;
  /** Preview image of a video. */
  poster?: Blob | null;
  /** The upload is aborted as a network error after this time without progress; by default there is no limit. */
  stallMs?: number;
  /** Aborts the upload. The promise then rejects with the reason of the signal, and no global handler is called. */
  signal?: AbortSignal;
}

/** Sends one file as multipart, after the fields of the request. Needs `XMLHttpRequest`: `fetch` reports no progress. */
export function upload<R extends Route>(
  route: R,
  values: ApiRequest<R>,
  file: File,
  { onProgress, poster, stallMs, signal }: UploadOptions = {},
): Promise<ApiResponse<R>> {
  const { method, url, body } = buildRequest(route.endpoint, values as Record<string, unknown>);
  const fields = JSON.parse(body ?? '{}') as Record<string, unknown>;

  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    for (const [name, value] of Object.entries(callHeaders())) request.setRequestHeader(name, value);
    const onProgressed = watchStall(request, stallMs);
    request.upload.onprogress = ({ loaded, total }) => {
      onProgressed();
      onProgress?.(total ? loaded / total : 0);
    };
    request.onerror = () => reject(reportApiError(route.endpoint, networkError()));
    request.onabort = () => reject(signal?.aborted ? signal.reason : reportApiError(route.endpoint, networkError()));
    signal?.addEventListener('abort', () => request.abort());
    request.onload = () => {
      try {
        resolve(parseEnvelope(route.endpoint, request.status, request.responseText));
      } catch (error) {
        reject(error);
      }
    };
    request.send(multipart(fields, file, poster));
  });
}

/** Aborts a request without progress. Returns the function to call on progress. */
function watchStall(request: XMLHttpRequest, stallMs: number | undefined): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onProgressed = () => {
    clearTimeout(timer);
    if (stallMs !== undefined) timer = setTimeout(() => request.abort(), stallMs);
  };
  request.onloadend = () => clearTimeout(timer);
  onProgressed();
  return onProgressed;
}

function multipart(fields: Record<string, unknown>, file: File, poster: Blob | null | undefined): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined && value !== null) form.append(name, String(value));
  }
  if (poster) form.append('poster', poster, 'poster');
  form.append('file', file);
  return form;
}
