import { Alert, Button, Checkbox, SegmentedControl } from '@mantine/core';
import { lengthUnits, weightUnits } from '#shell/common/units.ts';
import { messageOf } from '#shell/web/api/error-message.ts';
import type { Subject } from '#shell/web/api/subject.ts';
import { ImportProblems } from '#shell/web/imports/ImportProblems.tsx';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { formatBodyWeight } from '#shell/web/texts/units.ts';
import { WizardFooter } from '#shell/web/widgets/WizardFooter.tsx';
import { dateOrders, type ImportPreview, type ImportResult, type ReadingChoices } from '../../contract/import.ts';
import { metricName } from '../metric-text.ts';
import classes from './Import.module.css';
import { chosenCount, chosenIn, type ImportDraft, withPreview } from './import-draft.ts';
import { useImport, useReadAgain } from './queries.ts';

interface ReviewStepProps {
  subject: Subject;
  draft: ImportDraft;
  preview: ImportPreview;
  onChange: (change: (now: ImportDraft) => ImportDraft) => void;
  onSend: () => void;
  onFailed: () => void;
  onDone: (imported: ImportResult) => void;
}

/** What the import would add, change and leave out. */
export function ReviewStep({ subject, draft, preview, onChange, ...sending }: ReviewStepProps) {
  const t = useTexts('metrics');
  const reading = useReadAgain(subject, (read) => onChange((now) => withPreview(now, read)));
  const writing = useImport(subject, sending);
  const error = writing.error ?? reading.error;
  const count = chosenCount(draft);

  return (
    <div className={classes['step']}>
      <ChoicePicker
        preview={preview}
        isReading={reading.isPending}
        onChoose={(choices) => reading.mutate({ ...draft, choices })}
      />
      <MetricList draft={draft} preview={preview} onChange={onChange} />
      {preview.leftOutColumns.length > 0 && (
        <p className={classes['quiet']}>{t('import.review.leftOut', { columns: preview.leftOutColumns.join(', ') })}</p>
      )}
      <UnusualList draft={draft} preview={preview} onChange={onChange} />
      <ProblemList preview={preview} />
      {error && (
        <Alert color="red" variant="light" role="alert">
          {messageOf(error)}
        </Alert>
      )}
      <WizardFooter summary={t('import.review.summary', { count })}>
        <Button
          disabled={count === 0 || reading.isPending}
          loading={writing.isPending}
          onClick={() => writing.mutate(draft)}
        >
          {t('import.review.write')}
        </Button>
      </WizardFooter>
    </div>
  );
}

interface ChoicePickerProps {
  preview: ImportPreview;
  isReading: boolean;
  onChoose: (choices: ReadingChoices) => void;
}

/** What the file does not say: its units and the order of its dates. A change reads the file again. */
function ChoicePicker({ preview: { asks, choices }, isReading, onChoose }: ChoicePickerProps) {
  const t = useTexts('metrics');
  const options = {
    weightUnit: weightUnits.map((unit) => ({ value: unit, label: t(`units.${unit}`) })),
    lengthUnit: lengthUnits.map((unit) => ({ value: unit, label: t(`units.${unit}`) })),
    dateOrder: dateOrders.map((order) => ({ value: order, label: t(`import.review.order.${order}`) })),
  };
  const openChoices = (['weightUnit', 'lengthUnit', 'dateOrder'] as const).filter((name) => asks[name]);
  if (openChoices.length === 0) return null;
  return (
    <section className={classes['choices']} aria-label={t('import.review.asks')}>
      <p>{t('import.review.asks')}</p>
      {openChoices.map((name) => (
        <div key={name} className={classes['choice']}>
          <span aria-hidden="true">{t(`import.review.${name}`)}</span>
          <SegmentedControl
            aria-label={t(`import.review.${name}`)}
            data={options[name]}
            value={choices[name]}
            disabled={isReading}
            onChange={(value) => onChoose({ ...choices, [name]: value } as ReadingChoices)}
          />
        </div>
      ))}
    </section>
  );
}

function MetricList({ draft, preview, onChange }: Pick<ReviewStepProps, 'draft' | 'preview' | 'onChange'>) {
  const t = useTexts('metrics');
  if (preview.metrics.length === 0) return <p className={classes['lead']}>{t('import.review.nothing')}</p>;
  const toggle = (metric: string, isChosen: boolean) =>
    onChange((now) => ({
      ...now,
      leftOut: isChosen ? now.leftOut.filter((one) => one !== metric) : [...now.leftOut, metric],
    }));
  return (
    <section aria-label={t('import.review.metrics')}>
      <h3 className={classes['heading']}>{t('import.review.metrics')}</h3>
      <ul className={classes['metrics']}>
        {preview.metrics.map(({ metricType, added, updated, unchanged, from, until }) => {
          const name = metricName(t, metricType);
          const { metric } = metricType;
          return (
            <li key={metric}>
              <Checkbox
                aria-label={t('import.review.choose', { name })}
                checked={added + updated > 0 && !draft.leftOut.includes(metric)}
                disabled={added + updated === 0}
                onChange={({ currentTarget }) => toggle(metric, currentTarget.checked)}
              />
              <div className={classes['entry']}>
                <strong>{name}</strong>
                <span>{t('import.review.period', { from: formatDate(from), until: formatDate(until) })}</span>
              </div>
              <p>
                {[
                  added > 0 && t('import.review.added', { count: added }),
                  updated > 0 && t('import.review.updated', { count: updated }),
                  unchanged > 0 && t('import.review.unchanged', { count: unchanged }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Weights that differ by more than 5 % from the readings before and after them, each with a checkbox that leaves it out. */
function UnusualList({ draft, preview, onChange }: Pick<ReviewStepProps, 'draft' | 'preview' | 'onChange'>) {
  const t = useTexts('metrics');
  const { unusual, unusualCount } = preview;
  const isWeightChosen = chosenIn(draft).some(({ metricType }) => metricType.metric === 'weight');
  if (unusual.length === 0 || !isWeightChosen) return null;
  const toggle = (line: number, isKept: boolean) =>
    onChange((now) => ({
      ...now,
      leftOutLines: isKept ? now.leftOutLines.filter((one) => one !== line) : [...now.leftOutLines, line],
    }));
  return (
    <section aria-label={t('import.review.unusual', { count: unusualCount })}>
      <h3 className={classes['heading']}>{t('import.review.unusual', { count: unusualCount })}</h3>
      <p className={classes['quiet']}>{t('import.review.unusualHelp')}</p>
      <ul className={classes['metrics']}>
        {unusual.map(({ line, day, value, near }) => (
          <li key={line}>
            <Checkbox
              aria-label={t('import.review.keep', { weight: formatBodyWeight(value), date: formatDate(day) })}
              checked={!draft.leftOutLines.includes(line)}
              onChange={({ currentTarget }) => toggle(line, currentTarget.checked)}
            />
            <div className={classes['entry']}>
              <strong>{t('import.review.weightOn', { weight: formatBodyWeight(value), date: formatDate(day) })}</strong>
              <span>
                {t('import.review.near', { weight: formatBodyWeight(near.value), date: formatDate(near.day) })}
              </span>
            </div>
            <p>{t('import.review.line', { line })}</p>
          </li>
        ))}
      </ul>
      {unusualCount > unusual.length && (
        <p className={classes['quiet']}>{t('import.review.moreUnusual', { count: unusualCount - unusual.length })}</p>
      )}
    </section>
  );
}

/** The values that are left out, by line. */
function ProblemList({ preview: { problems, problemCount } }: { preview: ImportPreview }) {
  const t = useTexts('metrics');
  if (problemCount === 0) return null;
  const more = problemCount - problems.length;
  return (
    <ImportProblems
      title={t('import.review.problems', { count: problemCount })}
      problems={problems.map(({ line, column, text, code, range }) => ({
        key: `${line} ${column} ${code}`,
        line: t('import.review.line', { line }),
        text: t('import.review.cell', { column: metricName(t, { metric: column, name: column }), text }),
        note: t(`import.codes.${code}`, range ?? { min: 0, max: 0, unitCode: 'points' }),
      }))}
      more={more > 0 && t('import.review.moreProblems', { count: more })}
    />
  );
}
