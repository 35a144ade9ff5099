import { Button, SegmentedControl, Skeleton } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { daysBetween } from '#shell/common/dates.ts';
import type { InfiniteQueryResult } from '#shell/web/api/query.ts';
import type { Subject } from '#shell/web/api/subject.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { Section } from '#shell/web/widgets/Section.tsx';
import type { PhotoSet } from '../../contract.ts';
import { useDayValues } from '../day-values.ts';
import { AlignDialog } from './AlignDialog.tsx';
import classes from './Compare.module.css';
import { type ComparedPhoto, ComparedPhotos, type CompareMode } from './ComparedPhotos.tsx';

interface CompareViewProps {
  subject: Subject;
  /** The compared photos, as `set.photo`. */
  ids: readonly string[];
  pages: InfiniteQueryResult<PhotoSet>;
  mayChange: boolean;
  onClose: () => void;
}

const modes = ['side', 'slider', 'fade'] as const;

/** Up to three photos, the oldest first. */
export function CompareView({ subject, ids, pages, mayChange, onClose }: CompareViewProps) {
  const t = useTexts('progress');
  const { rows, hasMore, isLoadingMore, loadMore } = pages;
  const compared = ids.flatMap((id) => findPhoto(rows, id)).sort((one, other) => order(one) - order(other));
  const isMissing = compared.length < ids.length;
  const [mode, setMode] = useState<CompareMode>('side');
  const [aligned, setAligned] = useState<ComparedPhoto | null>(null);

  // Synchronises with the server: photos of earlier days are on later pages.
  useEffect(() => {
    if (isMissing && hasMore && !isLoadingMore) loadMore();
  });

  return (
    <Section
      title={t('compare.title')}
      actions={
        <Button variant="default" leftSection={<IconArrowLeft size={16} aria-hidden="true" />} onClick={onClose}>
          {t('compare.back')}
        </Button>
      }
    >
      {isMissing && hasMore && <Skeleton height={300} />}
      {isMissing && !hasMore && <Banner tone="warning">{t('compare.missing')}</Banner>}
      {!isMissing && (
        <>
          {compared.length === 2 && (
            <SegmentedControl
              mb="md"
              aria-label={t('compare.mode')}
              data={modes.map((value) => ({ value, label: t(`compare.${value}`) }))}
              value={mode}
              onChange={(value) => setMode(modes.find((one) => one === value) ?? 'side')}
            />
          )}
          <ComparedPhotos subject={subject} compared={compared} mode={compared.length === 2 ? mode : 'side'} />
          <ol className={classes['legend']} data-count={compared.length}>
            {compared.map((one, index) => (
              <li key={one.photo.id}>
                <strong>{formatDate(one.set.taken_on)}</strong>
                <Interval from={compared[0]} to={one} isFirst={index === 0} />
                <Values set={one.set} />
                {mayChange && (
                  <Button size="compact-sm" variant="default" onClick={() => setAligned(one)}>
                    {t('align.action')}
                  </Button>
                )}
                {one.photo.alignment && <span>{t('compare.aligned')}</span>}
              </li>
            ))}
          </ol>
        </>
      )}
      {aligned && <AlignDialog subject={subject} {...aligned} onClose={() => setAligned(null)} />}
    </Section>
  );
}

function Interval({ from, to, isFirst }: { from: ComparedPhoto | undefined; to: ComparedPhoto; isFirst: boolean }) {
  const t = useTexts('progress');
  if (isFirst || !from) return null;
  const count = daysBetween(from.set.taken_on, to.set.taken_on);
  return <span>{count === 0 ? t('compare.sameDay') : t('compare.days', { count })}</span>;
}

function Values({ set }: { set: PhotoSet }) {
  const values = useDayValues(set);
  return values && <span>{values}</span>;
}

function findPhoto(sets: readonly PhotoSet[], id: string): ComparedPhoto[] {
  const [setId, photoId] = id.split('.');
  const set = sets.find((one) => one.id === setId);
  const photo = set?.photos.find((one) => one.id === photoId);
  return set && photo ? [{ set, photo }] : [];
}

function order({ set }: ComparedPhoto): number {
  return Date.parse(set.taken_on);
}
