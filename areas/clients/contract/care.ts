import { z } from 'zod';
import type { Permission } from '#shell/common/permissions.ts';

/** What a professional is in charge of; a client may have a professional for each. */
export const careKinds = ['training', 'nutrition'] as const;
export type CareKind = (typeof careKinds)[number];

/** A professional who may view none of these cannot be put in charge of the care: they would see nothing of it. */
export const carePermissions: Record<CareKind, readonly Permission[]> = {
  training: ['view programs', 'view workouts'],
  nutrition: ['view meal plans', 'view macros', 'view visits'],
};

/** A user of the account who can be put in charge of clients. */
export const Collaborator = z.object({
  id: z.uuid(),
  name: z.string(),
  role: z.string(),
  /** What they may be put in charge of. */
  careKinds: z.array(z.enum(careKinds)),
});
export type Collaborator = z.output<typeof Collaborator>;
