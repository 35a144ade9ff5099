import { Modal } from '@mantine/core';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderScreen } from '../testing/render.tsx';
import { LoadedWhen } from './DocumentDialogs.tsx';

function Opener() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" aria-label="apri" onClick={() => setOpen(true)} />
      <LoadedWhen needed={isOpen}>
        <Modal opened={isOpen} onClose={() => setOpen(false)} title="dialogo">
          <input aria-label="campo" data-autofocus />
        </Modal>
      </LoadedWhen>
    </>
  );
}

test('a dialog that was opened for the first time returns the focus to its button', async () => {
  await renderScreen(Opener, { texts: [] });
  const button = screen.getByRole('button', { name: 'apri' });
  await userEvent.click(button);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('campo')));

  await userEvent.keyboard('{Escape}');

  await waitFor(() => expect(document.activeElement).toBe(button));
});
