import { isInstalled } from './install-prompt.ts';

const viewsKey = 'install.views';
const viewedAtKey = 'install.viewedAt';
const maxViews = 3;
const pauseMs = 3 * 86_400_000;

/** Whether to offer the installation: on a phone or tablet, not in the installed app, at most three times on a device, days apart. */
export function takeInstallView(now = Date.now()): boolean {
  if (isInstalled() || !window.matchMedia('(pointer: coarse)').matches) return false;
  const views = Number(localStorage.getItem(viewsKey) ?? 0);
  if (views >= maxViews || now - Number(localStorage.getItem(viewedAtKey) ?? 0) < pauseMs) return false;
  localStorage.setItem(viewsKey, String(views + 1));
  localStorage.setItem(viewedAtKey, String(now));
  return true;
}
