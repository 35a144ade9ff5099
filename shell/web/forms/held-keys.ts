/** Frames in which a cell gets the focus, or a field opens, after a key. */
const framesAKey = 2;

/** Keys that are held besides characters; others, such as F5, work as always. */
const heldKeys = ['Enter', 'Tab', 'Backspace', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];
/** A search that takes longer than this time in ms gives the keyboard back. */
const longestMs = 8000;

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey'>;

/** The keys that wait, in their order, and the searches that they wait for. */
const keys: Key[] = [];
const searches = new Set<symbol>();
let isReleasing = false;

/**
 * Holds the keys that are pressed while a search field waits for the result that Enter chooses: they are meant for what comes after
 * it. `release` presses them where the focus is by then, together with those pressed meanwhile; `drop` forgets them, and so does
 * Escape, a click or a search that takes too long. Shortcuts with Ctrl, Alt or the command key are not held.
 */
export function holdKeys(): { release: () => void; drop: () => void } {
  const search = Symbol('search');
  if (searches.size === 0 && !isReleasing) listen();
  searches.add(search);
  setTimeout(() => searches.has(search) && dropKeys(), longestMs);
  return {
    release: () => void (searches.delete(search) && releaseKeys()),
    drop: () => void (searches.has(search) && dropKeys()),
  };
}

/** Presses one key after the other, until one of them begins another search. */
async function releaseKeys(): Promise<void> {
  if (isReleasing) return;
  isReleasing = true;
  await frames(framesAKey);
  while (searches.size === 0) {
    const next = keys.shift();
    if (!next) break;
    pressKey(next);
    await frames(framesAKey);
  }
  isReleasing = false;
  if (searches.size === 0) dropKeys();
}

function dropKeys(): void {
  keys.length = 0;
  searches.clear();
  window.removeEventListener('keydown', hold, { capture: true });
  window.removeEventListener('pointerdown', dropKeys, { capture: true });
}

function listen(): void {
  window.addEventListener('keydown', hold, { capture: true });
  window.addEventListener('pointerdown', dropKeys, { capture: true });
}

function hold(event: KeyboardEvent): void {
  const { key, shiftKey, ctrlKey, metaKey, altKey, isComposing, isTrusted, repeat } = event;
  if (key === 'Escape' && isTrusted) dropKeys();
  const isHeld = isCharacter(key) || heldKeys.includes(key);
  if (!isHeld || !isTrusted || isComposing || ctrlKey || metaKey || altKey) return;
  event.preventDefault();
  event.stopPropagation();
  if (!repeat) keys.push({ key, shiftKey });
}

/** Presses a key where the focus is: a character is typed into the field that has it or that the key opens. */
function pressKey({ key, shiftKey }: Key): void {
  const isInField = isField(document.activeElement);
  const press = new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true });
  if (!(document.activeElement ?? document.body).dispatchEvent(press) || !isField(document.activeElement)) return;
  // With `execCommand` the field fires its events and has the text in its own undo history, as when it is typed.
  if (isCharacter(key)) document.execCommand('insertText', false, key);
  else if (key === 'Backspace' && isInField) document.execCommand('delete');
}

function isCharacter(key: string): boolean {
  return [...key].length === 1;
}

function isField(element: Element | null): boolean {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

async function frames(count: number): Promise<void> {
  for (let left = count; left > 0; left -= 1) await new Promise((resolve) => requestAnimationFrame(resolve));
}
