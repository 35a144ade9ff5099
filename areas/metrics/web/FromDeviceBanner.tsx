import { IconCloudOff } from '@tabler/icons-react';
import { formatDate, formatRelativeDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';

interface FromDeviceBannerProps {
  /** Time in ms at which the values were loaded; null: they are those of the server, and nothing is said. */
  cachedAt: number | null;
  /** The first day of the values, when the chosen period begins earlier. */
  cachedFrom?: string | null;
}

/** Says that the values shown are those of this device, and which part of the chosen period they are. */
export function FromDeviceBanner({ cachedAt, cachedFrom = null }: FromDeviceBannerProps) {
  const t = useTexts('metrics');
  if (cachedAt === null) return null;
  return (
    <div data-says-unreachable="true">
      <Banner tone="info" icon={IconCloudOff} role="status">
        <div>{t('fromDevice', { day: formatRelativeDate(new Date(cachedAt)) })}</div>
        {cachedFrom !== null && <div>{t('fromDeviceSince', { date: formatDate(cachedFrom) })}</div>}
      </Banner>
    </div>
  );
}
