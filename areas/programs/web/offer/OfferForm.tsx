import { Button, Group, Stack } from '@mantine/core';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { toast } from '#shell/web/widgets/toast.ts';
import type { CopyToUpdate } from '../../contract/editing.ts';
import { OfferedCopy } from './OfferedCopy.tsx';
import classes from './Offer.module.css';
import { useUpdateCopies } from './queries.ts';
import { useChosenCopies } from './use-chosen-copies.ts';

interface OfferFormProps {
  programId: string;
  version: number;
  copies: readonly CopyToUpdate[];
  /** The model or a copy moved on: what is shown holds no more. */
  onStale: () => void;
  /** Told how many copies are still behind. */
  onDone: (left: number) => void;
}

export function OfferForm({ programId, version, copies, onStale, onDone }: OfferFormProps) {
  const t = useTexts('programs');
  const update = useUpdateCopies();
  const offered = copies.filter(({ changeCount }) => changeCount > 0);
  const { chosen, toggle, chooseAll } = useChosenCopies(offered);
  const isAll = chosen.length === offered.length;

  function apply(): void {
    const asked = offered.filter((copy) => chosen.includes(copy.programId));
    update.mutate(
      { id: programId, version, copies: asked.map((copy) => ({ programId: copy.programId, version: copy.version })) },
      {
        onSuccess: ({ updated }) => {
          toast.success(t('offer.done', { count: updated }));
          onDone(offered.length - updated);
        },
        onError: ({ code }) => code === 'version_conflict' && onStale(),
      },
    );
  }

  return (
    <Stack gap="md">
      <p className={classes['text']}>{offered.length > 0 ? t('offer.text') : t('offer.nothing')}</p>
      {update.error && (
        <Banner tone="warning" role="alert">
          {update.error.code === 'version_conflict' ? t('offer.changed') : update.error.message}
        </Banner>
      )}
      {offered.length > 0 && (
        <section className={classes['card']} aria-label={t('offer.who')}>
          <div className={classes['head']}>
            <h3>{t('offer.who')}</h3>
            {offered.length > 1 && (
              <Button variant="subtle" size="xs" onClick={() => chooseAll(!isAll)}>
                {t(isAll ? 'offer.selectNone' : 'offer.selectAll')}
              </Button>
            )}
          </div>
          <ul className={classes['list']}>
            {offered.map((copy) => (
              <OfferedCopy
                key={copy.programId}
                copy={copy}
                isChosen={chosen.includes(copy.programId)}
                onToggle={() => toggle(copy.programId)}
              />
            ))}
          </ul>
        </section>
      )}
      <Others copies={copies} />
      {offered.length > 0 && (
        <Group justify="flex-end" className={classes['acts'] ?? ''}>
          <Button disabled={chosen.length === 0} loading={update.isPending} onClick={apply}>
            {t('offer.submit', { count: chosen.length })}
          </Button>
        </Group>
      )}
    </Stack>
  );
}

/** Copies that have nothing to choose about. */
function Others({ copies }: { copies: readonly CopyToUpdate[] }) {
  const t = useTexts('programs');
  const inLine = copies.filter(({ changeCount, fromWeek }) => changeCount === 0 && fromWeek !== null).length;
  const tooLate = copies.filter(({ fromWeek }) => fromWeek === null).length;
  if (copies.length === 0) return <p className={classes['quiet']}>{t('offer.none')}</p>;
  if (inLine + tooLate === 0) return null;

  const sentences = [
    inLine > 0 && t('offer.inLine', { count: inLine }),
    tooLate > 0 && t('offer.tooLate', { count: tooLate }),
  ];
  return <p className={classes['quiet']}>{sentences.filter(Boolean).join(' ')}</p>;
}
