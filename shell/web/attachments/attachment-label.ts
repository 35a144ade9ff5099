import type { Attachment } from '#shell/common/attachments.ts';
import { useTexts } from '../texts/texts.ts';

/** Returns what an attachment is called among others: the name of its file, the host of a link, otherwise its kind. */
export function useAttachmentLabel(): (attachment: Attachment) => string {
  const t = useTexts('attachments');
  return ({ kind, name, url }) => name ?? (kind === 'link' ? URL.parse(url)?.host : null) ?? t(`kinds.${kind}`);
}
