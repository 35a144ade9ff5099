import type { VideoLink } from '../rules/video-link.ts';
import { videoPage } from '../rules/video-link.ts';
import type { Config } from '#shell/server/config.ts';

type Sites = Pick<Config, 'YOUTUBE_IMAGES_URL' | 'VIMEO_URL'>;

const patienceMs = 8000;
const maxBytes = 5 * 1024 * 1024;

/** The still picture its site shows for a video, or null: a site that does not answer is no fault of ours. */
export async function fetchVideoThumbnail(sites: Sites, link: VideoLink): Promise<Buffer | null> {
  const addresses = link.kind === 'youtube' ? youtubePictures(sites, link.id) : await vimeoPictures(sites, link);
  for (const address of addresses) {
    const picture = await fetchWhole(address);
    if (picture) return picture;
  }
  return null;
}

/** The large one exists only for videos in HD. */
function youtubePictures({ YOUTUBE_IMAGES_URL }: Sites, id: string): string[] {
  return ['maxresdefault', 'hqdefault'].map((size) => `${YOUTUBE_IMAGES_URL}/vi/${id}/${size}.jpg`);
}

/** Vimeo says where the picture is; only its own image server, or the site itself, is believed. */
async function vimeoPictures({ VIMEO_URL }: Sites, link: VideoLink): Promise<string[]> {
  const page = encodeURIComponent(videoPage(link));
  const told = await fetchWhole(`${VIMEO_URL}/api/oembed.json?width=1280&url=${page}`);
  const address = told && URL.parse(pictureIn(told));
  if (!address) return [];
  const isTrusted = address.origin === new URL(VIMEO_URL).origin || isVimeoImage(address);
  return isTrusted ? [address.href] : [];
}

function pictureIn(told: Buffer): string {
  try {
    const { thumbnail_url } = JSON.parse(told.toString()) as { thumbnail_url?: unknown };
    return String(thumbnail_url);
  } catch {
    return '';
  }
}

function isVimeoImage({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' && hostname.endsWith('.vimeocdn.com');
}

async function fetchWhole(address: string): Promise<Buffer | null> {
  try {
    const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(patienceMs) });
    if (!answer.ok || !answer.body) return null;
    const read: Uint8Array[] = [];
    let bytes = 0;
    for await (const chunk of answer.body) {
      bytes += chunk.length;
      if (bytes > maxBytes) return null;
      read.push(chunk);
    }
    return Buffer.concat(read);
  } catch {
    return null;
  }
}
