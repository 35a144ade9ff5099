import { type VideoLink, videoPageUrl } from '#shell/common/video-link.ts';
import type { Config } from '../config.ts';

type Sites = Pick<Config, 'YOUTUBE_IMAGES_URL' | 'VIMEO_URL'>;

const timeoutMs = 8000;
const maxBytes = 5 * 1024 * 1024;

/** Downloads the thumbnail of a video; null when the site has none or does not respond. */
export async function fetchVideoThumbnail(sites: Sites, link: VideoLink): Promise<Buffer | null> {
  const urls = link.kind === 'youtube' ? youtubeThumbnails(sites, link.id) : await vimeoThumbnails(sites, link);
  for (const url of urls) {
    const image = await fetchLimited(url);
    if (image) return image;
  }
  return null;
}

/** URLs by preference: the first size exists for HD videos only. */
function youtubeThumbnails({ YOUTUBE_IMAGES_URL }: Sites, id: string): string[] {
  return ['maxresdefault', 'hqdefault'].map((size) => `${YOUTUBE_IMAGES_URL}/vi/${id}/${size}.jpg`);
}

/** The oEmbed response of Vimeo contains the URL. Only URLs of its image server or of the site itself are fetched. */
async function vimeoThumbnails({ VIMEO_URL }: Sites, link: VideoLink): Promise<string[]> {
  const page = encodeURIComponent(videoPageUrl(link));
  const response = await fetchLimited(`${VIMEO_URL}/api/oembed.json?width=1280&url=${page}`);
  const url = response && URL.parse(thumbnailUrlIn(response));
  if (!url) return [];
  return url.origin === new URL(VIMEO_URL).origin || isVimeoImage(url) ? [url.href] : [];
}

function thumbnailUrlIn(response: Buffer): string {
  try {
    const { thumbnail_url } = JSON.parse(response.toString()) as { thumbnail_url?: unknown };
    return String(thumbnail_url);
  } catch {
    return '';
  }
}

function isVimeoImage({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' && hostname.endsWith('.vimeocdn.com');
}

async function fetchLimited(url: string): Promise<Buffer | null> {
  try {
    const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok || !response.body) return null;
    const chunks: Uint8Array[] = [];
    let bytes = 0;
    for await (const chunk of response.body) {
      bytes += chunk.length;
      if (bytes > maxBytes) return null;
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } catch {
    return null;
  }
}
