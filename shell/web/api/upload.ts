import type { Answer, Question, Route } from '#shell/common/route.ts';
import { callHeaders, networkLost, readEnvelope, refused, requestOf } from './call.ts';

interface UploadOptions {
  /** Told how far it is: `onProgress(0.4)`. */
  onProgress?: (share: number) => void;
  /** The still picture of a video. */
  poster?: Blob | null;
}

/** Sends one file, its fields before it. */
export function upload<R extends Route>(
  route: R,
  question: Question<R>,
  file: File,
  { onProgress, poster }: UploadOptions = {},
): Promise<Answer<R>> {
  const { method, address, body } = requestOf(route.ask, question as Record<string, unknown>);
  const fields = JSON.parse(body ?? '{}') as Record<string, unknown>;

  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, address);
    for (const [name, value] of Object.entries(callHeaders())) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total ? loaded / total : 0);
    request.onerror = () => reject(refused(route.ask, networkLost()));
    request.onload = () => {
      try {
        resolve(readEnvelope(route.ask, request.status, request.responseText));
      } catch (error) {
        reject(error);
      }
    };
    request.send(multipart(fields, file, poster));
  });
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
