import type { Subject } from '#areas/clients/server/public.ts';
import type { AttachmentKind } from '#shell/common/attachments.ts';
import type { FileResponse } from '#shell/common/fields.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { defineExtensionPoint } from '#shell/server/extension-points.ts';

/** The JSON files of the archive, without extension. The index says of each what it is: texts `archive.kinds`. */
export type ArchiveName =
  | 'advice'
  | 'consents'
  | 'dietary-profile'
  | 'files'
  | 'macros'
  | 'meal-diary'
  | 'meal-plans'
  | 'measurements'
  | 'messages'
  | 'profile'
  | 'programs'
  | 'progress-photos'
  | 'surveys'
  | 'tasks'
  | 'visits'
  | 'workouts';

/** The studio reads progress photos after a yes to photos only, and others until the consent to photos is withdrawn. */
export type PhotoKind = 'progress' | 'other';

/** A stored file of a client in the archive. */
export interface ExportedFile {
  /** Unique in the archive. */
  path: string;
  /** Set for a picture or video of the client. */
  photo?: PhotoKind;
  /** Authorises the read; the function it returns reads the bytes after the transaction. */
  open: (scope: Scope) => Promise<() => Promise<FileResponse>>;
}

export interface PersonalDataPage {
  records: readonly object[];
  files?: readonly ExportedFile[];
  /** 0 after the last page. */
  nextPage: number;
}

/** One kind of data about a client: a JSON file of the archive. */
export interface PersonalData {
  /** Name of the file, without extension. */
  name: ArchiveName;
  /** Set when its records are pictures of the client. */
  photos?: PhotoKind;
  /**
   * Reads a page, from page 1 on. The caller is the client: only what they see in the product, without notes of the professionals and
   * without hidden numbers.
   */
  readPage(scope: Scope, subject: Subject, page: number): Promise<PersonalDataPage>;
}

/** What areas store about a client. Each area with such data extends it. */
export const personalData = defineExtensionPoint<PersonalData>('data about a client');

/** A kind that fits into one page. */
export function onePage(
  name: ArchiveName,
  read: (scope: Scope, subject: Subject) => Promise<Omit<PersonalDataPage, 'nextPage'>>,
): PersonalData {
  return { name, readPage: async (scope, subject) => ({ ...(await read(scope, subject)), nextPage: 0 }) };
}

/** The extension of a stored picture or video in the archive. */
export function extensionOf(kind: AttachmentKind): string {
  return kind === 'image' ? '.webp' : kind === 'video' ? '.mp4' : '';
}
