import type { LinkKind } from '#shell/common/files.ts';
import { parseVideoLink, videoPageUrl } from '#shell/common/video-link.ts';

/** What a copied link leads to, when links of that kind are accepted: a video, or any page on https. */
export function parseLink(text: string, accepted: readonly LinkKind[]): { kind: LinkKind; url: string } | null {
  const video = parseVideoLink(text);
  if (video && accepted.includes(video.kind)) return { kind: video.kind, url: videoPageUrl(video) };
  const page = URL.parse(text.trim());
  return page?.protocol === 'https:' && accepted.includes('link') ? { kind: 'link', url: page.href } : null;
}
