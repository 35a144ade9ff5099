import type { PersonalData } from '#areas/personal-data/server/public.ts';
import { readAttachment } from '#shell/server/attachments/private.ts';
import { safeName } from '#shell/server/files/file-name.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { findAdvices } from './store.ts';

/** The advice that a client got, with its files. */
export const advicePersonalData: PersonalData = {
  name: 'advice',
  async readPage(scope, { clientId }, page) {
    const { rows, nextPage } = await findAdvices(scope, clientId, page);
    const stored = rows.flatMap(({ id, files }) =>
      files
        .filter(({ storageKey }) => storageKey)
        .map((file) => ({ id, file, path: `advice/${id} ${safeName(file.fileName ?? '')}` })),
    );
    return {
      records: rows.map(({ files: _, ...advice }) => ({
        ...advice,
        file: stored.find(({ id }) => id === advice.id)?.path ?? null,
      })),
      files: stored.map(({ file, path }) => ({
        path,
        open: async (reader: Scope) => readAttachment(reader, file, 'full'),
      })),
      nextPage,
    };
  },
};
