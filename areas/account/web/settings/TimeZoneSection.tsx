import { Stack } from '@mantine/core';
import { hasRole, useMe } from '#shell/web/session.ts';
import { formatTime, formatWeekday, zoneName } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { useSetAccountTimeZone, useSetTimeZone, useTimeZones } from './queries.ts';
import { TimeZoneSelect, type ZoneOption } from './TimeZoneSelect.tsx';

/** The value of the option that follows the time zone of the account. */
const ofAccount = 'account';

/** Section for the time zones of the user and, for the admin, of the account. A choice is saved at once. */
export function TimeZoneSection() {
  const t = useTexts('account');
  const isAdmin = hasRole(useMe(), 'admin');
  const zones = useTimeZones();
  const change = useSetTimeZone();
  const accountChange = useSetAccountTimeZone();
  if (!zones) return <Section title={t('settings.timeZone.title')}>{null}</Section>;

  const { own, account, current } = zones;
  const names = Intl.supportedValuesOf('timeZone');
  const options = [...new Set([...names, 'UTC', account, ...(own ? [own] : [])])].map(toOption);
  const now = new Date();
  const nowText = t('settings.timeZone.now', { weekday: formatWeekday(now, current), time: formatTime(now, current) });
  const likeAccount = t('settings.timeZone.likeAccount', { zone: toOption(account).label });

  return (
    <Section title={t('settings.timeZone.title')}>
      <Stack gap="lg">
        {isAdmin && (
          <TimeZoneSelect
            label={t('settings.timeZone.account')}
            description={t('settings.timeZone.accountHelp')}
            options={options}
            value={account}
            onChange={(timeZone) => timeZone && accountChange.mutate({ timeZone })}
          />
        )}
        <TimeZoneSelect
          label={t('settings.timeZone.own')}
          description={`${t('settings.timeZone.ownHelp')} ${nowText}`}
          options={[{ value: ofAccount, label: likeAccount, isZone: false }, ...options]}
          value={own ?? ofAccount}
          onChange={(timeZone) => change.mutate({ timeZone: timeZone === ofAccount ? null : timeZone })}
        />
      </Stack>
    </Section>
  );
}

function toOption(name: string): ZoneOption {
  return { value: name, label: zoneName(name), isZone: true };
}
