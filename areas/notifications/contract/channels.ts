export const channels = ['in_app', 'push', 'mail'] as const;
export type Channel = (typeof channels)[number];

/** `digest` exists for mails only: they wait for the daily or weekly summary. */
export const modes = ['on', 'off', 'digest'] as const;
export type Mode = (typeof modes)[number];
