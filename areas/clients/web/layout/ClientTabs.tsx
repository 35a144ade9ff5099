import { Suspense } from 'react';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { LinkTab, LinkTabs } from '#shell/web/widgets/LinkTabs.tsx';
import { type ClientTab, clientPages } from '../client-pages.ts';

/** The tabs of a client that the person may see. A tab stays current on the screens below its address. */
export function ClientTabs({ id, active }: { id: string; active: string }) {
  const t = useTexts('clients');
  const may = useMay();

  return (
    <LinkTabs label={t('tabs.label')}>
      {clientPages()
        .tabs.filter(({ permission }) => may(permission))
        .map((tab) => (
          <LinkTab key={tab.id} to={tab.path as '/clients/$id'} params={{ id }} isCurrent={tab.id === active}>
            <Suspense>
              <TabLabel useLabel={tab.useLabel} />
            </Suspense>
          </LinkTab>
        ))}
    </LinkTabs>
  );
}

/** Loads the texts of the area it names. */
function TabLabel({ useLabel }: Pick<ClientTab, 'useLabel'>) {
  return useLabel();
}
