import { useComputedColorScheme } from '@mantine/core';
import { useLanguage, useTexts } from '#shell/web/texts/texts.ts';
import classes from './ProductPicture.module.css';

/** Screenshots of the product, named `<desktop|phone>-<language>-<scheme>.webp`. */
const pictures = import.meta.glob<string>('./pictures/*.webp', { eager: true, query: '?url', import: 'default' });

const desktop = { width: 1920, height: 1200 };
const phone = { width: 585, height: 1200 };

/** Screenshots of the coach's editor and, in front of it, of a client's workout. On a phone only the workout. */
export function ProductPicture() {
  const t = useTexts('landing');
  const { language } = useLanguage();
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const urlOf = (device: string) => pictures[`./pictures/${device}-${language}-${scheme}.webp`];

  return (
    <div className={classes['pictures']}>
      <img
        className={classes['desktop']}
        src={urlOf('desktop')}
        {...desktop}
        alt={t('pictures.coach')}
        loading="lazy"
      />
      <img
        className={classes['phone']}
        src={urlOf('phone')}
        {...phone}
        alt={t('pictures.client')}
        fetchPriority="high"
      />
    </div>
  );
}
