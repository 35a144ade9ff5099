import { Button, Drawer, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { lazy, Suspense } from 'react';
import { referenceRoutes } from '#areas/aliments/contract/references.ts';
import { useClientName } from '#areas/clients/web/public.tsx';
import { firstNameOf } from '#shell/common/names.ts';
import { useApiQuery } from '#shell/web/api/query.ts';
import { useMay } from '#shell/web/session.ts';
import { LoadedSettings } from '#shell/web/settings/LoadedSettings.tsx';
import { SettingGroup } from '#shell/web/settings/SettingGroup.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { mealPlanSettingRoutes as routes } from '../../contract/settings.ts';
import { MealPlanSettingGroups } from './MealPlanSettingGroups.tsx';

const AuthorityRow = lazy(async () => ({
  default: (await import('#areas/aliments/web/lazy-public.tsx')).AuthorityRow,
}));

/** Panel of the client's page: what is chosen for this client only, in a drawer. */
export function ClientMealPlanSettingsPanel({ clientId: id }: { clientId: string }) {
  const t = useTexts('meal-plans');
  const may = useMay();
  const [isOpen, { open, close }] = useDisclosure();
  const query = useApiQuery(routes.clientSettings, { id }, { enabled: may('update meal plans') });
  const references = useApiQuery(referenceRoutes.clientSettings, { id }, { enabled: may('view aliments') });
  const name = firstNameOf(useClientName(id));
  if (!may('update meal plans')) return null;
  const sources = { ...query.data?.settings.sources, ...references.data?.settings.sources };
  const own = Object.values(sources).filter((source) => source === 'client').length;

  const client = { id, name };

  return (
    <Section
      title={t('settings.ofClient.title')}
      subtitle={query.data && t('settings.ofClient.chosen', { count: own })}
      actions={
        <Button variant="default" size="xs" onClick={open}>
          {t('settings.ofClient.open')}
        </Button>
      }
    >
      <Drawer
        opened={isOpen}
        onClose={close}
        position="right"
        size={560}
        title={<Text fw={700}>{t('settings.ofClient.title')}</Text>}
        closeButtonProps={{ 'aria-label': t('settings.ofClient.close') }}
      >
        <Text size="sm" c="dimmed" mb="lg">
          {t('settings.ofClient.description')}
        </Text>
        <LoadedSettings query={query} height={1000}>
          {({ settings }) => <MealPlanSettingGroups scope={{ routes, settings, client }} />}
        </LoadedSettings>
        {may('view aliments') && (
          <SettingGroup title={t('settings.groups.references')}>
            <LoadedSettings query={references} height={120}>
              {({ settings }) => (
                <Suspense>
                  <AuthorityRow scope={{ routes: referenceRoutes, settings, client }} />
                </Suspense>
              )}
            </LoadedSettings>
          </SettingGroup>
        )}
      </Drawer>
    </Section>
  );
}
