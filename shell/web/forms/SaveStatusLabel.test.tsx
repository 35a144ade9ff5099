import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createAtom } from '../atom.ts';
import { renderScreen } from '../testing/render.tsx';
import type { SaveStatus } from './autosave.ts';
import { SaveStatusLabel } from './SaveStatusLabel.tsx';

test('screen readers hear of a failure and of the save after it, and never that an edit after that is saved', async () => {
  const status = createAtom<SaveStatus>('saved');
  await renderScreen(() => <SaveStatusLabel status={status.use()} onRetry={() => undefined} />, { texts: [] });
  const announced = () => screen.getByRole('status').textContent;
  expect(announced()).toBe('');

  for (const [next, text] of [
    ['pending', ''],
    ['failed', 'Non salvato: riprova'],
    ['saving', 'Non salvato: riprova'],
    ['saved', 'Salvato'],
    ['pending', ''],
    ['saved', ''],
  ] as const) {
    act(() => status.set(next));
    expect(announced()).toBe(text);
  }
});
