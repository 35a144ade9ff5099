import { ActionIcon, Title } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useApiQuery } from '#shell/web/api/query.ts';
import { useRecordAction } from '#shell/web/records/record-action.ts';
import { LoadedSettings } from '#shell/web/settings/LoadedSettings.tsx';
import { formatNumber } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { type OwnIntake, referenceRoutes } from '../../contract/references.ts';
import { AuthorityRow } from './AuthorityRow.tsx';
import { OwnIntakeForm } from './OwnIntakeForm.tsx';
import { useReferenceName } from './ReferenceRow.tsx';
import classes from './settings.module.css';

/** Which reference intakes the account uses, and its own values. */
export function ReferenceSettingsSection() {
  const t = useTexts('aliments');
  const query = useApiQuery(referenceRoutes.settings, {});
  const own = useApiQuery(referenceRoutes.own, {});
  return (
    <Section title={t('intakes.title')} subtitle={t('intakes.subtitle')}>
      <LoadedSettings query={query} height={120}>
        {({ settings }) => <AuthorityRow scope={{ routes: referenceRoutes, settings }} />}
      </LoadedSettings>
      <Title order={3} size="sm" mt="lg">
        {t('intakes.ownTitle')}
      </Title>
      <p className={classes['help']}>{t('intakes.ownHelp')}</p>
      <LoadedSettings query={own} height={80}>
        {({ intakes }) => <OwnIntakes intakes={intakes} />}
      </LoadedSettings>
      <OwnIntakeForm />
    </Section>
  );
}

function OwnIntakes({ intakes }: { intakes: readonly OwnIntake[] }) {
  const t = useTexts('aliments');
  const nameOf = useReferenceName();
  const groupOf = useGroupText();
  const amountOf = useAmountText();
  const deletion = useRecordAction(referenceRoutes.delete, {
    invalidates: [referenceRoutes.own, referenceRoutes.list],
    success: t('intakes.deleted'),
  });
  if (intakes.length === 0) return <p className={classes['help']}>{t('intakes.noOwn')}</p>;
  return (
    <ul className={classes['intakes']}>
      {intakes.map((intake) => (
        <li key={intake.id}>
          <span className={classes['text']}>
            <strong>{nameOf(intake.nutrient)}</strong> {amountOf(intake)}
            <span className={classes['help']}>{[t(`intakes.kinds.${intake.kind}`), groupOf(intake)].join(' · ')}</span>
          </span>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={t('intakes.delete', { name: nameOf(intake.nutrient) })}
            onClick={() => deletion.run({ id: intake.id })}
          >
            <IconTrash size={18} aria-hidden="true" />
          </ActionIcon>
        </li>
      ))}
    </ul>
  );
}

/** Returns the amount with its unit and what it is per: `almeno 20 µg al giorno`. */
function useAmountText(): (intake: OwnIntake) => string {
  const t = useTexts('aliments');
  return ({ lower, upper, unit, per }) => {
    const text = (value: number | null) => (value === null ? '' : `${formatNumber(value, 3)} ${unit}`);
    const range = { lower: text(lower), upper: text(upper) };
    const value = range.lower || range.upper;
    const bounds =
      lower !== null && upper !== null
        ? t('intakes.between', range)
        : t(lower === null ? 'intakes.atMost' : 'intakes.atLeast', { value });
    return `${bounds} ${t(`intakes.bases.${per}`)}`;
  };
}

/** Returns whom an intake is for: `Donne · 18–49 anni · gravidanza`. */
function useGroupText(): (intake: OwnIntake) => string {
  const t = useTexts('aliments');
  return ({ sex, ageFrom, ageTo, state }) =>
    [
      t(`intakes.sexes.${sex ?? 'all'}`),
      ageTo === null ? t('intakes.yearsFrom', { from: ageFrom }) : t('intakes.years', { from: ageFrom, to: ageTo }),
      state && t(`intakes.states.${state}`),
    ]
      .filter(Boolean)
      .join(' · ');
}
