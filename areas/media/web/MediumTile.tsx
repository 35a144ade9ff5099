import { IconFile, IconMicrophone, IconPhoto, IconVideo } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useFileUrl } from '#shell/web/api/file-url.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { type Medium, mediaRoutes } from '../contract.ts';
import { originPath } from '../rules/origin-path.ts';
import classes from './Media.module.css';

const icons = { image: IconPhoto, video: IconVideo, voice: IconMicrophone, file: IconFile } as const;

/** A medium that leads back to where it was sent. */
export function MediumTile({ clientId, medium }: { clientId: string; medium: Medium }) {
  const t = useTexts('media');
  const { kind, origin, name, sentAt, hasThumbnail } = medium;
  const { url } = useFileUrl(
    mediaRoutes.thumbnail,
    { clientId, origin, mediumId: medium.id },
    { enabled: hasThumbnail },
  );
  const Icon = icons[kind];
  const values = { kind: name || t(`kind.${kind}`), origin: t(`origins.${origin}`), date: formatDate(sentAt) };
  const [to = '', search = ''] = originPath(clientId, medium).split('?');

  return (
    <Link
      to={to}
      search={Object.fromEntries(new URLSearchParams(search)) as never}
      className={classes['tile']}
      aria-label={t('open', values)}
    >
      <span className={classes['picture']}>
        {url ? <img src={url} alt="" /> : <Icon size={36} aria-hidden="true" />}
      </span>
      <span className={classes['name']}>{values.kind}</span>
      <span className={classes['where']}>
        {values.origin} · {values.date}
      </span>
    </Link>
  );
}
