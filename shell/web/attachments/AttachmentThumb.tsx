import {
  IconBrandVimeo,
  IconBrandYoutube,
  IconEye,
  IconPaperclip,
  IconPhoto,
  IconPlayerPlayFilled,
  IconVideo,
} from '@tabler/icons-react';
import type { AttachmentKind } from '#shell/common/attachments.ts';
import classes from './AttachmentThumb.module.css';
import type { ShownAttachment } from './file-source.ts';
import { SourceImage } from './SourceImage.tsx';

const icons = {
  image: IconPhoto,
  video: IconVideo,
  youtube: IconBrandYoutube,
  vimeo: IconBrandVimeo,
  link: IconEye,
  file: IconPaperclip,
} as const satisfies Record<AttachmentKind, unknown>;

const badges = { ...icons, video: IconPlayerPlayFilled };

/**
 * The thumbnail of an attachment, with a badge of its kind unless it is an image. Without a thumbnail, the icon of the
 * kind.
 */
export function AttachmentThumb({ attachment: { kind, thumbnailUrl } }: { attachment: ShownAttachment }) {
  const [Icon, Badge] = [icons[kind], badges[kind]];
  return (
    <span className={classes['thumb']}>
      {thumbnailUrl ? <SourceImage source={thumbnailUrl} alt="" /> : <Icon size={24} aria-hidden="true" />}
      {thumbnailUrl && kind !== 'image' && (
        <span className={classes['kind']}>
          <Badge size={14} aria-hidden="true" />
        </span>
      )}
    </span>
  );
}
