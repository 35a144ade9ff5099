import { useTexts } from '#shell/web/texts/texts.ts';
import { restOfShares } from '../rules/other-energy.ts';

type Shared = Parameters<typeof restOfShares>[0];

/** Says what the shares of the macronutrients leave of 100 %. */
export function RestOfShares({ totals, className }: { totals: Shared; className: string | undefined }) {
  const t = useTexts('aliments');
  const rest = restOfShares(totals);
  return rest && <p className={className}>{t(`restOfShares.${rest.cause}`, { percent: rest.percent })}</p>;
}
