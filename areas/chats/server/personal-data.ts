import type { PersonalData } from '#areas/personal-data/server/public.ts';
import { storedFile } from '#shell/server/attachments/private.ts';
import { textsIn } from '#shell/server/texts/texts.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { filePathOf } from './export/file-path.ts';
import { messageRecord } from './export/json.ts';
import { exportPageSize, findExported } from './store/export.ts';

/** The conversation of a client as they read it, with its files. A page is named by the number of its first message. */
export const messagePersonalData: PersonalData = {
  name: 'messages',
  async readPage(scope, { clientId }, page) {
    const range = { conversationId: clientId, from: null, until: null, hasNotes: false };
    const messages = await findExported(scope, range, { afterSeq: page - 1 });
    const t = textsIn(scope.language);
    const last = messages.at(-1);
    return {
      records: messages.map((message) => {
        const { file, ...record } = messageRecord(message, t);
        return { ...record, file: file && `messages/${file}` };
      }),
      files: messages.flatMap((message) => {
        const { storageKey: key } = message;
        const name = filePathOf(message);
        return key
          ? [{ path: `messages/${name}`, open: async (reader: Scope) => storedFile(reader, { key, name }) }]
          : [];
      }),
      nextPage: last && messages.length === exportPageSize ? last.seq + 1 : 0,
    };
  },
};
