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

export const installOffer: { event: BeforeInstallPromptEvent | null } = { event: null };

/** Stores the offer of the browser, which comes once and early, for a button of the app. */
export function holdInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    installOffer.event = event;
  });
}
