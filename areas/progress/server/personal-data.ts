import type { PersonalData } from '#areas/personal-data/server/public.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { readPhoto } from './operations/photos.ts';
import { listSets } from './operations/sets.ts';

/** The progress photos of a client, by day. */
export const photoPersonalData: PersonalData = {
  name: 'progress-photos',
  photos: 'progress',
  async readPage(scope, subject, page) {
    const { progresses, nextPage } = await listSets(scope, subject, { page });
    const photos = progresses.flatMap(({ id: progressId, taken_on: day, photos: ofDay }) =>
      ofDay.map(({ id: photoId }) => ({ progressId, photoId, path: `progress-photos/${day} ${photoId}.webp` })),
    );
    return {
      records: progresses,
      files: photos.map(({ path, progressId, photoId }) => ({
        path,
        photo: 'progress',
        open: (reader: Scope) => readPhoto(reader, subject, { progressId, photoId, size: 'full' }),
      })),
      nextPage,
    };
  },
};
