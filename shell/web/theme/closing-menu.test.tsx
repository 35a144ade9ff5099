import { MantineProvider, Menu } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IconCopy } from '@tabler/icons-react';
import { afterEach, expect, test, vi } from 'vitest';
import { MenuAction, MenuItems, OverflowMenu } from '../widgets/OverflowMenu.tsx';
import { themeOf } from './theme.ts';

afterEach(cleanup);

/** Renders a menu and returns its entry. `keepMounted` keeps the entries as the transition does, which tests have not. */
async function openMenu(menu: React.ReactNode): Promise<HTMLElement> {
  const theme = { ...themeOf('#92000F') };
  theme.components = { ...theme.components, Menu: { defaultProps: { keepMounted: true } } };
  render(<MantineProvider theme={theme}>{menu}</MantineProvider>);
  fireEvent.click(screen.getByRole('button', { name: 'Azioni' }));
  return screen.findByRole('menuitem', { name: 'Duplica' });
}

const duplicate = vi.fn();

test.each([
  [
    'a menu',
    <Menu key="menu">
      <Menu.Target>
        <button type="button">{'Azioni'}</button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={duplicate}>{'Duplica'}</Menu.Item>
      </Menu.Dropdown>
    </Menu>,
  ],
  [
    'the menu of a row',
    <OverflowMenu key="menu" label="Azioni">
      <MenuItems>
        <MenuAction icon={IconCopy} onClick={duplicate}>
          {'Duplica'}
        </MenuAction>
      </MenuItems>
    </OverflowMenu>,
  ],
])('%s takes no clicks while it closes, such as the second of a double click', async (_, menu) => {
  duplicate.mockClear();
  const entry = await openMenu(menu);
  fireEvent.click(entry);
  fireEvent.click(entry);

  expect(duplicate).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByRole('button', { name: 'Azioni' }));
  fireEvent.click(entry);
  expect(duplicate).toHaveBeenCalledTimes(2);
});

test('a menu that stays open takes every click', async () => {
  duplicate.mockClear();
  const entry = await openMenu(
    <Menu closeOnItemClick={false}>
      <Menu.Target>
        <button type="button">{'Azioni'}</button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={duplicate}>{'Duplica'}</Menu.Item>
      </Menu.Dropdown>
    </Menu>,
  );
  fireEvent.click(entry);
  fireEvent.click(entry);

  expect(duplicate).toHaveBeenCalledTimes(2);
});
