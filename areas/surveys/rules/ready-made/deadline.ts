/** The question for the day by which a goal is to be reached, in Italian and English. */
export const deadlineText = ['Entro quando?', 'By when?'] as const;

/** Whether a ready-made question asks for a day that is still to come; questions for a date have no bounds. */
export function asksForDeadline({ text }: { text: string }): boolean {
  return deadlineText.some((deadline) => deadline === text);
}
