/* Runs in the page before the product does, and costs the product nothing: it listens where React's developer tools do. */
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

/** React marks what it has drawn in a commit; what it only kept is the same fiber as before. */
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

/** From the click until the first rows stand as they will be painted, and not until somebody outside looks again. */
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
 * React has drawn what was typed before the event leaves the page. `keyMs`: until it is laid out, as it will be painted.
 * `frameMs`: until the browser has painted the frame and takes up the next task.
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

/** What was asked for from then on until the first rows stood there, and not what came right behind. */
globalThis.scriptsBeforeRows = (since) =>
  performance
    .getEntriesByType('resource')
    .filter(({ name, startTime }) => name.endsWith('.js') && startTime >= since && startTime < seen.shownAt)
    .map(({ name }) => name);
