import { createAtom } from '../atom.ts';

export interface ConfirmOptions {
  title: string;
  /** What happens; for a destructive action, exactly what is lost. */
  text: string;
  /** Label of the button; the default is "Procedi". */
  confirmLabel?: string;
  cancelLabel?: string;
  destructive?: boolean;
  /** A word to type before the button is enabled. */
  typedConfirmation?: string;
}

export interface PendingConfirm extends ConfirmOptions {
  answer: (isConfirmed: boolean) => void;
}

export const pendingConfirm = createAtom<PendingConfirm | null>(null);

/** Asks for a confirmation: `if (await confirm({ title, text })) …`. A question that is open is answered with no. */
export function confirm(options: ConfirmOptions): Promise<boolean> {
  pendingConfirm.get()?.answer(false);
  return new Promise((resolve) => {
    pendingConfirm.set({
      ...options,
      answer: (isConfirmed) => {
        pendingConfirm.set(null);
        resolve(isConfirmed);
      },
    });
  });
}
