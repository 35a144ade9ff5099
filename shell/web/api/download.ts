import type { ApiRequest, Route } from '#shell/common/route.ts';
import { callHeaders, networkError, parseEnvelope, reportApiError, buildRequest } from './call.ts';

/** Asks for a file and gives it to the browser to keep. A refusal is JSON and thrown as of any other call. */
export async function download<R extends Route>(route: R, question: ApiRequest<R>): Promise<void> {
  const { method, address } = buildRequest(route.endpoint, question as Record<string, unknown>);
  const response = await fetch(address, { method, headers: callHeaders() }).catch(() => {
    throw reportApiError(route.endpoint, networkError());
  });
  if (response.headers.get('content-type') !== route.download)
    return parseEnvelope(route.endpoint, response.status, await response.text());
  keep(await response.blob(), nameIn(response.headers.get('content-disposition') ?? ''));
}

/** The name a file was sent with. */
export function nameIn(disposition: string): string {
  const whole = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  return whole ? decodeURIComponent(whole) : (/filename="([^"]+)"/i.exec(disposition)?.[1] ?? 'file');
}

/** The address of the content is given back when the browser has surely begun to read it. */
function keep(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
