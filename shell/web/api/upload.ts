import type { ApiResponse, ApiRequest, Route } from '#shell/common/route.ts';
import { callHeaders, networkError, parseEnvelope, reportApiError, buildRequest } from './call.ts';

interface UploadOptions {
  /** Told how far it is: `onProgress(0.4)`. */
  onProgress?: (share: number) => void;
  /** The still picture of a video. */
  poster?: Blob | null;
  /** Nothing moved for so long: it counts as lost. Without it a hanging network hangs. */
  stallMs?: number;
}

/** Sends one file, its fields before it. */
export function upload<R extends Route>(
  route: R,
  question: ApiRequest<R>,
  file: File,
  { onProgress, poster, stallMs }: UploadOptions = {},
): Promise<ApiResponse<R>> {
  const { method, address, body } = buildRequest(route.endpoint, question as Record<string, unknown>);
  const fields = JSON.parse(body ?? '{}') as Record<string, unknown>;

  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, address);
    for (const [name, value] of Object.entries(callHeaders())) request.setRequestHeader(name, value);
    const moved = watchStall(request, stallMs);
    request.upload.onprogress = ({ loaded, total }) => {
      moved();
      onProgress?.(total ? loaded / total : 0);
    };
    request.onerror = () => reject(reportApiError(route.endpoint, networkError()));
    request.onabort = () => reject(reportApiError(route.endpoint, networkError()));
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

/** Ends a request that stands still; what it gives back says that something moved. */
function watchStall(request: XMLHttpRequest, stallMs: number | undefined): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const moved = () => {
    clearTimeout(timer);
    if (stallMs !== undefined) timer = setTimeout(() => request.abort(), stallMs);
  };
  request.onloadend = () => clearTimeout(timer);
  moved();
  return moved;
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
