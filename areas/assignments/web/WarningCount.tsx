import { UnstyledButton } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useWarningBanners } from '#shell/web/widgets/warning-banners.tsx';
import classes from './WarningCount.module.css';

/** Names the number of warnings of a form beside its button, and leads to the first one; nothing without any. */
export function WarningCount() {
  const t = useTexts('assignments');
  const { count, showFirst } = useWarningBanners();
  if (count === 0) return null;
  return (
    <UnstyledButton className={classes['warnings'] ?? ''} onClick={showFirst}>
      <IconAlertTriangle size={18} aria-hidden="true" />
      <span role="status">{t('warnings.count', { count })}</span>
      <span className={classes['lead']}>{t('warnings.read')}</span>
    </UnstyledButton>
  );
}
