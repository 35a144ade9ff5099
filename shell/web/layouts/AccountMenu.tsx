import { Avatar, Menu, Text, UnstyledButton, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import {
  IconBuilding,
  IconCheck,
  IconDownload,
  IconLanguage,
  IconLogout,
  IconMoon,
  IconSettings,
  IconSun,
} from '@tabler/icons-react';
import { app } from '../app.ts';
import { isInstalled } from '../install/install-prompt.ts';
import { logout, switchAccount } from '../change-session.ts';
import { chooseLanguage, useMe } from '../session.ts';
import { useLanguage, useTexts } from '../texts/texts.ts';
import { initialsOf } from '../widgets/PersonAvatar.tsx';
import classes from './AccountMenu.module.css';

/** The logged-in user, settings, accounts and logout. On a phone also language and color scheme, which the header omits. */
export function AccountMenu() {
  const t = useTexts('shell');
  const user = useMe();

  return (
    <Menu position="bottom-end" width={260} shadow="md">
      <Menu.Target>
        <UnstyledButton className={classes['target']} aria-label={`${initialsOf(user.name)} · ${t('layout.account')}`}>
          <Avatar size={34} color="brand" name={user.name} variant="light">
            {initialsOf(user.name)}
          </Avatar>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes['who']}>
          <Text fw={600} size="sm" truncate>
            {user.name}
          </Text>
          <Text size="xs" c="dimmed" truncate>
            {user.email}
          </Text>
        </div>
        <Menu.Divider />
        <Menu.Item leftSection={<IconSettings size={18} />} onClick={() => void app().navigate('/settings')}>
          {t('layout.settings')}
        </Menu.Item>
        {!isInstalled() && (
          <Menu.Item leftSection={<IconDownload size={18} />} onClick={() => void app().navigate('/download-app')}>
            {t('install.action')}
          </Menu.Item>
        )}
        <PhoneChoices />
        <OtherAccounts />
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={18} />} onClick={() => void logout()}>
          {t('layout.logout')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function PhoneChoices() {
  const t = useTexts('shell');
  const { language } = useLanguage();
  const { setColorScheme } = useMantineColorScheme();
  const isDark = useComputedColorScheme('light', { getInitialValueInEffect: false }) === 'dark';
  const other = language === 'it' ? 'en' : 'it';

  return (
    <>
      <Menu.Item hiddenFrom="xs" leftSection={<IconLanguage size={18} />} onClick={() => void chooseLanguage(other)}>
        {t(`language.${other}`)}
      </Menu.Item>
      <Menu.Item
        hiddenFrom="xs"
        leftSection={isDark ? <IconSun size={18} /> : <IconMoon size={18} />}
        onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
      >
        {t(isDark ? 'scheme.toLight' : 'scheme.toDark')}
      </Menu.Item>
    </>
  );
}

function OtherAccounts() {
  const t = useTexts('shell');
  const { memberships, membershipId } = useMe();
  if (memberships.length < 2) return null;

  return (
    <>
      <Menu.Divider />
      <Menu.Label>{t('layout.switchAccount')}</Menu.Label>
      {memberships.map(({ id, accountName, role }) => (
        <Menu.Item
          key={id}
          leftSection={id === membershipId ? <IconCheck size={18} /> : <IconBuilding size={18} />}
          onClick={() => id !== membershipId && void switchAccount(id)}
        >
          <Text size="sm">{accountName}</Text>
          <Text size="xs" c="dimmed">
            {id === membershipId ? t('layout.currentAccount') : t(`roles.${role}`)}
          </Text>
        </Menu.Item>
      ))}
    </>
  );
}
