import { afterEach, expect, test, vi } from 'vitest';
import { startPullToRefresh } from './pull-to-refresh.ts';

let stop = () => {};
afterEach(() => stop());

function pull(distance: number, reload: () => void): void {
  stop = startPullToRefresh(reload);
  const touch = (name: string, clientY: number) =>
    document.body.dispatchEvent(Object.assign(new Event(name, { bubbles: true }), { touches: [{ clientY }] }));
  touch('touchstart', 10);
  touch('touchmove', 10 + distance);
  touch('touchend', 10 + distance);
}

test.each([
  [80, 1],
  [79, 0],
  [-100, 0],
])('pulling down by %i pixels reloads %i times', (distance, times) => {
  const reload = vi.fn();

  pull(distance, reload);

  expect(reload).toHaveBeenCalledTimes(times);
  expect(document.querySelector('.pull-to-refresh')).toBeNull();
});

test('an open dialog is not pulled', () => {
  const dialog = document.createElement('div');
  dialog.role = 'dialog';
  document.body.append(dialog);
  const reload = vi.fn();

  pull(200, reload);

  expect(reload).not.toHaveBeenCalled();
  dialog.remove();
});
