import { installOffer } from './hold-install-prompt.ts';

/** How this browser installs the app: with a button, or by the steps of its menu. */
export function installMethod(): 'button' | 'ios' | 'menu' {
  if (installOffer.event) return 'button';
  const isIpad = navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1;
  return isIpad || /iPhone|iPad/.test(navigator.userAgent) ? 'ios' : 'menu';
}

export async function install(): Promise<void> {
  await installOffer.event?.prompt();
  installOffer.event = null;
}

export function isInstalled(): boolean {
  return navigator.standalone === true || window.matchMedia('(display-mode: standalone)').matches;
}

const viewsKey = 'install.views';
const maxViews = 3;

/** Whether to offer the installation: on a phone or tablet, not in the installed app, at most three times on a device. */
export function takeInstallView(): boolean {
  if (isInstalled() || !window.matchMedia('(pointer: coarse)').matches) return false;
  const views = Number(localStorage.getItem(viewsKey) ?? 0);
  if (views >= maxViews) return false;
  localStorage.setItem(viewsKey, String(views + 1));
  return true;
}
