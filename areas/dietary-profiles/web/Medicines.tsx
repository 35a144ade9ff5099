import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import type { Medicine } from '../contract.ts';
import classes from './DietaryProfile.module.css';
import { useDietaryProfile } from './queries.ts';

/** What a client takes, for who may view visits. The screen must load the text namespace `dietary-profiles`. */
export function Medicines({ clientId }: { clientId: string }) {
  return <MedicinesBanner medicines={useDietaryProfile({ clientId }).data?.medicines ?? []} />;
}

/** Says what a client takes, as it was written, and that it is not checked against foods; nothing for none. */
export function MedicinesBanner({ medicines }: { medicines: readonly Medicine[] }) {
  const t = useTexts('dietary-profiles');
  if (medicines.length === 0) return null;
  return (
    <Banner tone="info">
      {t('medicines.text')}
      {medicines.map(({ kind, text, question, source, day }) => (
        <p key={`${kind} ${day} ${question} ${text}`} className={classes['note']}>
          {kind === 'supplement' && `${t('medicines.supplements')} `}
          {t(`medicines.${source}`, { text: [question, text].filter(Boolean).join(' '), day: formatDate(day) })}
        </p>
      ))}
    </Banner>
  );
}
