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
      {languages.map((option) => (
        <button
          key={option}
          type="button"
          lang={option}
          className={classes['choice']}
          aria-pressed={option === language}
          aria-label={`${option.toUpperCase()} · ${t(`language.${option}`)}`}
          onClick={() => void chooseLanguage(option)}
        >
          {option.toUpperCase()}
        </button>
      ))}
    </fieldset>
  );
}
