import { LinkButton } from '#shell/web/router/links.tsx';
import { hasRole, useMay, useMe } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { EmptyState } from '#shell/web/widgets/EmptyState.tsx';

export function NoClients() {
  const t = useTexts('clients');
  const may = useMay();
  const isOwner = hasRole(useMe(), 'admin', 'super_admin');

  return (
    <EmptyState
      illustration="people"
      text={isOwner ? t('empty') : t('emptyCollaborator')}
      action={may('create clients') && <LinkButton to="/clients/create">{t('emptyAction')}</LinkButton>}
    />
  );
}
