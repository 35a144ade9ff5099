import { IconCloudOff } from '@tabler/icons-react';
import { formatRelativeDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';

/** Says that the values shown are those of this device, with the time in ms at which they were loaded; nothing while it is null. */
export function FromDeviceBanner({ cachedAt }: { cachedAt: number | null }) {
  const t = useTexts('metrics');
  if (cachedAt === null) return null;
  return (
    <div data-says-unreachable="true">
      <Banner tone="info" icon={IconCloudOff} role="status">
        {t('fromDevice', { day: formatRelativeDate(new Date(cachedAt)) })}
      </Banner>
    </div>
  );
}
