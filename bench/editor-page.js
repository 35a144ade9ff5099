/* Runs in the page before the app. It uses the hook of React's developer tools. */
const seen = { rows: [], keyMs: [], frameMs: [], openRows: new Set(), shownAt: null, openMs: null };
let [began, clickedAt] = [0, 0];
globalThis.editorFigures = seen;

globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
  isDisabled: false,
  supportsFiber: true,
  inject: () => 1,
  checkDCE: () => {},
  onCommitFiberUnmount: () => {},
  onPostCommitFiberRoot: () => {},
  onCommitFiberRoot: (_renderer, root) => drawn(root.current),
};

/**
 * Records the rows that React rendered in this commit. A component that was rendered has the flag 1; children
 * that were not rendered are the same objects as before.
 */
function drawn(fiber) {
  const before = fiber.alternate;
  const isRow = typeof fiber.type === 'function' || typeof fiber.type?.type === 'function';
  // Rows of programs get an id, those of meal plans the row itself.
  const rowId = fiber.memoizedProps?.rowId ?? fiber.memoizedProps?.row?.id;
  if (isRow && typeof rowId === 'string' && (fiber.flags & 1) === 1) {
    seen.openRows.add(rowId);
    if (seen.openMs === null) queueMicrotask(opened);
  }
  if (before !== null && before.child === fiber.child) return;
  for (let child = fiber.child; child; child = child.sibling) drawn(child);
}

addEventListener('click', ({ timeStamp }) => (clickedAt = timeStamp), { capture: true });

/**
 * Records the time from the click until the layout of the first rows. It is measured in the page, because polling from
 * outside is less exact.
 */
function opened() {
  // Rows of the list from which the document is opened are not rows of an editor.
  if (seen.openMs !== null || !document.querySelector('[data-row] :is([data-col], [data-cell])')) return;
  document.body.getBoundingClientRect();
  seen.shownAt = performance.now();
  seen.openMs = seen.shownAt - clickedAt;
}

addEventListener(
  'keydown',
  ({ key, timeStamp }) => {
    if (key.length !== 1) return;
    seen.openRows = new Set();
    began = timeStamp;
  },
  { capture: true },
);

/**
 * Records the time from a keystroke until the layout (`keyMs`), and until the browser has painted the frame and starts
 * the next task (`frameMs`). React renders typed text before the event handler returns.
 */
addEventListener('input', () => {
  const pressedAt = began;
  document.body.getBoundingClientRect();
  seen.keyMs.push(performance.now() - pressedAt);
  seen.rows.push(seen.openRows.size);
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => seen.frameMs.push(performance.now() - pressedAt);
  port2.postMessage(null);
});

/** The scripts that were requested between `since` and the display of the first rows. */
globalThis.scriptsBeforeRows = (since) =>
  performance
    .getEntriesByType('resource')
    .filter(({ name, startTime }) => name.endsWith('.js') && startTime >= since && startTime < seen.shownAt)
    .map(({ name }) => name);
