import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core';
import { stopClickWhileClosing } from './closing-menu.ts';
import { neutral } from './state-colors.ts';
import { brandOnDark, brandOnLight, brandPalette, type BrandColors, equalLuminance, backgrounds } from './palette.ts';

/** The Mantine theme for one brand color. */
export function themeOf(color: string) {
  return createTheme({
    primaryColor: 'brand',
    primaryShade: 6,
    colors: { brand: brandPalette(color) as MantineColorsTuple, dark: darks },
    black: '#16181c',
    autoContrast: true,
    luminanceThreshold: equalLuminance,
    fontFamily: "'Inter Variable', system-ui, -apple-system, 'Segoe UI', sans-serif",
    headings: {
      fontWeight: '700',
      sizes: {
        h1: { fontSize: '1.625rem', lineHeight: '1.25' },
        h2: { fontSize: '1.125rem', lineHeight: '1.35' },
        h3: { fontSize: '1rem', lineHeight: '1.4' },
      },
    },
    defaultRadius: 'md',
    radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '16px' },
    spacing: { xs: '4px', sm: '8px', md: '12px', lg: '16px', xl: '24px' },
    breakpoints: { xs: '36em', sm: '48em', md: '62em', lg: '75em', xl: '87.5em' },
    cursorType: 'pointer',
    respectReducedMotion: true,
    components,
  });
}

/** CSS variables of each scheme for one brand color. */
export function variablesOf(color: string): CSSVariablesResolver {
  const light = brandOnLight(color);
  const dark = brandOnDark(color);
  return () => ({
    variables: {},
    light: {
      ...brandVariables(light),
      '--mantine-color-body': backgrounds.light.card,
      '--forma-page': backgrounds.light.page,
      '--mantine-color-dimmed': 'var(--mantine-color-gray-7)',
      '--mantine-color-placeholder': '#6b737c',
      '--mantine-color-error': '#c0211f',
      '--forma-focus': neutral.light.focus,
      '--forma-selected': neutral.light.selected,
      '--forma-selected-text': neutral.light.text,
      '--forma-line': '#dfe3e8',
      '--forma-hover': '#f2f4f7',
    },
    dark: {
      ...brandVariables(dark),
      '--mantine-color-body': backgrounds.dark.card,
      '--forma-page': backgrounds.dark.page,
      '--mantine-color-text': '#e4e6e9',
      '--mantine-color-dimmed': '#a6adb6',
      '--mantine-color-placeholder': '#8b939d',
      '--mantine-color-error': '#ff8d88',
      '--mantine-color-default': backgrounds.dark.card,
      '--mantine-color-default-border': '#3a3d43',
      '--forma-focus': neutral.dark.focus,
      '--forma-selected': neutral.dark.selected,
      '--forma-selected-text': neutral.dark.text,
      '--forma-line': '#303338',
      '--forma-hover': '#26282c',
    },
  });
}

function brandVariables(colors: BrandColors): Record<string, string> {
  return {
    '--mantine-color-brand-light': colors.light,
    '--mantine-color-brand-light-hover': colors.lightHover,
    '--mantine-color-brand-light-color': colors.lightText,
    '--mantine-color-brand-text': colors.text,
    '--mantine-color-brand-outline': colors.outline,
    '--mantine-color-anchor': colors.text,
    '--forma-filled-edge': colors.filledEdge,
  };
}

const darks: MantineColorsTuple = [
  '#e4e6e9',
  '#b9bec6',
  '#a6adb6',
  '#7d858f',
  '#3a3d43',
  '#303338',
  '#1f2124',
  '#1b1c1f',
  '#141517',
  '#0e0f10',
];

/** Attributes that give the `header` of a dialog no landmark role (`banner`), which only the header of the page has. */
const quietHeader = { header: { role: 'presentation' } };

/** Keeps a dialog that closes from taking the second of two clicks: its content is there until the transition has ended. */
const noClicksWhileClosing = (_: unknown, { opened }: { opened?: boolean }) =>
  opened ? {} : { content: { pointerEvents: 'none' as const } };

/** Default props of components for all screens. */
const components = {
  Button: { defaultProps: { fw: 600 } },
  // The mark of a required field is drawn by `global.css`, so that it is not part of the label.
  InputWrapper: { defaultProps: { withAsterisk: false } },
  Paper: { defaultProps: { withBorder: true } },
  Modal: {
    defaultProps: { centered: true, overlayProps: { backgroundOpacity: 0.4 }, attributes: quietHeader },
    styles: noClicksWhileClosing,
  },
  Drawer: { defaultProps: { attributes: quietHeader }, styles: noClicksWhileClosing },
  Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
  MenuDropdown: { defaultProps: { onClickCapture: stopClickWhileClosing } },
  Tooltip: { defaultProps: { openDelay: 300, withArrow: true } },
  TextInput: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] as const } },
  PasswordInput: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] as const } },
  Textarea: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] as const } },
  Select: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] as const } },
  NumberInput: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] as const } },
};
