import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { brandNamed, brands } from '#shell/common/brands.ts';
import { useMeIfKnown } from '../session.ts';
import { themeOf, variablesOf } from './theme.ts';

/** `color-scheme.js` reads the same name before the first paint. */
const schemes = localStorageColorSchemeManager({ key: 'color-scheme' });

export function AppTheme({ children }: { children: ReactNode }) {
  const { color } = useBrand();
  const theme = useMemo(() => themeOf(color), [color]);
  const variables = useMemo(() => variablesOf(color), [color]);

  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={variables}
      defaultColorScheme="auto"
      colorSchemeManager={schemes}
      // Guest pages load part of Mantine's sheet only, without the defaults it would otherwise count on.
      deduplicateCssVariables={false}
    >
      {children}
    </MantineProvider>
  );
}

export interface Brand {
  platform: keyof typeof brands;
  name: string;
  color: string;
  logo: string | null;
}

/** The brand of this address, with the account's colour and logo over it; to a client it bears the coach's name. */
export function useBrand(): Brand {
  const user = useMeIfKnown();
  const platform = brandNamed(document.documentElement.dataset['platform']);
  const { name, color } = brands[platform];
  const own = user?.custom_app;
  return {
    platform,
    name: user && (own?.logo_url || user.roles.includes('client')) ? user.accountName || name : name,
    color: own?.theme.main_color ?? color,
    logo: own?.logo_url ?? null,
  };
}
