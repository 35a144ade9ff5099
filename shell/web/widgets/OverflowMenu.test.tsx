import { IconPencil } from '@tabler/icons-react';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderScreen } from '../testing/render.tsx';
import { ActionItems } from '../records/ActionMenu.tsx';
import { LazyActionMenu } from '../records/LazyActionMenu.tsx';
import { Dialog } from './Dialog.tsx';

let mounted = 0;

function Rows() {
  return ['Giulia', 'Marco'].map((name) => (
    <LazyActionMenu key={name} label={`Azioni per ${name}`}>
      <RowActions />
    </LazyActionMenu>
  ));
}

function RowActions() {
  const [isOpen, setOpen] = useState(() => {
    mounted++;
    return false;
  });
  const show = () => setOpen(true);
  return (
    <>
      <ActionItems
        actions={[
          { label: 'Modifica', icon: IconPencil, onClick: show },
          { label: 'Rinomina', icon: IconPencil, onClick: show },
        ]}
      />
      <Dialog opened={isOpen} onClose={() => setOpen(false)} title="Nome">
        <input aria-label="Nome" />
      </Dialog>
    </>
  );
}

test('a menu is mounted when it is opened, works by keyboard at the first press, and gives the focus back', async () => {
  mounted = 0;
  await renderScreen(Rows);
  const button = await screen.findByRole('button', { name: 'Azioni per Marco' });
  expect(mounted).toBe(0);
  expect([button.getAttribute('aria-haspopup'), button.getAttribute('aria-expanded')]).toEqual(['menu', 'false']);

  button.focus();
  await userEvent.keyboard('{Enter}');
  const menu = await screen.findByRole('menu', { name: 'Azioni per Marco' });
  expect(mounted).toBe(1);
  expect([button.getAttribute('aria-expanded'), button.getAttribute('aria-controls')]).toEqual(['true', menu.id]);
  await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true));
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('Rinomina');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(button));
  expect(screen.queryByRole('menu')).toBeNull();

  await userEvent.keyboard('{Enter}');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Modifica' }));
  await screen.findByRole('textbox', { name: 'Nome' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(button));
});
