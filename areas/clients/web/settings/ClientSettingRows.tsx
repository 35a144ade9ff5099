import { SegmentedControl } from '@mantine/core';
import { hasRole, useMe } from '#shell/web/session.ts';
import { NumberControl } from '#shell/web/settings/NumberControl.tsx';
import { SettingRow } from '#shell/web/settings/SettingRow.tsx';
import { type SettingsScope, useSetting } from '#shell/web/settings/use-setting.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { confirm } from '#shell/web/widgets/confirm.ts';
import { type ClientSettings, clientSettingLimits, clientSettingRoutes, healthBases } from '../../contract/settings.ts';

interface ClientSettingRowsProps {
  scope: SettingsScope<ClientSettings>;
  /** Whether the client has withdrawn the consent to health data. */
  isHealthDataWithdrawn?: boolean;
}

/** The settings of clients, or those of one client. Only the admin reads and chooses what allows to process health data. */
export function ClientSettingRows({ scope, isHealthDataWithdrawn = false }: ClientSettingRowsProps) {
  const t = useTexts('clients');
  const isAdmin = hasRole(useMe(), 'admin');
  const notice = useSetting('subscriptionNoticeDays', scope);
  const numbers = useSetting('showsBodyNumbers', scope);
  const shown = (isShown: boolean) => t(`settings.showsBodyNumbers.${isShown ? 'yes' : 'no'}`);
  const days = (count: number) => t('settings.days', { count });

  return (
    <div>
      <SettingRow
        label={t('fields.subscriptionNoticeDays')}
        help={t('settings.help.subscriptionNoticeDays')}
        setting={notice}
        inheritedText={`${notice.inherited} ${days(notice.inherited)}`}
        client={scope.client}
        control={(aria) => (
          <NumberControl
            key={notice.value}
            value={notice.value}
            choose={notice.choose}
            {...clientSettingLimits.subscriptionNoticeDays}
            unit={days}
            unitWidth={62}
            aria={aria}
          />
        )}
      />
      {isAdmin && <HealthBasisRow scope={scope} isWithdrawn={isHealthDataWithdrawn} />}
      <SettingRow
        label={t('fields.showsBodyNumbers')}
        help={t('settings.help.showsBodyNumbers')}
        setting={numbers}
        inheritedText={shown(numbers.inherited)}
        client={scope.client}
        control={(aria) => (
          <SegmentedControl
            value={numbers.value ? 'yes' : 'no'}
            data={[true, false].map((value) => ({ value: value ? 'yes' : 'no', label: shown(value) }))}
            onChange={(chosen) => numbers.choose(chosen === 'yes')}
            {...aria}
          />
        )}
      />
    </div>
  );
}

function HealthBasisRow({ scope, isWithdrawn }: { scope: SettingsScope<ClientSettings>; isWithdrawn: boolean }) {
  const t = useTexts('clients');
  const basis = useSetting('healthBasis', {
    ...scope,
    routes: { ...scope.routes, saveClientSettings: clientSettingRoutes.saveHealthBasis },
  });
  const name = scope.client?.name ?? '';
  const level = scope.client ? 'client' : 'account';
  // The server refuses professional secrecy after a withdrawal, also as the inherited value.
  const isResetRefused = isWithdrawn && basis.inherited === 'care' && basis.source === 'client';

  async function choose(chosen: ClientSettings['healthBasis'] | null): Promise<void> {
    const isCareChosen = (chosen ?? basis.inherited) === 'care';
    const isConfirmed =
      !isCareChosen ||
      (await confirm({
        title: t('settings.care.title'),
        text: t(`settings.care.${level}`, { name }),
        confirmLabel: t('settings.care.yes'),
      }));
    if (isConfirmed) basis.choose(chosen);
  }

  return (
    <SettingRow
      label={t('fields.healthBasis')}
      help={isWithdrawn ? t('settings.care.withdrawn', { name }) : t('settings.help.healthBasis')}
      setting={{ ...basis, choose: (chosen) => void choose(chosen) }}
      inheritedText={t(`settings.healthBasis.${basis.inherited}`)}
      // Without a client the row shows neither the source nor the reset button of a choice for one client.
      client={isResetRefused ? undefined : scope.client}
      isWide
      control={(aria) => (
        <SegmentedControl
          value={basis.value}
          data={healthBases.map((value) => ({
            value,
            label: t(`settings.healthBasis.${value}`),
            disabled: value === 'care' && isWithdrawn,
          }))}
          onChange={(chosen) => void choose(healthBases.find((one) => one === chosen) ?? basis.value)}
          {...aria}
        />
      )}
    />
  );
}
