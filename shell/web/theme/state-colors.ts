/**
 * Background and text color of a state in each scheme. The color is never the only sign of the state: the badge also
 * contains its name.
 */
export const stateColors = {
  good: { light: { ground: '#d9f5e5', text: '#0b5c36' }, dark: { ground: '#133a28', text: '#8fe3b6' } },
  soon: { light: { ground: '#fdefc3', text: '#7a4a00' }, dark: { ground: '#43330c', text: '#f5d27a' } },
  bad: { light: { ground: '#fde2e1', text: '#a1191a' }, dark: { ground: '#4a1c1e', text: '#ffb3b0' } },
  fresh: { light: { ground: '#dcecfd', text: '#0b4f8a' }, dark: { ground: '#16334f', text: '#a3d0fb' } },
  quiet: { light: { ground: '#eceef1', text: '#454c55' }, dark: { ground: '#2e3136', text: '#c5cad1' } },
} as const;

/**
 * Colors of the focus, the selection and advice. They do not follow the brand: with a red one, a focused field would look
 * wrong.
 */
export const neutral = {
  light: { focus: '#4a6078', selected: '#e3e9f0', text: '#24384e' },
  dark: { focus: '#9db3c9', selected: '#2b3746', text: '#d3deea' },
} as const;

export type Tone = keyof typeof stateColors;
