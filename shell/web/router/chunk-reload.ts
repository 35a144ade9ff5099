import { ApiError } from '../api/api-error.ts';
import { reloadNewestVersion } from './newest-version.ts';

const name = 'chunks.reloaded-at';
const pauseMs = 60_000;

/** Code of the error of a screen whose files could not be loaded. */
export const chunkUnavailable = 'chunk_unavailable';

/**
 * Awaits a dynamic import. When the chunk cannot be loaded, usually because a newer version was deployed, the page is
 * reloaded with that version, at most once a minute. Without a network the error says that the screen is not on this device.
 */
export async function reloadOnChunkError<T>(chunk: Promise<T>): Promise<T> {
  try {
    return await chunk;
  } catch (error) {
    if (navigator.onLine && mayReload()) {
      sessionStorage.setItem(name, String(Date.now()));
      void reloadNewestVersion();
      return new Promise(() => {});
    }
    if (!(error instanceof Error && loadFailure.test(error.message))) throw error;
    throw new ApiError({ status: 0, code: chunkUnavailable, message: '' });
  }
}

/** Errors of `import()` and `fetch` in Chrome, Firefox and Safari, and of Vite for a style sheet; only the message marks them. */
const loadFailure = /fetch|import|preload|load failed|network/i;

function mayReload(): boolean {
  return Date.now() - Number(sessionStorage.getItem(name) ?? 0) > pauseMs;
}
