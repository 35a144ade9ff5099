import { brands } from '#shell/common/brands.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useBrand } from '#shell/web/theme/AppTheme.tsx';
import { textColorOn } from '#shell/web/theme/palette.ts';
import classes from './ColorSwatches.module.css';
import { isSameColor, presets } from './colors.ts';

interface ColorSwatchesProps {
  /** The default colour of the product. */
  own: string;
  chosen: string;
  onChoose: (color: string) => void;
}

export function ColorSwatches({ own, chosen, onChoose }: ColorSwatchesProps) {
  const t = useTexts('account');
  const { platform } = useBrand();
  const named = [
    { color: own, name: t('settings.brand.colors.default', { brand: brands[platform].name }) },
    ...Object.entries(presets).map(([key, color]) => ({
      color,
      name: t(`settings.brand.colors.${key as keyof typeof presets}`),
    })),
  ];

  return (
    <fieldset className={classes['swatches']} aria-label={t('settings.brand.color')}>
      {named.map(({ color, name }) => (
        <label
          key={color}
          className={classes['swatch']}
          title={name}
          style={{ background: color, color: textColorOn(color) }}
        >
          <input
            type="radio"
            name="preset"
            aria-label={name}
            checked={isSameColor(color, chosen)}
            onChange={() => onChoose(color)}
          />
        </label>
      ))}
      <label className={classes['any']} title={t('settings.brand.pick')}>
        <input
          type="color"
          aria-label={t('settings.brand.pick')}
          value={chosen.toLowerCase()}
          onChange={(event) => onChoose(event.currentTarget.value)}
        />
      </label>
    </fieldset>
  );
}
