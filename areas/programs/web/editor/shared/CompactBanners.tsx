import { UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import classes from './CompactBanners.module.css';

/** Banners above the grid, each with one line until they are opened. The button is hidden without any banner. */
export function CompactBanners({ children }: { children: ReactNode }) {
  const t = useTexts('programs');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={classes['stack']} data-open={isOpen}>
      <div id={id} className={classes['banners']}>
        {children}
      </div>
      <UnstyledButton
        className={classes['toggle'] ?? ''}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <IconChevronDown size={16} aria-hidden="true" />
        {t(isOpen ? 'banners.fewer' : 'banners.all')}
      </UnstyledButton>
    </div>
  );
}
