/** The groups in which notification kinds are listed and filtered. */
export const kindGroups = [
  'chats',
  'training',
  'programs',
  'nutrition',
  'surveys',
  'notices',
  'clients',
  'account',
] as const;
export type KindGroup = (typeof kindGroups)[number];
