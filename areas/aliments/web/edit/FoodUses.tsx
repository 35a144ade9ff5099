import { useApiQuery } from '#shell/web/api/query.ts';
import { LinkAnchor } from '#shell/web/router/links.tsx';
import { useLanguage, useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { alimentRoutes, type FoodUse, type FullAliment } from '../../contract/library.ts';

/**
 * Where an own food that was edited stands, and which meal plans still have values of before. Nothing for a food that was never edited
 * or is not used.
 */
export function FoodUses({ aliment: { id, isOwn, version } }: { aliment: FullAliment }) {
  const t = useTexts('aliments');
  const { language } = useLanguage();
  const { data } = useApiQuery(alimentRoutes.uses, { id }, { enabled: isOwn && version > 1 });
  const used = data?.uses.filter(({ total }) => total > 0) ?? [];
  const former = used.flatMap((use) =>
    use.former > 0 && use.kind !== 'recipes' ? [{ kind: use.kind, count: use.former }] : [],
  );
  if (used.length === 0) return null;
  const names = used.map(({ kind, total }: FoodUse) => t(`uses.${kind}`, { count: total }));

  return (
    <Banner tone={former.length > 0 ? 'info' : 'plain'} role="status">
      {t('uses.total', { list: new Intl.ListFormat(language).format(names) })}{' '}
      {former.length > 0 && (
        <>
          {t('uses.former')}{' '}
          {former.map(({ kind, count }, index) => (
            <span key={kind}>
              {index > 0 && ' · '}
              <LinkAnchor to="/mealPlans" search={{ kind, alimentId: id, hasFormerValues: true }} fz="inherit">
                {t(`uses.${kind}`, { count })}
              </LinkAnchor>
            </span>
          ))}
          {`. ${t('uses.help')}`}
        </>
      )}
    </Banner>
  );
}
