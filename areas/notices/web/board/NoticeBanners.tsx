import { IconSpeakerphone } from '@tabler/icons-react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { LinkBanner } from '#shell/web/widgets/LinkBanner.tsx';
import { useUnreadNotices } from './queries.ts';
import { NoticeCard } from './NoticeCard.tsx';
import classes from './Noticeboard.module.css';

/** On Today: the notices that must be confirmed, and the number of other unread ones. Nothing while it loads or offline. */
export function NoticeBanners() {
  const t = useTexts('notices');
  const { unread = 0, mustConfirm = [] } = useUnreadNotices() ?? {};
  const others = unread - mustConfirm.length;
  if (unread === 0) return null;

  return (
    <section className={classes['banners']} aria-label={t('banner.label')}>
      {mustConfirm.map((notice) => (
        <NoticeCard key={notice.id} notice={notice} isShort />
      ))}
      {others > 0 && (
        <LinkBanner to="/my/notices" Icon={IconSpeakerphone} title={t('banner.link', { count: others })} />
      )}
    </section>
  );
}
