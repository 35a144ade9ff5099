import { sharedValue } from '../state.ts';

export interface ConfirmQuestion {
  title: string;
  /** What happens, and for a destructive one exactly what is lost. */
  text: string;
  /** The verb of the button; without it "Procedi". */
  yes?: string;
  no?: string;
  destructive?: boolean;
  /** A word that must be typed before the button works. */
  word?: string;
}

export interface OpenQuestion extends ConfirmQuestion {
  answer: (yes: boolean) => void;
}

export const openQuestion = sharedValue<OpenQuestion | null>(null);

/** `const confirm = useConfirm(); if (await confirm({ title, text })) …` */
export function useConfirm() {
  return confirm;
}

export function confirm(question: ConfirmQuestion): Promise<boolean> {
  openQuestion.get()?.answer(false);
  return new Promise((resolve) => {
    openQuestion.set({
      ...question,
      answer: (yes) => {
        openQuestion.set(null);
        resolve(yes);
      },
    });
  });
}
