import { IconAlertTriangle } from '@tabler/icons-react';
import { DecideLink, NamedConflicts, useStatementName } from '#areas/dietary-profiles/web/public.tsx';
import { useLanguage, useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import type { MealPlanAssignPreview, UndecidedClient } from '../../contract/assigned.ts';
import classes from './Conflicts.module.css';
import { FoodConflicts } from './FoodConflicts.tsx';

/**
 * The clients with undecided declarations about their diet, with the foods against what is recognised of them and a link to the profile,
 * where they are decided; nothing for none.
 */
export function UndecidedClients({
  undecided,
  undecidedClients,
}: Pick<MealPlanAssignPreview, 'undecided' | 'undecidedClients'>) {
  const t = useTexts('meal-plans');
  const { language } = useLanguage();
  if (undecidedClients.length === 0) return null;
  if (!undecided) {
    const names = new Intl.ListFormat(language).format(undecidedClients);
    return (
      <Banner tone="warning" icon={IconAlertTriangle}>
        {t('assign.undecided', { count: undecidedClients.length, names })}
      </Banner>
    );
  }
  return (
    <Banner tone="warning" icon={IconAlertTriangle}>
      <p className={classes['advice']}>{t('assign.declared')}</p>
      <ul className={classes['clients']}>
        {undecided.map((client) => (
          <OneClient key={client.clientId} {...client} />
        ))}
      </ul>
    </Banner>
  );
}

function OneClient({ clientId, clientName, statements, foods, notes = [] }: UndecidedClient) {
  const t = useTexts('meal-plans');
  const nameOf = useStatementName();
  const names = statements.map((one) => nameOf(one).toLowerCase()).join(', ');
  return (
    <li>
      <strong>{clientName}</strong>
      <p className={classes['checked']}>
        {names === '' ? t('declared.unchecked') : t('declared.foods', { count: foods.length + notes.length, names })}
      </p>
      <FoodConflicts foods={foods} />
      <NamedConflicts found={notes} />
      <DecideLink clientId={clientId} />
    </li>
  );
}
