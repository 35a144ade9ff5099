import { useTexts } from '../texts/texts.ts';
import type { ShownAttachment } from './file-source.ts';

/** Returns what an attachment is called among others: the name of its file, the host of a link, otherwise its kind. */
export function useAttachmentLabel(): (attachment: ShownAttachment) => string {
  const t = useTexts('attachments');
  return ({ kind, name, url }) =>
    name ?? (kind === 'link' && typeof url === 'string' ? URL.parse(url)?.host : null) ?? t(`kinds.${kind}`);
}
