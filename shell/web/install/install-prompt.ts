/** The event with which Chrome and Edge offer to install the app. TypeScript does not know it. */
interface BeforeInstallPromptEvent extends Event {
  prompt: () => Promise<unknown>;
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: BeforeInstallPromptEvent;
  }
  interface Navigator {
    /** Safari on iOS: whether the app was opened from the home screen. */
    standalone?: boolean;
  }
}

let offered: BeforeInstallPromptEvent | null = null;

// The browser makes its offer once and early: this module is loaded with the layout of the app and with /download-app.
window.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  offered = event;
});

/** How this browser installs the app: with a button, or by the steps of its menu. */
export function installMethod(): 'button' | 'ios' | 'menu' {
  if (offered) return 'button';
  const isIpad = navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1;
  return isIpad || /iPhone|iPad/.test(navigator.userAgent) ? 'ios' : 'menu';
}

export async function install(): Promise<void> {
  await offered?.prompt();
  offered = null;
}

export function isInstalled(): boolean {
  return navigator.standalone === true || window.matchMedia('(display-mode: standalone)').matches;
}
