import { IconInfoCircle } from '@tabler/icons-react';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { useMayAddClients } from './queries.ts';

/** Says why a user with the permission to create clients cannot add any: the permissions show nothing of training or nutrition. */
export function WithoutCareBanner() {
  const t = useTexts('clients');
  const mayCreate = useMay()('create clients');
  const mayAdd = useMayAddClients();
  if (!mayCreate || mayAdd) return null;
  return (
    <Banner tone="info" icon={IconInfoCircle}>
      {t('problems.may_follow_nobody')}
    </Banner>
  );
}
