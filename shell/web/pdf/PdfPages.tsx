import { Skeleton } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import { useMemo } from 'react';
import { previewPages } from '#shell/common/pdf.ts';
import { useTexts } from '../texts/texts.ts';
import classes from './Pdf.module.css';
import { type PdfTarget, usePreview } from './queries.ts';
import { needsAllPages } from './use-print.ts';

/** All pages, one below the other. Pages are loaded when they are scrolled near the visible part. */
export function PdfPages({ target }: { target: PdfTarget }) {
  const t = useTexts('pdf');
  const { data, isPlaceholderData } = usePreview(target, 1);
  const total = data?.total ?? 1;
  const groups = Array.from({ length: Math.ceil(total / previewPages) }, (_, index) => index + 1);

  return (
    <section className={classes['pages']} aria-label={t('preview')} aria-busy={!data || isPlaceholderData}>
      {groups.map((group) => (
        <PageGroup key={group} group={group} total={total} target={target} />
      ))}
    </section>
  );
}

interface PageGroupProps {
  group: number;
  total: number;
  target: PdfTarget;
}

function PageGroup({ group, total, target }: PageGroupProps) {
  const { ref, entry } = useIntersection<HTMLDivElement>({ rootMargin: '1200px 0px' });
  const needsAll = needsAllPages.use();
  const isNear = group === 1 || entry?.isIntersecting === true;
  const { data, isPlaceholderData } = usePreview(target, group, isNear || needsAll);
  const first = (group - 1) * previewPages + 1;
  const count = Math.min(previewPages, total - first + 1);

  return (
    <div ref={ref} className={classes['group']} data-old={isPlaceholderData}>
      {Array.from({ length: count }, (_, index) => {
        const number = first + index;
        const svg = data?.pages.find((page) => page.number === number)?.svg;
        return <PageImage key={number} number={number} total={total} svg={svg} />;
      })}
    </div>
  );
}

/** Shows the SVG of a page as an image, so that no script in it can run. */
function PageImage({ number, total, svg }: { number: number; total: number; svg: string | undefined }) {
  const t = useTexts('pdf');
  const src = useMemo(() => svg && `data:image/svg+xml,${encodeURIComponent(svg)}`, [svg]);
  if (!src) return <Skeleton className={classes['page'] ?? ''} radius={2} />;

  return (
    <img
      className={classes['page']}
      src={src}
      data-page={number}
      data-landscape={isLandscape(svg)}
      alt={t('pageOf', { number, total })}
      decoding="async"
    />
  );
}

/** The first two numbers of the viewBox are 0. */
function isLandscape(svg: string | undefined): boolean {
  const [, width = 0, height = 0] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg ?? '') ?? [];
  return Number(width) > Number(height);
}
