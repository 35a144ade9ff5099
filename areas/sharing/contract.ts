import { z } from 'zod';
import { defineProblems } from '#shell/common/problem.ts';
import { defineRoutes } from '#shell/common/route.ts';
import { effectiveSettingsSchema, settingChoices } from '#shell/common/settings.ts';

/** Fields of the response of a record that its author may share with the team. */
export const sharing = {
  isShared: z.boolean(),
  /** Whether the caller may change it: its author and the admins. */
  isEditable: z.boolean(),
  /** Name of the author; null when the caller is the author or there is none. */
  authorName: z.string().nullable(),
};
const Sharing = z.object(sharing);
export type Sharing = z.output<typeof Sharing>;

/** Body of the route that shares a record. */
export const Share = z.object({ isShared: z.boolean() });

/** Whether new records are shared with the team, unless an admin chooses otherwise. */
export const sharedByDefault = { templates: false, folders: true, exercises: true } as const;
export type SharedKindName = keyof typeof sharedByDefault;

export const SharingSettings = z.object({
  templates: z.boolean().default(sharedByDefault.templates),
  folders: z.boolean().default(sharedByDefault.folders),
  exercises: z.boolean().default(sharedByDefault.exercises),
});
export type SharingSettings = z.output<typeof SharingSettings>;

export const SharingChoices = settingChoices(SharingSettings);
export type SharingChoices = z.output<typeof SharingChoices>;

const response = z.object({ settings: effectiveSettingsSchema(SharingSettings) });

export const sharingSettingsRoutes = defineRoutes({
  settings: { endpoint: 'GET /sharing-settings', permission: 'admin', response },
  saveSettings: { endpoint: 'POST /sharing-settings', permission: 'admin', body: SharingChoices, response },
});

export const sharingProblems = defineProblems('sharing', { not_author: 403 });
