import { createAtom } from '../atom.ts';
import { shellText } from '../texts/texts.ts';
import { toast } from '../widgets/toast.ts';

/** Repeated insertions into a full field within this time show one toast. */
const quietMs = 5000;
const shownAt = createAtom(Number.NEGATIVE_INFINITY);

/**
 * Says how many characters of an inserted text a field with `maxlength` does not take: the browser cuts what is typed, pasted,
 * dropped or dictated at the maximum without a word. Returns a function that stops it.
 */
export function watchMaxLength(): () => void {
  document.addEventListener('beforeinput', reportCut);
  return () => document.removeEventListener('beforeinput', reportCut);
}

function reportCut({ target, data, timeStamp }: InputEvent): void {
  if (!data || !(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
  const { maxLength, value, selectionStart, selectionEnd } = target;
  const replaced = (selectionEnd ?? 0) - (selectionStart ?? 0);
  // A field stores a line break as one character.
  const { length } = data.replaceAll('\r\n', '\n');
  const cut = Math.min(length, value.length - replaced + length - maxLength);
  if (maxLength < 0 || cut <= 0 || (cut === 1 && timeStamp - shownAt.get() < quietMs)) return;
  shownAt.set(timeStamp);
  toast.error(shellText('form.cut', { count: cut, max: maxLength }));
}
