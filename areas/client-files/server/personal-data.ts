import type { PersonalData } from '#areas/personal-data/server/public.ts';
import { safeName } from '#shell/server/files/file-name.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { listFiles, readFile } from './operations.ts';

/** The files between a client and the professionals, without those for the professionals only. */
export const filePersonalData: PersonalData = {
  name: 'files',
  async readPage(scope, subject, page) {
    const { files, nextPage } = await listFiles(scope, subject, { page });
    const versions = files.flatMap(({ id: fileId, name, versions: all }) =>
      all.map(({ id: versionId }) => ({ fileId, versionId, path: `files/${versionId} ${safeName(name)}` })),
    );
    return {
      records: files,
      files: versions.map(({ path, ...version }) => ({
        path,
        open: (reader: Scope) => readFile(reader, subject, version),
      })),
      nextPage,
    };
  },
};
