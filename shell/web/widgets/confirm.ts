import { createAtom } from '../atom.ts';

export interface ConfirmOptions {
  title: string;
  /** Says what happens after the confirmation; for a destructive action, exactly what is lost. It may have several lines. */
  text: string;
  /** Label of the button; the default is "Procedi". */
  confirmLabel?: string;
  /** Label of the other button; the default is "Chiudi". */
  cancelLabel?: string;
  destructive?: boolean;
  /** A word to type before the button is enabled. */
  typedConfirmation?: string;
}

export interface PendingConfirm extends ConfirmOptions {
  resolve: (isConfirmed: boolean) => void;
}

export const pendingConfirm = createAtom<PendingConfirm | null>(null);

/** Shows a confirmation dialog: `if (await confirm({ title, text })) …`. An open dialog resolves with false. */
export function confirm(options: ConfirmOptions): Promise<boolean> {
  pendingConfirm.get()?.resolve(false);
  return new Promise((onResolved) => {
    pendingConfirm.set({
      ...options,
      resolve: (isConfirmed) => {
        pendingConfirm.set(null);
        onResolved(isConfirmed);
      },
    });
  });
}
