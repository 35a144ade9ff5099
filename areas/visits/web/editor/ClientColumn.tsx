import { formatDate, formatNumber } from '#shell/web/texts/formats.ts';
import { LinkButton } from '#shell/web/router/links.tsx';
import { DetailList } from '#shell/web/records/DetailList.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useVisitEditor } from './open-visit.ts';
import classes from './VisitEditor.module.css';

/** Who is measured, as formulas see them, and the last visit; stays in view. */
export function ClientColumn() {
  const t = useTexts('visits');
  const { client, previous, first } = useVisitEditor().base;
  const weight = previous?.values.find(({ metric }) => metric === 'weight')?.value;

  return (
    <aside className={classes['client']} aria-label={client.name}>
      <strong>{client.name}</strong>
      <DetailList
        fields={[
          {
            label: t('client.age'),
            value: client.ageYears === null ? null : t('client.years', { count: client.ageYears }),
          },
          { label: t('client.gender'), value: client.gender && t(`client.genders.${client.gender}`) },
          { label: t('client.previous'), value: previous && formatDate(previous.takenOn) },
          { label: t('client.weight'), value: weight === undefined ? null : `${formatNumber(weight, 1)} kg` },
          { label: t('client.first'), value: first && formatDate(first.takenOn) },
        ]}
      />
      {(client.ageYears === null || client.gender === null) && (
        <>
          <p className={classes['hint']}>{t('client.incomplete')}</p>
          <LinkButton to="/clients/$id/edit" params={{ id: client.id }} variant="default" size="xs">
            {t('client.edit')}
          </LinkButton>
        </>
      )}
    </aside>
  );
}
