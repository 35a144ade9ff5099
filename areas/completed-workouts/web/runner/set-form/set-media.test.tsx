import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { startRunner } from '../testing/runner.tsx';

vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:here');

test('a picture of a set is shown at once with its sync state, and can be removed', async () => {
  const { server } = await startRunner();
  server.setNetwork('server-error');

  await userEvent.upload(screen.getByLabelText('Foto o video'), fileOf('squat.jpg', 'image/jpeg'));

  expect(await screen.findByRole('img', { name: 'squat.jpg' })).toBeTruthy();
  expect(screen.getByText('In attesa')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Togli la foto o il video 1' }));
  expect(screen.queryByRole('img', { name: 'squat.jpg' })).toBeNull();
});

test('a video of 300 MB is rejected on the phone, with the limit', async () => {
  await startRunner();

  await userEvent.upload(screen.getByLabelText('Foto o video'), fileOf('squat.mp4', 'video/mp4', 300));

  expect((await screen.findByRole('alert')).textContent).toMatch(/50 MB/);
});

function fileOf(name: string, mimeType: string, megabytes = 1): File {
  const file = new File(['x'], name, { type: mimeType });
  Object.defineProperty(file, 'size', { value: megabytes * 1024 * 1024 });
  return file;
}
