import type { CSSProperties } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { type BrandColors, brandOnDark, brandOnLight, backgrounds, textColorOn } from '#shell/web/theme/palette.ts';
import classes from './ColorPreview.module.css';

/** Shows the four uses of a brand colour in the theme, in the light and the dark scheme. */
export function ColorPreview({ color }: { color: string }) {
  const t = useTexts('account');

  return (
    <div className={classes['previews']} role="img" aria-label={t('settings.brand.previewOf', { color })}>
      <Sample title={t('settings.brand.light')} color={color} use={brandOnLight(color)} scheme="light" />
      <Sample title={t('settings.brand.dark')} color={color} use={brandOnDark(color)} scheme="dark" />
    </div>
  );
}

interface SampleProps {
  title: string;
  color: string;
  use: BrandColors;
  scheme: 'light' | 'dark';
}

function Sample({ title, color, use, scheme }: SampleProps) {
  const t = useTexts('account');
  const style = {
    '--card': backgrounds[scheme].card,
    '--ink': scheme === 'light' ? '#16181c' : '#e4e6e9',
    '--filled': color,
    '--on-filled': textColorOn(color),
    '--edge': use.filledEdge,
    '--light': use.light,
    '--light-text': use.lightText,
    '--text': use.text,
  } as CSSProperties;

  return (
    <div className={classes['sample']} style={style}>
      <span className={classes['title']}>{title}</span>
      <span className={classes['here']}>{t('settings.brand.sample.here')}</span>
      <span className={classes['button']}>{t('settings.brand.sample.button')}</span>
      <span className={classes['link']}>{t('settings.brand.sample.link')}</span>
      <span className={classes['badge']}>{t('settings.brand.sample.badge')}</span>
    </div>
  );
}
