import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { field, startRunner, tapDone } from '../testing/runner.tsx';
import { known, press } from '../testing/swappable.ts';

describe('an exercise swapped in the middle of its sets', () => {
  async function swapAfterOneSet(choose?: () => Promise<void>) {
    const { server } = await startRunner(known);
    await userEvent.click(screen.getByRole('button', { name: 'Cambia' }));
    expect(await screen.findByRole('button', { name: 'Panca con manubri' })).toBeTruthy();
    expect(screen.queryByRole('switch')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Chiudi' }));
    await tapDone();
    await userEvent.click(screen.getByRole('button', { name: 'Cambia' }));
    await choose?.();
    await userEvent.click(await screen.findByRole('button', { name: 'Panca con manubri' }));
    return server;
  }
  const earlierSets = (server: { requests: { rowChanges: { earlier?: unknown }[] }[] }) =>
    server.requests.flatMap(({ rowChanges }) => rowChanges).at(-1)?.earlier;

  test('keeps the sets that are done with the exercise they were done with, and says so at each', async () => {
    const server = await swapAfterOneSet();

    await expect
      .poll(() => earlierSets(server))
      .toEqual([{ exerciseId: press.id, exerciseName: 'Panca piana con bilanciere', setNumbers: [1] }]);
    expect(screen.getByRole('button', { name: /80\skg.*Panca piana con bilanciere/ })).toBeTruthy();
    expect(field('Peso (kg)').value).toBe('30');
  });

  test('takes the sets that are done along when the client says so', async () => {
    const server = await swapAfterOneSet(async () => {
      await userEvent.click(await screen.findByRole('switch', { name: /Sposta anche la serie già fatta/ }));
    });

    await expect.poll(() => earlierSets(server)).toEqual([]);
    expect(screen.queryByRole('button', { name: /80\skg.*Panca piana con bilanciere/ })).toBeNull();
  });

  test('belongs to the first exercise again with all of its sets when the swap is undone', async () => {
    const server = await swapAfterOneSet();
    await userEvent.click(screen.getByRole('button', { name: 'Cambia' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Torna a Panca piana con bilanciere' }));

    await expect.poll(() => earlierSets(server)).toEqual([]);
    expect(screen.queryByText(/al posto di/)).toBeNull();
  });

  test('counts a set that is removed and done again for the other exercise', async () => {
    const server = await swapAfterOneSet();
    await userEvent.click(screen.getByRole('button', { name: /80\skg.*Panca piana con bilanciere/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Togli la serie' }));
    await tapDone();

    await expect.poll(() => earlierSets(server)).toEqual([]);
  });
});
