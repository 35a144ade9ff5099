const name = 'chunks.reloaded-at';
const pauseMs = 60_000;

/** A piece of the app. When it cannot be loaded a newer version is likely there: the page reloads, but not in circles. */
export async function reloadOnChunkError<T>(piece: Promise<T>): Promise<T> {
  try {
    return await piece;
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
