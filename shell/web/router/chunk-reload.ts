const name = 'chunks.reloaded-at';
const pauseMs = 60_000;

/**
 * Awaits a dynamic import. When the chunk cannot be loaded, usually because a newer version was deployed, the page is
 * reloaded, at most once a minute.
 */
export async function reloadOnChunkError<T>(chunk: Promise<T>): Promise<T> {
  try {
    return await chunk;
  } catch (error) {
    if (!navigator.onLine || !mayReload()) throw error;
    sessionStorage.setItem(name, String(Date.now()));
    window.location.reload();
    return new Promise(() => {});
  }
}

function mayReload(): boolean {
  return Date.now() - Number(sessionStorage.getItem(name) ?? 0) > pauseMs;
}
