import { Skeleton } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { ClientLayout } from '#areas/clients/web/public.tsx';
import { builtInTypes, type TypeCode } from '#areas/metrics/contract/types.ts';
import { useApiQuery } from '#shell/web/api/query.ts';
import { formatDate, formatNumber } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { currentUnits } from '#shell/web/texts/current-units.ts';
import { unitOfUser } from '#shell/web/texts/units.ts';
import { BackLink } from '#shell/web/widgets/BackLink.tsx';
import { EmptyState } from '#shell/web/widgets/EmptyState.tsx';
import { Card } from '#shell/web/widgets/Section.tsx';
import { type VisitTable, visitRoutes } from '../../contract/routes.ts';
import { shownChange, shownValue } from '../../rules/table.ts';
import { changeText } from '../change-text.ts';
import classes from './VisitValues.module.css';

/** Measures by visits, with the change since the visit before and since the first one. */
export function VisitValuesScreen() {
  const { id = '' } = useParams({ strict: false });
  const t = useTexts('visits');
  const { data } = useApiQuery(visitRoutes.valuesOfClient, { clientId: id });

  return (
    <ClientLayout id={id} active="visits">
      <div>
        <BackLink to={`/clients/${id}/visits`} label={t('title')} />
        <h2 className={classes['title']}>{t('values.title')}</h2>
      </div>
      {!data && <Skeleton height={240} />}
      {data?.rows.length === 0 && (
        <Card>
          <EmptyState illustration="list" text={t('values.empty')} />
        </Card>
      )}
      {data && data.rows.length > 0 && <ValuesTable {...data} />}
    </ClientLayout>
  );
}

function ValuesTable({ visits, rows }: VisitTable) {
  const t = useTexts('visits');
  const names = useTexts('metrics');
  // The changes are next to the values they belong to: on a phone there is room for three columns.
  const [newest, older] = [visits.slice(0, 1), visits.slice(1)];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by the keyboard
    <section className={classes['scroll']} aria-label={t('values.title')} tabIndex={0}>
      <table className={classes['table']}>
        <thead>
          <tr>
            <th scope="col">{t('values.measure')}</th>
            <VisitDays visits={newest} />
            <th scope="col">{t('values.sinceLast')}</th>
            <th scope="col">{t('values.sinceFirst')}</th>
            <VisitDays visits={older} />
          </tr>
        </thead>
        <tbody>
          {rows.map(({ metric, side, values }) => (
            <tr key={`${metric} ${side}`}>
              <th scope="row">
                {names(`types.${metric}`)}
                {side && ` · ${names(`sides.${side}`)}`}
                <small>{names(`units.${unitOfUser(builtInTypes[metric].unit)}`)}</small>
              </th>
              {newest.map(({ id }) => (
                <td key={id}>{valueText(metric, values[0] ?? null)}</td>
              ))}
              <td>{changeSince(metric, values, 'last')}</td>
              <td>{changeSince(metric, values, 'first')}</td>
              {older.map(({ id }, index) => (
                <td key={id}>{valueText(metric, values[index + 1] ?? null)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function VisitDays({ visits }: Pick<VisitTable, 'visits'>) {
  return visits.map(({ id, takenOn, state }) => (
    <th key={id} scope="col" data-draft={state === 'draft'}>
      {formatDate(takenOn)}
    </th>
  ));
}

function valueText(metric: TypeCode, value: number | null): string {
  return value === null ? '–' : formatNumber(shownValue(metric, value, currentUnits()), 2);
}

/** The change of the newest value; a dash when there is nothing to compare it with. */
function changeSince(metric: TypeCode, values: readonly (number | null)[], since: 'last' | 'first'): string {
  const [newest = null, ...older] = values.filter((value) => value !== null);
  const change = shownChange(metric, currentUnits(), [newest, (since === 'last' ? older[0] : older.at(-1)) ?? null]);
  return change === null ? '–' : changeText(change, 2);
}
