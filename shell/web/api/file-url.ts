import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ApiRequest, Route } from '#shell/common/route.ts';
import type { ApiError } from './api-error.ts';
import { fetchFile } from './download.ts';

/** Time in ms for which a file stays in the memory of the page after it was shown. */
const gcTime = 60_000;

/**
 * The URL of a file that needs the login of the user, for an image of this page; undefined while it loads. The bytes are in the
 * memory of the page only and go with the session: they are neither in a cache of the browser nor in that of the service worker.
 */
export function useFileUrl<R extends Route>(
  route: R,
  request: ApiRequest<R>,
  { enabled = true }: { enabled?: boolean } = {},
): { url: string | undefined; error: ApiError | null } {
  const { data: blob, error } = useQuery({
    queryKey: [route.endpoint, request, 'file'],
    queryFn: async ({ signal }) => (await fetchFile(route, request, { signal })).blob,
    enabled,
    gcTime,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    meta: { skipGlobalErrorHandler: true },
  });
  return { url: useObjectUrl(blob), error };
}

/** The URL of a file that is in the memory of the page. It is valid while the component is shown. */
export function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();

  // Synchronises with the browser, which holds the blob until its URL is revoked.
  useEffect(() => {
    if (!blob || !URL.createObjectURL) return;
    const created = URL.createObjectURL(blob);
    setUrl(created);
    return () => {
      URL.revokeObjectURL(created);
      setUrl(undefined);
    };
  }, [blob]);

  return url;
}
