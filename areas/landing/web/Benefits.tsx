import { useTexts } from '#shell/web/texts/texts.ts';
import classes from './Benefits.module.css';

const benefits = ['program', 'exercises', 'workout', 'brand'] as const;

export function Benefits() {
  const t = useTexts('landing');

  return (
    <section className={classes['benefits']} aria-label={t('benefits.label')}>
      {benefits.map((name) => (
        <article key={name}>
          <h2>{t(`benefits.${name}.title`)}</h2>
          <p>{t(`benefits.${name}.text`)}</p>
        </article>
      ))}
    </section>
  );
}
