import { del, get, set } from 'idb-keyval';
import { newId } from '#shell/common/ids.ts';
import { createIndexedDbStore } from '#shell/web/api/indexed-db-store.ts';
import type { Subject } from '#shell/web/api/subject.ts';
import { createEntryStore } from '#shell/web/device-store/entry-store.ts';
import type { Pose } from '../../contract.ts';
import { isPhotoSyncNeeded, photoPrefix } from './sync-needed.ts';

/**
 * `draft`: taken and not saved; `pending`: to be sent; `rejected`: the server refused it, and it stays until the client has dismissed
 * the message.
 */
export type LocalPhotoState = 'draft' | 'pending' | 'rejected';

/** A photo on this device that the server does not have. */
export interface LocalPhoto {
  id: string;
  /** The client of the photo; null: the user. */
  clientId: string | null;
  taken_on: string;
  /** When it was taken, by the clock of this device. Entries of earlier releases have none. */
  takenAt?: string;
  pose: Pose;
  name: string;
  note: string;
  state: LocalPhotoState;
  rejection?: string;
  /** The server does not store it until the client has given a consent. */
  awaitsConsent?: true;
}

/** What is typed beside the photos before they are saved. */
export interface PhotoForm {
  taken_on: string;
  note: string;
  name: string;
}

const { writeEntry, readEntry, removeEntry, entryKeys, restoreEntries, subscribeToEntries } = createEntryStore({
  prefix: photoPrefix,
  database: 'forma-photos',
});

/** The files of the photos. The name of the database is stored on devices and must not change. */
const files = createIndexedDbStore('forma-photo-files', 'strict');

export { restoreEntries };

export type PhotoStore = ReturnType<typeof createPhotoStore>;

/**
 * Photos that a membership has taken on this device. Each is an entry of its own, whose file is stored before it, so that an
 * entry always has its file, also when the page is killed by the camera.
 */
export function createPhotoStore(membershipId: string) {
  const keyPrefix = `${membershipId}.`;
  const photoKey = (id: string) => `${keyPrefix}photo.${id}`;
  const formKey = ({ clientId }: Subject) => `${keyPrefix}form.${clientId ?? 'own'}`;
  const all = () => entryKeys(photoKey('')).flatMap((key) => readEntry<LocalPhoto>(key) ?? []);

  return {
    keyPrefix,
    all,
    ofSubject: ({ clientId }: Subject) => all().filter((photo) => photo.clientId === clientId),
    async add(photo: Omit<LocalPhoto, 'id' | 'state'>, file: File): Promise<void> {
      const id = newId();
      await set(id, file, files);
      writeEntry(photoKey(id), { ...photo, id, takenAt: new Date().toISOString(), state: 'draft' });
    },
    save(photo: LocalPhoto): void {
      writeEntry(photoKey(photo.id), photo);
      if (photo.state === 'pending') isPhotoSyncNeeded.set(true);
    },
    async delete(id: string): Promise<void> {
      removeEntry(photoKey(id));
      await del(id, files).catch(() => {});
    },
    readForm: (subject: Subject) => readEntry<PhotoForm>(formKey(subject)),
    saveForm: (subject: Subject, form: PhotoForm) => writeEntry(formKey(subject), form),
    deleteForm: (subject: Subject) => removeEntry(formKey(subject)),
    subscribe: (handle: () => void) =>
      subscribeToEntries((key) => {
        if (key === '' || key.startsWith(keyPrefix)) handle();
      }),
  };
}

export function findPhotoFile(id: string): Promise<File | undefined> {
  return get<File>(id, files);
}
