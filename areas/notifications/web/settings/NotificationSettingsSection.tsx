import { Button, Skeleton, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { hasRole, useMe } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { Section } from '#shell/web/widgets/Section.tsx';
import { ChannelMatrix } from './ChannelMatrix.tsx';
import { DeviceField } from './DeviceField.tsx';
import { DigestField } from './DigestField.tsx';
import { MuteField } from './MuteField.tsx';
import { QuietHoursField } from './QuietHoursField.tsx';
import classes from './Settings.module.css';
import { type SettingsLevel, type SettingsState, useSettings } from './use-settings.ts';

/** Section with the notifications of the user: this device, what arrives and how, quiet hours, summary, pause. */
export function NotificationSettingsSection() {
  const t = useTexts('notifications');
  const audience = hasRole(useMe(), 'client') ? 'client' : 'professional';

  return (
    <Section title={t('preferences.title')} subtitle={t('preferences.subtitle')}>
      <Loaded level="personal">
        {(state) => (
          <div className={classes['blocks']}>
            <DeviceField />
            {state.settings.isMailOff && (
              <Banner
                tone="info"
                actions={
                  <Button variant="default" size="xs" onClick={() => state.save({ isMailOff: null })}>
                    {t('preferences.mailOn')}
                  </Button>
                }
              >
                {t('preferences.mailOff')}
              </Banner>
            )}
            <ChannelMatrix state={state} audience={audience} />
            <QuietHoursField state={state} />
            <DigestField state={state} />
            <MuteField state={state} />
          </div>
        )}
      </Loaded>
    </Section>
  );
}

/** Section with what applies to everybody in the account who has not chosen, for the admin. */
export function NotificationDefaultsSection() {
  const t = useTexts('notifications');

  return (
    <Section title={t('preferences.defaultsTitle')} subtitle={t('preferences.defaultsSubtitle')}>
      <Loaded level="account">
        {(state) => (
          <div className={classes['blocks']}>
            {(['professional', 'client'] as const).map((audience) => (
              <div key={audience}>
                <h3 className={classes['audience']}>{t(`preferences.audience.${audience}`)}</h3>
                <ChannelMatrix state={state} audience={audience} />
              </div>
            ))}
            <DigestField state={state} />
          </div>
        )}
      </Loaded>
    </Section>
  );
}

function Loaded({ level, children }: { level: SettingsLevel; children: (state: SettingsState) => ReactNode }) {
  const t = useTexts('notifications');
  const { state, error, retry } = useSettings(level);
  if (state) return children(state);
  if (!error) return <Skeleton height={700} />;
  return (
    <Stack gap="sm" align="flex-start" role="alert">
      <Text size="sm">{t('preferences.failed')}</Text>
      <Button variant="default" onClick={retry}>
        {t('preferences.retry')}
      </Button>
    </Stack>
  );
}
