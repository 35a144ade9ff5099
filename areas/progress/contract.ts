import { z } from 'zod';
import {
  emptyResponse,
  FileResponse,
  idSchema,
  nextPage,
  pageNumber,
  instant,
  plainDate,
  recordVersion,
  text,
  uuid,
} from '#shell/common/fields.ts';
import { uploadPolicies } from '#shell/common/files.ts';
import { defineProblems } from '#shell/common/problem.ts';
import { defineLiveEvent } from '#shell/common/realtime.ts';
import { defineRoutes, defineSubjectRoutes } from '#shell/common/route.ts';

export const photoLimits = { photosOfDay: 12, note: 1000, name: 40, compared: 3 } as const;

/** The side of the body that a photo shows; `own` is a pose with a name typed by the user. */
export const poses = ['front', 'side', 'back', 'own'] as const;
export type Pose = (typeof poses)[number];

export const photoSizes = ['small', 'full'] as const;
export type PhotoSize = (typeof photoSizes)[number];

/** A place in a photo, as shares of its width and height from the top left corner. */
const Point = z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) });
export type Point = z.output<typeof Point>;

/** Two points of the body that lie on each other when photos are compared: between the shoulders and between the hips. */
export const Alignment = z.object({ upper: Point, lower: Point });
export type Alignment = z.output<typeof Alignment>;

const poseFields = {
  pose: z.enum(poses),
  /** Name of an own pose; empty for the others. */
  name: text(photoLimits.name).default(''),
};

/** A photo has no address of its own: its bytes are read with `photoRoutes.image` and the rights of the caller. */
export const Photo = z.object({
  id: idSchema('progress-photos'),
  pose: z.enum(poses),
  name: z.string(),
  alignment: Alignment.nullable(),
  /** Since when the client allows its use in advertising. */
  advertisedAt: z.string().nullable(),
  isByProfessional: z.boolean(),
  version: recordVersion,
});
export type Photo = z.output<typeof Photo>;

/** A measured value of the day of a set, or of the nearest day, which is then named. */
export const DayValue = z.object({
  type: z.enum(['weight', 'fat']),
  value: z.number(),
  unit: z.enum(['kg', '%']),
  day: z.string(),
});
export type DayValue = z.output<typeof DayValue>;

/** The photos of one day of a client. */
export const PhotoSet = z.object({
  id: idSchema('progress'),
  /** The local day. */
  taken_on: z.string(),
  note: z.string(),
  photos: z.array(Photo).max(photoLimits.photosOfDay),
  values: z.array(DayValue),
  version: recordVersion,
});
export type PhotoSet = z.output<typeof PhotoSet>;

/** The first and the last photo of a pose. */
export const PoseHistory = z.object({
  pose: z.enum(poses),
  name: z.string(),
  first: z.object({ progressId: z.uuid(), photoId: z.uuid(), taken_on: z.string() }),
  last: z.object({ progressId: z.uuid(), photoId: z.uuid(), taken_on: z.string() }),
});
export type PoseHistory = z.output<typeof PoseHistory>;

const takenOn = z
  .string('progress:required.taken_on')
  .min(1, 'progress:required.taken_on')
  .pipe(plainDate)
  .meta({ format: 'date' });

/** One photo with its day. The sender makes its id, so that a repeated request adds nothing. */
export const PhotoDraft = z.object({
  photoId: uuid,
  taken_on: takenOn,
  /** When the photo was taken, if it was on that day; `sentAt` is the clock of the device when it sent the photo. */
  takenAt: instant.nullable().default(null),
  sentAt: instant.nullable().default(null),
  ...poseFields,
  /** Replaces the note of the day unless it is empty. */
  note: text(photoLimits.note).default(''),
});
export type PhotoDraft = z.output<typeof PhotoDraft>;

const oneSet = z.object({ progress: PhotoSet });
const [viewOwn, changeOwn] = ['view own record', 'update own record'] as const;
const [view, change] = ['view health records', 'update health records'] as const;
const setParams = { progressId: idSchema('progress') };
const photoParams = z.object({ ...setParams, photoId: idSchema('progress-photos') });

/** Every kind of care looks at photos, so the permission of professionals is that of health records. */
export const photoRoutes = defineSubjectRoutes({
  /** By day, the newest first. */
  list: {
    own: { endpoint: 'GET /my/progress-photos', permission: viewOwn },
    client: { endpoint: 'GET /clients/:clientId/progress', permission: view },
    query: z.object({ page: pageNumber }),
    response: z.object({ progresses: z.array(PhotoSet), nextPage }),
  },
  /** The first and the last photo of each pose, which the camera shows over its picture. */
  poses: {
    own: { endpoint: 'GET /my/progress-photos/poses', permission: viewOwn },
    client: { endpoint: 'GET /clients/:clientId/progress/poses', permission: view },
    response: z.object({ poses: z.array(PoseHistory) }),
  },
  /** Adds a photo to the set of its day, which the first one creates. */
  create: {
    own: { endpoint: 'POST /my/progress-photos', permission: changeOwn },
    client: { endpoint: 'POST /clients/:clientId/progress', permission: change },
    upload: uploadPolicies.progressPhoto,
    body: PhotoDraft,
    response: oneSet,
  },
  update: {
    own: { endpoint: 'PUT /my/progress-photos/:progressId', permission: changeOwn },
    client: { endpoint: 'PUT /clients/:clientId/progress/:progressId', permission: change },
    params: z.object(setParams),
    body: z.object({ taken_on: takenOn, note: text(photoLimits.note), version: recordVersion }),
    response: oneSet,
  },
  delete: {
    own: { endpoint: 'DELETE /my/progress-photos/:progressId', permission: changeOwn },
    client: { endpoint: 'DELETE /clients/:clientId/progress/:progressId', permission: change },
    params: z.object(setParams),
    response: emptyResponse,
  },
  updatePhoto: {
    own: { endpoint: 'PUT /my/progress-photos/:progressId/photos/:photoId', permission: changeOwn },
    client: { endpoint: 'PUT /clients/:clientId/progress/:progressId/photos/:photoId', permission: change },
    params: photoParams,
    body: z.object({ ...poseFields, alignment: Alignment.nullable(), version: recordVersion }),
    response: oneSet,
  },
  deletePhoto: {
    own: { endpoint: 'DELETE /my/progress-photos/:progressId/photos/:photoId', permission: changeOwn },
    client: { endpoint: 'DELETE /clients/:clientId/progress/:progressId/photos/:photoId', permission: change },
    params: photoParams,
    response: emptyResponse,
  },
  /** The bytes of a photo. The only way to them: there are no signed addresses. */
  image: {
    own: { endpoint: 'GET /my/progress-photos/:progressId/photos/:photoId/image', permission: viewOwn },
    client: { endpoint: 'GET /clients/:clientId/progress/:progressId/photos/:photoId/image', permission: view },
    params: photoParams,
    query: z.object({ size: z.enum(photoSizes).default('small') }),
    download: 'image/webp',
    response: FileResponse,
  },
});

export const ownPhotoRoutes = defineRoutes({
  /** Whether this photo may be used in advertising; only the client decides, for each one. */
  advertise: {
    endpoint: 'POST /my/progress-photos/:progressId/photos/:photoId/advertising',
    permission: changeOwn,
    params: photoParams,
    body: z.object({ isAllowed: z.boolean() }),
    response: oneSet,
  },
});

export const photoProblems = defineProblems('progress', {
  in_future: 422,
  too_many: 422,
  day_taken: 422,
  name_missing: 422,
  points_too_near: 422,
});

/** A client’s photos changed. To the client and the professionals who see them. */
export const liveProgressChanged = defineLiveEvent('progress.changed', z.object({ clientId: z.uuid() }));
