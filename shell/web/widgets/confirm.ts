import { createAtom } from '../atom.ts';

export interface ConfirmOptions {
  title: string;
  /** What happens, and for a destructive one exactly what is lost. */
  text: string;
  /** The verb of the button; without it "Procedi". */
  confirmLabel?: string;
  cancelLabel?: string;
  destructive?: boolean;
  /** A word that must be typed before the button works. */
  typedConfirmation?: string;
}

export interface PendingConfirm extends ConfirmOptions {
  answer: (yes: boolean) => void;
}

export const pendingConfirm = createAtom<PendingConfirm | null>(null);

/** `const confirm = useConfirm(); if (await confirm({ title, text })) …` */
export function useConfirm() {
  return confirm;
}

export function confirm(question: ConfirmOptions): Promise<boolean> {
  pendingConfirm.get()?.answer(false);
  return new Promise((resolve) => {
    pendingConfirm.set({
      ...question,
      answer: (yes) => {
        pendingConfirm.set(null);
        resolve(yes);
      },
    });
  });
}
