import { type Subject, subjectRoute } from '#shell/web/api/subject.ts';
import { useRecordForm } from '#shell/web/forms/record-form.ts';
import type { ServerForm } from '#shell/web/forms/server-form.ts';
import { found } from '#shell/common/problem.ts';
import { formatPercent } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { type Alignment, type Photo, photoRoutes, type PhotoSet, type Point } from '../contract.ts';
import { usePoseName } from './pose-name.ts';
import { photoInvalidations } from './queries.ts';

export type PhotoValues = Pick<Photo, 'pose' | 'name' | 'alignment'>;

interface PhotoFormOptions {
  subject: Subject;
  set: PhotoSet;
  photo: Photo;
  success: string;
  onSuccess?: () => void;
}

/** A form that saves the pose and the points of a photo. A save by another person meanwhile is merged. */
export function usePhotoForm({ subject, set, photo, success, onSuccess }: PhotoFormOptions): ServerForm<PhotoValues> {
  const t = useTexts('progress');
  const poseName = usePoseName();
  const { clientId } = subject;
  const ids = { progressId: set.id, photoId: photo.id, ...(clientId !== null && { clientId }) };

  const placeText = ({ x, y }: Point) => `${formatPercent(x)} / ${formatPercent(y)}`;
  const pointsText = ({ upper, lower }: Alignment) =>
    t('align.points', { upper: placeText(upper), lower: placeText(lower) });

  return useRecordForm({
    routes: { update: subjectRoute(subject, photoRoutes.updatePhoto) },
    record: photo,
    initialValues: (opened: Photo = photo): PhotoValues => {
      const { pose, name, alignment } = opened;
      return { pose, name, alignment };
    },
    pick: ({ progress }): Photo => found(progress.photos.find(({ id }) => id === photo.id)),
    toBody: (values) => ({ ...values, ...ids }),
    mode: 'controlled',
    texts: {
      label: (field) => t(`fields.${field}`),
      value: (field, value) => (field === 'pose' ? poseName({ pose: value as Photo['pose'], name: '' }) : undefined),
      objects: { alignment: { text: pointsText } },
    },
    invalidates: photoInvalidations,
    success: () => success,
    ...(onSuccess && { onSuccess }),
  });
}
