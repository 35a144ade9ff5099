import { useTexts } from '#shell/web/texts/texts.ts';
import { LinkTab, LinkTabs } from '#shell/web/widgets/LinkTabs.tsx';
import { kinds } from '../../contract.ts';

/**
 * Tabs for templates and for copies of clients. The search param `kind` selects the tab; without it, templates are
 * shown.
 */
export function KindTabs({ kind: current }: { kind: (typeof kinds)[number] }) {
  const t = useTexts('programs');
  return (
    <LinkTabs label={t('list.kinds')}>
      {kinds.map((kind) => (
        <LinkTab key={kind} to="/programs" search={kind === 'templates' ? {} : { kind }} isCurrent={kind === current}>
          {t(`list.${kind}`)}
        </LinkTab>
      ))}
    </LinkTabs>
  );
}
