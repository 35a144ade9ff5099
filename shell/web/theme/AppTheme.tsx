import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { brandNamed, brands } from '#shell/common/brands.ts';
import { useMeIfKnown } from '../session.ts';
import { studioBrand } from './studio-brand.ts';
import { themeOf, variablesOf } from './theme.ts';

/** Stores the chosen color scheme on the device. `color-scheme.js` reads the same key before the first paint. */
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
      // Guest pages load only a part of Mantine's style sheet, which does not contain the default variables.
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

/**
 * The brand of the server, overridden by color and logo of the account, or of the studio that invites. Clients see the name of
 * the account.
 */
export function useBrand(): Brand {
  const user = useMeIfKnown();
  const studio = studioBrand.use();
  const platform = brandNamed(document.documentElement.dataset['platform']);
  const { name, color } = brands[platform];
  const customApp = user?.custom_app;
  if (studio) return { platform, name: studio.name, color: studio.main_color ?? color, logo: studio.logo_url };
  return {
    platform,
    name: user && (customApp?.logo_url || user.roles.includes('client')) ? user.accountName || name : name,
    color: customApp?.theme.main_color ?? color,
    logo: customApp?.logo_url ?? null,
  };
}
