import { useId } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import classes from './FormulaCard.module.css';
import type { EquationLine, FormulaView, Result } from './view.ts';

/** One formula: required data, equations, source and the result for the current inputs. */
export function FormulaCard({ view }: { view: FormulaView }) {
  const t = useTexts('body-composition');
  const id = useId();

  return (
    <article className={classes['card']} aria-labelledby={id}>
      <h3 id={id}>
        {view.title} <code>{view.id}</code>
      </h3>
      <ResultText result={view.result} />
      <div className={classes['what']}>
        <Lines view={view} />
        <dl className={classes['details']}>
          <dt>{t('card.fields')}</dt>
          <dd>{view.fields}</dd>
          <dt>{t('card.range')}</dt>
          <dd>{view.range}</dd>
          <dt>{t('card.note')}</dt>
          <dd>{view.note}</dd>
          <dt>{t('card.source')}</dt>
          <dd>{view.source}</dd>
        </dl>
      </div>
    </article>
  );
}

function Lines({ view: { legend, lines } }: { view: FormulaView }) {
  return (
    <div className={classes['equation']}>
      {legend.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <ul data-many={lines.length > 4}>
        {lines.map((line) => (
          <Line key={line.label + line.equation} line={line} />
        ))}
      </ul>
    </div>
  );
}

function Line({ line: { label, equation, isCurrent } }: { line: EquationLine }) {
  const t = useTexts('body-composition');
  return (
    <li data-current={isCurrent}>
      {label && <span className={classes['label']}>{label}</span>}
      <span>{equation}</span>
      {isCurrent && <span className={classes['visuallyHidden']}>{t('rows.current')}</span>}
    </li>
  );
}

function ResultText({ result }: { result: Result }) {
  const t = useTexts('body-composition');
  if (result.kind === 'missing')
    return (
      <div className={classes['result']} data-quiet>
        {t('result.missing', { fields: result.fields })}
      </div>
    );
  if (result.kind === 'refused')
    return (
      <div className={classes['result']}>
        <span className={classes['refused']}>{result.message}</span>
      </div>
    );
  return (
    <div className={classes['result']}>
      <strong>{result.value}</strong>
      {result.details.map((detail) => (
        <span key={detail}>{detail}</span>
      ))}
      {result.cautions.map((caution) => (
        <StateBadge key={caution} tone="soon">
          {caution}
        </StateBadge>
      ))}
    </div>
  );
}
