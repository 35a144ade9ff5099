import { Switch } from '@mantine/core';
import { useApiQuery } from '#shell/web/api/query.ts';
import { LoadedSettings } from '#shell/web/settings/LoadedSettings.tsx';
import { SettingRow } from '#shell/web/settings/SettingRow.tsx';
import { type SettingsScope, useSetting } from '#shell/web/settings/use-setting.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { type SharedKindName, type SharingSettings, sharingSettingsRoutes as routes } from '../contract.ts';

const kinds = ['templates', 'folders', 'exercises'] as const;

/** Whether new templates, folders and exercises are shared, in the settings of the admin. */
export function SharingSettingsSection() {
  const t = useTexts('sharing');
  const query = useApiQuery(routes.settings, {});
  return (
    <Section title={t('settings.title')} subtitle={t('settings.description')}>
      <LoadedSettings query={query} height={240}>
        {({ settings }) => kinds.map((kind) => <KindRow key={kind} kind={kind} scope={{ routes, settings }} />)}
      </LoadedSettings>
    </Section>
  );
}

function KindRow({ kind, scope }: { kind: SharedKindName; scope: SettingsScope<SharingSettings> }) {
  const t = useTexts('sharing');
  const setting = useSetting(kind, scope);
  return (
    <SettingRow
      label={t(`fields.${kind}`)}
      help={t(`settings.help.${kind}`)}
      setting={setting}
      inheritedText={t(setting.inherited ? 'settings.yes' : 'settings.no')}
      client={undefined}
      control={(aria) => (
        <Switch
          size="md"
          checked={setting.value}
          onChange={(event) => setting.choose(event.currentTarget.checked)}
          {...aria}
        />
      )}
    />
  );
}
