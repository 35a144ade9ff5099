import type { MediaType } from '#shell/common/files.ts';

/** Endings of the types that are recognised by their content. Pictures are stored as WebP. */
const endings: Partial<Record<MediaType, readonly [string, ...string[]]>> = {
  'image/webp': ['webp'],
  'video/mp4': ['mp4', 'm4v'],
  'video/webm': ['webm'],
  'video/quicktime': ['mov'],
  'application/pdf': ['pdf'],
};

/** The name of a file with the ending of its content: a PDF that is named `foto.jpg` becomes `foto.pdf`. */
export function storedName(name: string, mediaType: MediaType): string {
  const [ending, ...others] = endings[mediaType] ?? [];
  if (!ending) return name;
  const dot = name.lastIndexOf('.');
  const present = dot > 0 ? name.slice(dot + 1).toLowerCase() : '';
  if (present === ending || others.includes(present)) return name;
  const base = /^[a-z0-9]{1,5}$/.test(present) ? name.slice(0, dot) : name;
  return `${base}.${ending}`;
}
