import { useState } from 'react';
import { todayIn } from '#shell/common/dates.ts';
import type { Subject } from '#shell/web/api/subject.ts';
import { useMe } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { Pose } from '../../contract.ts';
import type { PhotoForm } from '../device/photo-store.ts';
import { useLocalPhotos } from '../device/use-local-photos.ts';
import { readablePhoto } from './readable-photo.ts';

/**
 * The photos of a day that are not saved. Each is on the device as soon as it is taken, and so is what is typed: a page that
 * the camera kills opens with all of it.
 */
export function useCapture(subject: Subject) {
  const t = useTexts('progress');
  const { timeZone } = useMe();
  const today = todayIn(timeZone);
  const { store, photos } = useLocalPhotos(subject);
  const [error, setError] = useState<string | null>(null);
  const drafts = photos.filter(({ state }) => state === 'draft');
  const form = store.readForm(subject) ?? { taken_on: today, note: '', name: '' };
  const ownName = form.name.trim();
  const change = (fields: Partial<PhotoForm>) => store.saveForm(subject, { ...form, ...fields });

  async function add(pose: Pose, chosen: File): Promise<void> {
    const readable = await readablePhoto(chosen, t('capture.unreadable'));
    if ('rejection' in readable) return setError(readable.rejection);
    const photo = { clientId: subject.clientId, taken_on: form.taken_on, pose };
    await store.add({ ...photo, name: '', note: '' }, readable.file).then(
      () => setError(null),
      () => setError(t('capture.notStored')),
    );
  }

  return {
    today,
    form,
    drafts,
    error,
    change,
    add,
    labelOf: (pose: Pose) => (pose === 'own' && ownName) || t(`poses.${pose}`),
    dateError: form.taken_on === '' ? t('required.taken_on') : form.taken_on > today ? t('problems.in_future') : null,
    remove: (id: string) => void store.delete(id),
    /** Hands the photos to the sync. Another pose without a name gets a neutral one, because the server needs one. */
    save(): void {
      const { taken_on, note } = form;
      for (const photo of drafts) {
        const name = photo.pose === 'own' ? ownName || t('poses.own') : '';
        store.save({ ...photo, taken_on, name, note: note.trim(), state: 'pending' });
      }
      store.deleteForm(subject);
    },
  };
}
