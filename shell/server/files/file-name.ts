/** Limit of a file name in bytes, so that it fits into the ticket of a signed URL. */
const maxBytes = 200;

/** The name of an uploaded file without folders and control characters; a long name is cut before its extension. */
export function fileNameOf(originalName: string | undefined): string {
  const name = (originalName ?? '')
    .split(/[\\/]/)
    .at(-1)
    ?.replaceAll(/\p{Cc}/gu, '')
    .trim();
  if (!name) return 'file';
  const extension = /\.\w{1,10}$/.exec(name)?.[0] ?? '';
  let stem = [...name.slice(0, name.length - extension.length)];
  while (Buffer.byteLength(stem.join('') + extension) > maxBytes) stem = stem.slice(0, -1);
  return stem.join('') + extension;
}

/** Characters that a file name cannot have on Windows, macOS or Linux. */
const forbidden = /[\\/:*?"<>|\p{Cc}]+/gu;

/** A name without the characters that a file name cannot have. */
export function safeName(name: string): string {
  return name.replaceAll(forbidden, ' ').trim();
}
