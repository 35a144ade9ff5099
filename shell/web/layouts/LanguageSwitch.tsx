import type { Language } from '#shell/common/fields.ts';
import { chooseLanguage } from '../session.ts';
import { useLanguage, useTexts } from '../texts/texts.ts';
import classes from './LanguageSwitch.module.css';

const languages: Language[] = ['it', 'en'];

export function LanguageSwitch() {
  const t = useTexts('shell');
  const { language } = useLanguage();

  return (
    <fieldset aria-label={t('language.label')} className={classes['switch']}>
      {languages.map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          className={classes['choice']}
          aria-pressed={one === language}
          aria-label={`${one.toUpperCase()} · ${t(`language.${one}`)}`}
          onClick={() => void chooseLanguage(one)}
        >
          {one.toUpperCase()}
        </button>
      ))}
    </fieldset>
  );
}
