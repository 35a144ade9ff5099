import { IconMeat, IconSalad } from '@tabler/icons-react';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { NavItem } from '../router/context.ts';
import { renderScreen } from '../testing/render.tsx';
import { NavList } from './NavList.tsx';

const group = { name: 'diet', Icon: IconSalad, useLabel: () => 'Dieta' };
const link = (name: string, path: string): NavItem => ({
  Icon: IconMeat,
  useLabel: () => name,
  path,
  permission: 'login',
});
const items = [
  link('Home', '/home'),
  { ...link('Piani', '/mealPlans'), group },
  { ...link('Alimenti', '/aliments'), group },
  link('Gruppi', '/groups'),
];

test('links of a group open below its name, at the place of the first one', async () => {
  await renderScreen(() => <NavList items={items} />, { path: '/home' });

  const diet = await screen.findByRole('button', { name: 'Dieta' });
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Home', 'Gruppi']);

  await userEvent.click(diet);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Home',
    'Piani',
    'Alimenti',
    'Gruppi',
  ]);
  expect(diet.getAttribute('aria-expanded')).toBe('true');
});

test('on the page of one of its links a group is open, and can be closed', async () => {
  await renderScreen(() => <NavList items={items} />, { path: '/aliments' });

  const diet = await screen.findByRole('button', { name: 'Dieta' });
  const list = within(screen.getAllByRole('list')[1] as HTMLElement);
  expect(list.getAllByRole('link')).toHaveLength(2);

  await userEvent.click(diet);
  expect(screen.queryByRole('link', { name: 'Alimenti' })).toBeNull();
});

test('a narrow list shows all links without groups', async () => {
  await renderScreen(() => <NavList items={items} narrow />, { path: '/home' });

  expect(await screen.findAllByRole('link')).toHaveLength(4);
  expect(screen.queryByRole('button', { name: 'Dieta' })).toBeNull();
});

test.each([
  ['/surveys', 'Questionari'],
  ['/surveys/completed', 'Compilati'],
  ['/surveys/completed/1', 'Compilati'],
  ['/surveys/7/details', 'Questionari'],
  ['/my/exercises/3', 'Allenamento'],
])('on %s one link is current: %s', async (path, name) => {
  const entries = [
    link('Questionari', '/surveys'),
    link('Compilati', '/surveys/completed'),
    { ...link('Allenamento', '/my/training'), activePaths: ['/my/exercises'] },
  ];
  await renderScreen(() => <NavList items={entries} />, { path });

  await screen.findAllByRole('link');
  const current = screen.getAllByRole('link').filter((one) => one.getAttribute('aria-current') === 'page');
  expect(current.map(({ textContent }) => textContent)).toEqual([name]);
});
