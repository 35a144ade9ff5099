import { Button } from '@mantine/core';
import { useTexts } from '#shell/web/texts/texts.ts';
import classes from './FormatHints.module.css';

const kinds = ['amount', 'bySet', 'inParts', 'load', 'pause', 'other', 'superset', 'warmUp', 'heading'] as const;

/** The notations that the parser understands, with an example to start from. */
export function FormatHints({ hasText, onExample }: { hasText: boolean; onExample: () => void }) {
  const t = useTexts('programs');
  return (
    <section className={classes['hints']} aria-label={t('import.understood.title')}>
      <strong>{t('import.understood.title')}</strong>
      <dl>
        {kinds.map((kind) => (
          <div key={kind}>
            <dt>{t(`import.understood.${kind}.name`)}</dt>
            <dd>{t(`import.understood.${kind}.forms`)}</dd>
          </div>
        ))}
      </dl>
      {!hasText && (
        <Button variant="subtle" size="compact-sm" onClick={onExample}>
          {t('import.understood.tryExample')}
        </Button>
      )}
    </section>
  );
}
