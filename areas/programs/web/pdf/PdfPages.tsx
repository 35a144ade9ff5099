import { Skeleton } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import { useMemo } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { pagesTogether } from '../../contract/print.ts';
import { needsAllPages } from './printing.ts';
import classes from './ProgramPdf.module.css';
import { type PdfTarget, usePreview } from './queries.ts';

/** All pages one below the other. Those far from what is seen are asked for when somebody comes near. */
export function PdfPages({ printed }: { printed: PdfTarget }) {
  const t = useTexts('programs');
  const { data, isPlaceholderData } = usePreview(printed, 1);
  const total = data?.total ?? 1;
  const groups = Array.from({ length: Math.ceil(total / pagesTogether) }, (_, index) => index + 1);

  return (
    <section className={classes['pages']} aria-label={t('pdf.preview')} aria-busy={!data || isPlaceholderData}>
      {groups.map((group) => (
        <SheetGroup key={group} group={group} total={total} printed={printed} />
      ))}
    </section>
  );
}

interface SheetGroupProps {
  group: number;
  total: number;
  printed: PdfTarget;
}

function SheetGroup({ group, total, printed }: SheetGroupProps) {
  const { ref, entry } = useIntersection<HTMLDivElement>({ rootMargin: '1200px 0px' });
  const needsAll = needsAllPages.use();
  const isNear = group === 1 || entry?.isIntersecting === true;
  const { data, isPlaceholderData } = usePreview(printed, group, isNear || needsAll);
  const first = (group - 1) * pagesTogether + 1;
  const count = Math.min(pagesTogether, total - first + 1);

  return (
    <div ref={ref} className={classes['group']} data-old={isPlaceholderData}>
      {Array.from({ length: count }, (_, index) => {
        const number = first + index;
        const svg = data?.pages.find((page) => page.number === number)?.svg;
        return <SheetPicture key={number} number={number} total={total} svg={svg} />;
      })}
    </div>
  );
}

/** As an image: nothing in it can run, and its letters are the outlines the printer gets. */
function SheetPicture({ number, total, svg }: { number: number; total: number; svg: string | undefined }) {
  const t = useTexts('programs');
  const address = useMemo(() => svg && `data:image/svg+xml,${encodeURIComponent(svg)}`, [svg]);
  if (!address) return <Skeleton className={classes['sheet'] ?? ''} radius={2} />;

  return (
    <img
      className={classes['sheet']}
      src={address}
      data-page={number}
      alt={t('pdf.pageOf', { number, total })}
      decoding="async"
    />
  );
}
