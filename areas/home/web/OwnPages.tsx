import { useRouteContext } from '@tanstack/react-router';
import { NavList } from '#shell/web/layouts/NavList.tsx';
import { useVisibleNavItems } from '#shell/web/router/navigation.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';

/** List of the navigation links that the user may open, without their groups: a user without `view home` may have nothing else here. */
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
