import { useComputedColorScheme } from '@mantine/core';
import { useLanguage, useTexts } from '#shell/web/texts/texts.ts';
import classes from './ProductPicture.module.css';

/** Taken from the running product: `<desktop|phone>-<language>-<scheme>.webp`. */
const pictures = import.meta.glob<string>('./pictures/*.webp', { eager: true, query: '?url', import: 'default' });

const desktop = { width: 1920, height: 1200 };
const phone = { width: 585, height: 1200 };

/** What the coach sees and, in front of it, what the client sees; on a phone the client's side alone. */
export function ProductPicture() {
  const t = useTexts('landing');
  const { language } = useLanguage();
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const address = (device: string) => pictures[`./pictures/${device}-${language}-${scheme}.webp`];

  return (
    <div className={classes['pictures']}>
      <img
        className={classes['desktop']}
        src={address('desktop')}
        {...desktop}
        alt={t('pictures.coach')}
        loading="lazy"
      />
      <img
        className={classes['phone']}
        src={address('phone')}
        {...phone}
        alt={t('pictures.client')}
        fetchPriority="high"
      />
    </div>
  );
}
