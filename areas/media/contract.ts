import { z } from 'zod';
import { FileResponse, idSchema, nextPage, pageNumber } from '#shell/common/fields.ts';
import { defineRoutes } from '#shell/common/route.ts';

export const mediaKinds = ['image', 'video', 'voice', 'file'] as const;

/** Where a client has sent something. */
export const mediaOrigins = ['chat', 'check_in', 'workout', 'meal', 'photos', 'files'] as const;
export type MediaOrigin = (typeof mediaOrigins)[number];

/** Something that a client has sent, with what leads back to it. */
export const Medium = z.object({
  id: z.uuid(),
  kind: z.enum(mediaKinds),
  origin: z.enum(mediaOrigins),
  /** When it was sent; of a progress photo or a meal that was sent on another day, noon of the day that it shows. */
  sentAt: z.string(),
  /** Name of a file; empty for the others. */
  name: z.string(),
  /** Whether `mediaRoutes.thumbnail` has a picture; progress photos and files are read at their place only. */
  hasThumbnail: z.boolean(),
  /** The record at the place: a check-in, a workout, a day, the number of a message. */
  target: z.string(),
});
export type Medium = z.output<typeof Medium>;

export const MediaFilters = z.object({
  kind: z.enum(mediaKinds).optional(),
  origin: z.enum(mediaOrigins).optional(),
  page: pageNumber,
});
export type MediaFilters = z.output<typeof MediaFilters>;

export const mediaRoutes = defineRoutes({
  /** Everything that a client has sent, the newest first; places without the permission of the caller are left out. */
  list: {
    endpoint: 'GET /clients/:clientId/media',
    permission: 'view health records',
    params: z.object({ clientId: idSchema('clients') }),
    query: MediaFilters,
    response: z.object({ media: z.array(Medium), nextPage }),
  },
  /** The bytes of a thumbnail, for who is shown the medium in the list. There are no signed addresses. */
  thumbnail: {
    endpoint: 'GET /clients/:clientId/media/:origin/:mediumId/thumbnail',
    permission: 'view health records',
    params: z.object({
      clientId: idSchema('clients'),
      origin: z.enum(mediaOrigins).meta({ examples: ['meal'] }),
      mediumId: idSchema('meal-pictures'),
    }),
    download: 'image/webp',
    response: FileResponse,
  },
});
