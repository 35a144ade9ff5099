/* Runs in the page before the product does, and costs the product nothing: it listens where React's developer tools do. */
const seen = { rows: [], keyMs: [], openRows: new Set(), shownAt: null };
let began = 0;
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
    seen.shownAt ??= performance.now();
  }
  if (before !== null && before.child === fiber.child) return;
  for (let child = fiber.child; child; child = child.sibling) drawn(child);
}

/** From the key until the page stands as it will be painted: scripts, styles and layout. */
addEventListener(
  'keydown',
  ({ key }) => {
    if (key.length !== 1) return;
    seen.openRows = new Set();
    began = performance.now();
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      document.body.getBoundingClientRect();
      seen.keyMs.push(performance.now() - began);
      seen.rows.push(seen.openRows.size);
    };
    addEventListener('input', () => port2.postMessage(null), { once: true });
  },
  { capture: true },
);

/** What was asked for from then on until the first rows stood there, and not what came right behind. */
globalThis.scriptsBeforeRows = (since) =>
  performance
    .getEntriesByType('resource')
    .filter(({ name, startTime }) => name.endsWith('.js') && startTime >= since && startTime < seen.shownAt)
    .map(({ name }) => name);
