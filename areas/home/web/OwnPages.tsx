import { useRouteContext } from '@tanstack/react-router';
import { NavList } from '#shell/web/layouts/NavList.tsx';
import { useVisibleNavItems } from '#shell/web/router/navigation.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';

/** The links of the navigation, for who may not see the figures of home. Those of a group stand alone. */
export function OwnPages() {
  const t = useTexts('home');
  const navigation = useRouteContext({ from: '__root__', select: (context) => context.navigation });
  const items = useVisibleNavItems(navigation).map(({ group: _, ...navItem }) => navItem);
  if (items.length === 0) return null;

  return (
    <Section title={t('ownPages')}>
      <NavList items={items} />
    </Section>
  );
}
