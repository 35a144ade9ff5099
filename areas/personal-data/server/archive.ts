import type { Subject } from '#areas/clients/server/public.ts';
import { Problem } from '#shell/common/problem.ts';
import type { FileResponse, Language } from '#shell/common/fields.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { type ZipEntry, zipLimits } from '#shell/server/files/zip.ts';
import { textsIn } from '#shell/server/texts/texts.ts';
import type { ExportedFile, PersonalData, PhotoKind } from './personal-data.ts';

export interface Archive {
  subject: Subject;
  kinds: readonly PersonalData[];
  /** Of the index. */
  language: Language;
  /** Reads with the rights of the client, in a transaction of its own. */
  read<T>(work: (scope: Scope) => Promise<T>): Promise<T>;
  /** The photos that the studio, for which the archive is, may not see; none for the client. */
  leftOut?: readonly PhotoKind[];
  maxBytes?: number;
}

/** Room for one more file, which may be as large as an upload, and for the directory of the archive. */
const maxBytes = zipLimits.bytes - 512 * 1024 ** 2;
const maxFiles = zipLimits.entries - 100;

/**
 * An index, one JSON file for each kind of data, then the stored files. Nothing is in memory but a page of records and a chunk of a file.
 * Files that are missing, above the limits of the format, or photos that the reader may not see are named in `not-included.json`.
 */
export async function* entriesOf(archive: Archive): AsyncGenerator<ZipEntry> {
  const changedAt = new Date();
  const written = { bytes: 0, files: 0 };
  /** By path: while pages are read, new records can move a file to the next page, which has it again then. */
  const found = new Map<string, ExportedFile>();
  const notIncluded: string[] = [];
  yield {
    path: textsIn(archive.language)('personal-data:archive.index'),
    changedAt,
    content: chunksOf(indexOf(archive)),
  };
  for (const kind of archive.kinds) {
    if (isLeftOut(archive, kind.photos)) {
      notIncluded.push(`${kind.name}.json`);
      continue;
    }
    yield { path: `${kind.name}.json`, changedAt, content: counted(recordsOf(archive, kind, found), written) };
  }
  for (const file of found.values()) {
    const isShown = !isLeftOut(archive, file.photo);
    const isAllowed = isShown && written.bytes < (archive.maxBytes ?? maxBytes) && written.files < maxFiles;
    const response = isAllowed ? await openFile(archive, file) : null;
    if (!response) {
      notIncluded.push(file.path);
      continue;
    }
    written.files += 1;
    yield { path: file.path, changedAt, content: counted(chunksOf(response.content), written) };
  }
  if (notIncluded.length > 0)
    yield {
      path: 'not-included.json',
      changedAt,
      content: chunksOf(Buffer.from(JSON.stringify(notIncluded, null, 2))),
    };
}

function isLeftOut({ leftOut = [] }: Archive, photo: PhotoKind | undefined): boolean {
  return photo !== undefined && leftOut.includes(photo);
}

/** What each file of the archive is, in the language of the client. */
function indexOf({ kinds, language }: Archive): Uint8Array {
  const t = textsIn(language);
  const files = kinds.map(({ name }) => `${name}.json: ${t(`personal-data:archive.kinds.${name}`)}`);
  const lines = [
    t('personal-data:archive.title'),
    '',
    ...files.toSorted(),
    `not-included.json: ${t('personal-data:archive.notIncluded')}`,
    '',
    t('personal-data:archive.folders'),
    '',
  ];
  return Buffer.from(lines.join('\n'));
}

/** The records of a kind as a JSON array. Their files are added to `files`, by path. */
async function* recordsOf(
  archive: Archive,
  kind: PersonalData,
  files: Map<string, ExportedFile>,
): AsyncGenerator<Uint8Array> {
  let separator = '[\n';
  for (let page = 1; page > 0; ) {
    const current = page;
    const read = await archive.read((scope) => kind.readPage(scope, archive.subject, current));
    for (const file of read.files ?? []) files.set(file.path, file);
    if (read.records.length > 0) {
      yield Buffer.from(separator + read.records.map((record) => JSON.stringify(record)).join(',\n'));
      separator = ',\n';
    }
    page = read.nextPage;
  }
  yield Buffer.from(separator === '[\n' ? '[]\n' : '\n]\n');
}

/** Null for a file that was deleted meanwhile or is missing in the storage. */
async function openFile(archive: Archive, file: ExportedFile): Promise<FileResponse | null> {
  try {
    const readBytes = await archive.read(file.open);
    return await readBytes();
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}

async function* chunksOf(content: FileResponse['content']): AsyncGenerator<Uint8Array> {
  if (content instanceof Uint8Array) yield content;
  else yield* content;
}

/** Passes the content on and adds its size to `written`. */
export async function* counted(
  content: AsyncIterable<Uint8Array>,
  written: { bytes: number },
): AsyncGenerator<Uint8Array> {
  for await (const chunk of content) {
    written.bytes += chunk.length;
    yield chunk;
  }
}
