import { UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { CountedTotals } from '#areas/aliments/rules/compare-reference.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { lazyChunks } from '../lazy-chunks.ts';
import classes from './Totals.module.css';

const MicronutrientList = lazy(async () => ({ default: (await lazyChunks.micronutrients()).MicronutrientList }));

/** The micronutrients of a day or of an average day; their list is loaded when it is opened. */
export function Micronutrients({ totals }: { totals: CountedTotals }) {
  const t = useTexts('meal-plans');
  const [isOpen, setOpen] = useState(false);
  const Icon = isOpen ? IconChevronUp : IconChevronDown;

  return (
    <section className={classes['box']} aria-label={t('editor.micronutrients.title')}>
      <UnstyledButton className={classes['head']} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('editor.micronutrients.title')}
        <Icon size={18} aria-hidden="true" />
      </UnstyledButton>
      {isOpen && (
        <Suspense fallback={null}>
          <MicronutrientList totals={totals} />
        </Suspense>
      )}
    </section>
  );
}
