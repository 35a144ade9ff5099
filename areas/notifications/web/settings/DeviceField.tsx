import { Button, Group, Stack, Switch } from '@mantine/core';
import type { TFunction } from 'i18next';
import { formatRelativeDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { Device } from '../../contract/devices.ts';
import { useDevices, usePushActions, usePushState, usePushTest } from '../push/use-push.ts';
import classes from './Settings.module.css';

/** Notifications on this device: what it can do, a test, the text on the lock screen; and the other devices of the user. */
export function DeviceField() {
  const t = useTexts('notifications');
  const pushState = usePushState();
  const { data } = useDevices();
  const own = data?.devices.find(({ endpoint }) => endpoint !== null && endpoint === pushState?.endpoint);
  const others = data?.devices.filter((device) => device !== own) ?? [];
  const { enable, disable, text } = usePushActions();
  const test = usePushTest();
  if (!pushState) return null;
  const { state, endpoint } = pushState;

  return (
    <div className={classes['block']}>
      <div className={classes['head']}>
        <div>
          <h3>{t('devices.title')}</h3>
          <p role="status">{t(`devices.state.${state}`)}</p>
        </div>
        {state === 'off' && (
          <Button loading={enable.isPending} onClick={() => enable.mutate()}>
            {t('devices.enable')}
          </Button>
        )}
      </div>
      {state === 'denied' && <p className={classes['help']}>{t('devices.deniedHelp')}</p>}
      {state === 'ios' && <IosSteps />}
      {state === 'on' && (
        <Stack gap="md">
          <Switch
            label={t('devices.showsText')}
            description={t('devices.showsTextHelp')}
            checked={own?.showsText ?? false}
            disabled={!own}
            onChange={(event) => text.mutate(event.currentTarget.checked)}
          />
          <Group gap="xs">
            <Button
              variant="default"
              size="xs"
              loading={test.isPending}
              onClick={() => endpoint && test.mutate({ endpoint })}
            >
              {t('devices.test')}
            </Button>
            <Button variant="subtle" color="gray" size="xs" onClick={() => disable.mutate(own?.id)}>
              {t('devices.disable')}
            </Button>
          </Group>
        </Stack>
      )}
      {others.length > 0 && <OtherDevices devices={others} />}
    </div>
  );
}

function IosSteps() {
  const t = useTexts('notifications');
  return (
    <div className={classes['help']}>
      {t('devices.ios.intro')}
      <ol>
        <li>{t('devices.ios.share')}</li>
        <li>{t('devices.ios.add')}</li>
        <li>{t('devices.ios.open')}</li>
      </ol>
    </div>
  );
}

function OtherDevices({ devices }: { devices: readonly Device[] }) {
  const t = useTexts('notifications');
  const { removal } = usePushActions();
  return (
    <ul className={classes['devices']} aria-label={t('devices.others')}>
      {devices.map((device) => (
        <li key={device.id}>
          <div>
            <strong>{device.name || t(device.endpoint ? 'devices.browser' : 'devices.app')}</strong>
            <span>{deviceText(device, t)}</span>
          </div>
          <Button
            variant="subtle"
            color="gray"
            size="xs"
            onClick={() => removal.mutate({ deviceId: device.id })}
            aria-label={`${t('devices.remove')}: ${device.name}`}
          >
            {t('devices.remove')}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function deviceText({ hasFailed, lastSentAt }: Device, t: TFunction<'notifications'>): string {
  if (hasFailed) return t('devices.hasFailed');
  return lastSentAt ? t('devices.lastSent', { date: formatRelativeDate(lastSentAt) }) : t('devices.neverSent');
}
