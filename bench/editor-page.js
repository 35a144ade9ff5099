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

/** React marks rendered fibers in a commit; a fiber that was not rendered is the same object as before. */
function drawn(fiber) {
  const before = fiber.alternate;
  const isRow = typeof fiber.type === 'function' || typeof fiber.type?.type === 'function';
  const rowId = fiber.memoizedProps?.rowId;
  if (isRow && typeof rowId === 'string' && (fiber.flags & 1) === 1) {
    seen.openRows.add(rowId);
    if (seen.shownAt === null) queueMicrotask(opened);
    seen.shownAt ??= performance.now();
  }
  if (before !== null && before.child === fiber.child) return;
  for (let child = fiber.child; child; child = child.sibling) drawn(child);
}

addEventListener('click', ({ timeStamp }) => (clickedAt = timeStamp), { capture: true });

/** From the click until the layout of the first rows, measured in the page instead of polled from outside. */
function opened() {
  document.body.getBoundingClientRect();
  seen.openMs = performance.now() - clickedAt;
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
 * React renders typed text before the event handler returns. `keyMs`: until the layout. `frameMs`: until the browser
 * has painted the frame and starts the next task.
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

/** The requests from that time until the first rows were displayed, without later ones. */
globalThis.scriptsBeforeRows = (since) =>
  performance
    .getEntriesByType('resource')
    .filter(({ name, startTime }) => name.endsWith('.js') && startTime >= since && startTime < seen.shownAt)
    .map(({ name }) => name);
