import { newId } from '#shell/common/ids.ts';

const storageKey = 'tab-id';
let tabId: string | undefined;

/**
 * Returns the id of this browser tab, the same after a reload. It is stored only while the page is unloaded, because a
 * duplicated tab starts with a copy of the session storage.
 */
export function currentTabId(): string {
  if (tabId) return tabId;
  const id = sessionStorage.getItem(storageKey) ?? newId();
  sessionStorage.removeItem(storageKey);
  window.addEventListener('pagehide', () => sessionStorage.setItem(storageKey, id));
  tabId = id;
  return id;
}
