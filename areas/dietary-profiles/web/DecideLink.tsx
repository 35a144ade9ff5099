import { LinkButton } from '#shell/web/router/links.tsx';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';

/** Opens the profile of a client, where declarations are confirmed or rejected; nothing for who may not. */
export function DecideLink({ clientId }: { clientId: string }) {
  const t = useTexts('dietary-profiles');
  const may = useMay();
  if (!may('update meal plans') || !may('view clients')) return null;
  return (
    <LinkButton
      to="/clients/$id"
      params={{ id: clientId }}
      hash="dietary-profile"
      variant="default"
      size="compact-sm"
      mt={6}
    >
      {t('declared.decide')}
    </LinkButton>
  );
}
