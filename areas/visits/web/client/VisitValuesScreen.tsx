import { Skeleton } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { ClientLayout } from '#areas/clients/web/public.tsx';
import { builtInTypes, type TypeCode } from '#areas/metrics/contract/types.ts';
import { isSameModel } from '#areas/metrics/rules/comparable.ts';
import { useApiQuery } from '#shell/web/api/query.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { currentUnits } from '#shell/web/texts/current-units.ts';
import { formatMeasured, unitOfUser } from '#shell/web/texts/units.ts';
import { BackLink } from '#shell/web/widgets/BackLink.tsx';
import { EmptyState } from '#shell/web/widgets/EmptyState.tsx';
import { Card } from '#shell/web/widgets/Section.tsx';
import { type ResultName, type VisitTable, visitRoutes } from '../../contract/routes.ts';
import { changeOf, comparedIndex, metricOfResult } from '../../rules/result-table.ts';
import { shownChange } from '../../rules/table.ts';
import { changeText } from '../change-text.ts';
import { readingTexts } from '../not-counted-text.ts';
import { useMethodText } from './method-text.ts';
import classes from './VisitValues.module.css';

/** Measures and results by visits, with the change since the visit before and since the first one. */
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
      {data && <Notes {...data} />}
    </ClientLayout>
  );
}

/** What is not compared in the table, and why. */
function Notes({ visits, rows, results }: VisitTable) {
  const t = useTexts('visits');
  const notes = [
    rows.some(({ notCounted }) => notCounted.some(Boolean)) && t('notCounted.inTable'),
    visits.some(({ isOfPregnancy }) => isOfPregnancy) && t('values.pregnancy'),
    results.length > 0 && visits.length > 1 && t('values.sameMethod'),
    rows.some(hasDifferentModels) && t('values.sameModel'),
  ];
  return notes.filter(Boolean).map((note) => (
    <p key={String(note)} className={classes['note']}>
      {note}
    </p>
  ));
}

function hasDifferentModels({ values, models = [] }: VisitTable['rows'][number]): boolean {
  return models.some((model, index) => values[index] !== null && !isSameModel(model, models[0]));
}

function ValuesTable({ visits, rows, results }: VisitTable) {
  const t = useTexts('visits');
  const names = useTexts('metrics');
  const resultText = (name: ResultName) => {
    if (name === 'fatMass') return t('results.fat');
    return name === 'fatFree' || name === 'fatFreeMass' ? t('results.fatFreeMass') : t(`results.${name}`, { count: 0 });
  };
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
          {rows.map(({ metric, side, values, notCounted, models }) => (
            <ValueRow
              key={`${metric} ${side}`}
              visits={visits}
              name={[names(`types.${metric}`), side && names(`sides.${side}`)].filter(Boolean).join(' · ')}
              metric={metric}
              values={values}
              notCounted={notCounted}
              models={models}
            />
          ))}
          {results.map(({ name, values, methods, models }) => (
            <ValueRow
              key={name}
              visits={visits}
              name={resultText(name)}
              metric={metricOfResult[name]}
              values={values}
              methods={methods}
              models={models}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface ValueRowProps extends Pick<VisitTable, 'visits'> {
  name: string;
  metric: TypeCode;
  values: readonly (number | null)[];
  /** Readings of visits that do not count. */
  notCounted?: readonly (number[] | null)[];
  /** Of each value of a result; only values of the same method are compared. */
  methods?: readonly (string | null)[];
  /** Of each value the model of the caliper or device; only values of the same model are compared. */
  models?: readonly string[] | undefined;
}

function ValueRow({ visits, name, metric, values, notCounted = [], methods = [], models = [] }: ValueRowProps) {
  const names = useTexts('metrics');
  const methodText = useMethodText();
  const unit = isWithoutUnit(metric) ? null : unitOfUser(builtInTypes[metric].unit);
  const [newest, ...older] = visits.map(({ id }, index) => {
    const method = methods[index];
    const takes = notCounted[index];
    return (
      <td key={id}>
        {takes ? <s>{readingTexts({ metric, takes }).join(' / ')}</s> : valueText(metric, values[index] ?? null)}
        {method && <small>{methodText(method)}</small>}
      </td>
    );
  });
  return (
    <tr>
      <th scope="row">
        {name}
        {unit && <small>{names(`units.${unit}`)}</small>}
      </th>
      {newest}
      {(['last', 'first'] as const).map((since) => (
        <ChangeCell key={since} {...{ visits, metric, values, methods, models, since }} />
      ))}
      {older}
    </tr>
  );
}

/** The body mass index and ratios are read without a unit. */
function isWithoutUnit(metric: TypeCode): boolean {
  return metric === 'result_body_mass_index' || builtInTypes[metric].unit === 'ratio';
}

function VisitDays({ visits }: Pick<VisitTable, 'visits'>) {
  const t = useTexts('visits');
  return visits.map(({ id, takenOn, state, isOfPregnancy }) => (
    <th key={id} scope="col">
      {formatDate(takenOn)} {state === 'draft' && <small>{t('states.draft')}</small>}
      {isOfPregnancy && <small>{t('values.inPregnancy')}</small>}
    </th>
  ));
}

function valueText(metric: TypeCode, value: number | null): string {
  const { unit, decimals } = builtInTypes[metric];
  return value === null ? '–' : formatMeasured(value, unit, decimals);
}

type ChangeCellProps = Pick<ValueRowProps, 'visits' | 'metric' | 'values' | 'methods' | 'models'> & {
  since: 'last' | 'first';
};

/**
 * The change of the value of the newest visit; a dash when there is nothing to compare it with. The day of the other value is shown when it
 * is not that of the visit before, or of the first visit.
 */
function ChangeCell({ visits, metric, values, methods = [], models = [], since }: ChangeCellProps) {
  const t = useTexts('visits');
  const row = { values, methods, models };
  const index = comparedIndex(row, since);
  const change = shownChange(metric, currentUnits(), changeOf(row, since));
  if (index === null || change === null) return <td>–</td>;
  const isExpected = index === (since === 'last' ? 1 : visits.length - 1);
  return (
    <td>
      {changeText(change, 2, builtInTypes[metric].unit)}
      {!isExpected && <small>{t('values.sinceDay', { date: formatDate(visits[index]?.takenOn ?? '') })}</small>}
    </td>
  );
}
