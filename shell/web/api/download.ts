import type { ApiRequest, Route } from '#shell/common/route.ts';
import { callHeaders, networkError, parseEnvelope, reportApiError, buildRequest } from './call.ts';

/** Requests a file and saves it as a browser download. Throws an `ApiError` for an error response, like `call`. */
export async function download<R extends Route>(route: R, request: ApiRequest<R>): Promise<void> {
  const { blob, name } = await fetchFile(route, request);
  saveBlob(blob, name);
}

/** Requests a file that the page shows or saves. */
export async function fetchFile<R extends Route>(
  route: R,
  request: ApiRequest<R>,
  { signal }: { signal?: AbortSignal } = {},
): Promise<{ blob: Blob; name: string }> {
  const { method, url } = buildRequest(route.endpoint, request as Record<string, unknown>);
  const response = await fetch(url, { method, headers: callHeaders(), signal: signal ?? null }).catch((cause) => {
    if (signal?.aborted) throw cause;
    throw reportApiError(route.endpoint, networkError());
  });
  if (response.headers.get('content-type') !== route.download)
    return parseEnvelope(route.endpoint, response.status, await response.text());
  return { blob: await response.blob(), name: nameIn(response.headers.get('content-disposition') ?? '') };
}

/** The file name in a `Content-Disposition` header. */
export function nameIn(disposition: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  return encoded ? decodeURIComponent(encoded) : (/filename="([^"]+)"/i.exec(disposition)?.[1] ?? 'file');
}

/** Downloads a public file, whose request has a ticket, without loading it into the page. The server gives its name. */
export function saveAddress<R extends Route>(route: R, request: ApiRequest<R>): void {
  save(buildRequest(route.endpoint, request as Record<string, unknown>).url, '');
}

/** Saves a blob as a file. Its URL is revoked after a minute, because the browser reads it asynchronously. */
function saveBlob(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  save(url, name);
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

function save(href: string, name: string): void {
  const link = Object.assign(document.createElement('a'), { href, download: name });
  document.body.append(link);
  link.click();
  link.remove();
}
