import { textColorOn } from './palette.ts';
import { markRadius, logoPaths } from './logo-paths.ts';
import { useBrand } from './AppTheme.tsx';
import classes from './BrandLogo.module.css';

/** The logo and the name of the brand. The logo of the account replaces that of the product. */
export function BrandLogo({ size = 32 }: { size?: number }) {
  const { platform, name, color, logo } = useBrand();

  return (
    <span className={classes['logo']}>
      {logo ? (
        <img className={classes['own']} src={logo} alt="" height={size} />
      ) : (
        <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
          <rect width="32" height="32" rx={markRadius} fill={color} />
          <path d={logoPaths[platform]} fill={textColorOn(color)} fillRule="evenodd" />
        </svg>
      )}
      <span className={classes['name']} style={{ fontSize: size * 0.56 }}>
        {name}
      </span>
    </span>
  );
}
