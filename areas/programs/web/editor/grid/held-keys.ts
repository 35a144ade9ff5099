/** Frames in which a cell gets the focus, or a field opens, after a key. */
const framesAKey = 2;

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey'>;

/**
 * Holds the keys that are pressed while an exercise is being searched, whose row they are meant for. `release` presses them where the
 * focus is by then, in their order and together with those pressed meanwhile; `drop` forgets them. Shortcuts with Ctrl, Alt or
 * the command key are not held.
 */
export function holdKeys(): { release: () => Promise<void>; drop: () => void } {
  const keys: Key[] = [];

  function hold(event: KeyboardEvent): void {
    const { key, shiftKey, ctrlKey, metaKey, altKey, isComposing, isTrusted } = event;
    if (!isTrusted || isComposing || ctrlKey || metaKey || altKey || key === 'Shift') return;
    event.preventDefault();
    event.stopPropagation();
    keys.push({ key, shiftKey });
  }
  const drop = () => window.removeEventListener('keydown', hold, { capture: true });

  window.addEventListener('keydown', hold, { capture: true });
  return {
    drop,
    release: async () => {
      try {
        await frames(framesAKey);
        for (let next = keys.shift(); next; next = keys.shift()) {
          pressKey(next);
          await frames(framesAKey);
        }
      } finally {
        drop();
      }
    },
  };
}

/** Presses a key where the focus is: a character is typed into the field that has it or that the key opens. */
function pressKey({ key, shiftKey }: Key): void {
  const isCharacter = [...key].length === 1;
  const target = document.activeElement ?? document.body;
  const isInField = isField(target);
  const press = new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true });
  if (!target.dispatchEvent(press)) return;
  if (!isField(document.activeElement)) return;
  // With `execCommand` the field fires its events and has the text in its own undo history, as when it is typed.
  if (isCharacter) document.execCommand('insertText', false, key);
  else if (key === 'Backspace' && isInField) document.execCommand('delete');
}

function isField(element: Element | null): boolean {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

async function frames(count: number): Promise<void> {
  for (let left = count; left > 0; left -= 1) await new Promise((resolve) => requestAnimationFrame(resolve));
}
