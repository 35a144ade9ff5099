import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { messageOf } from '#shell/web/api/error-message.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { toast } from '#shell/web/widgets/toast.ts';
import { WithWarningBanners } from '#shell/web/widgets/warning-banners.tsx';
import type { CopyUpdate } from '../../contract.ts';
import { UnreadSymptoms } from '../unread-symptoms/UnreadSymptoms.tsx';
import { WarningCount } from '../WarningCount.tsx';
import { CopyUpdateOption } from './CopyUpdateOption.tsx';
import classes from './CopyUpdates.module.css';
import { useUpdateCopies } from './queries.ts';
import type { UpdateKind } from './update-kind.ts';
import { useChosenCopies } from './use-chosen-copies.ts';

interface CopyUpdatesFormProps {
  kind: UpdateKind;
  templateId: string;
  version: number;
  copies: readonly CopyUpdate[];
  /** Called when the template or a copy has changed since it was loaded. */
  onConflict: () => void;
  onDone: () => void;
}

export function CopyUpdatesForm(props: CopyUpdatesFormProps) {
  return (
    <WithWarningBanners>
      <UpdatesOfCopies {...props} />
    </WithWarningBanners>
  );
}

function UpdatesOfCopies(props: CopyUpdatesFormProps) {
  const { kind, templateId, version, copies, onConflict, onDone } = props;
  const t = useTexts('assignments');
  const update = useUpdateCopies(kind);
  const outdated = copies.filter(({ changeCount }) => changeCount > 0);
  const { chosen, toggle, chooseAll } = useChosenCopies(outdated);
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const isAll = chosen.length === outdated.length;
  const updated = outdated.filter(({ id }) => chosen.includes(id));
  const nothingText =
    copies.length > 0 ? [t('updates.nothing'), kind.limits].filter(Boolean).join(' ') : t('updates.none');
  const isReady = kind.isReady?.({ chosen: updated, values }) ?? true;

  function submit(): void {
    update.mutate(
      { id: templateId, version, copies: updated.map((copy) => ({ id: copy.id, version: copy.version })), ...values },
      {
        onSuccess: ({ updated: count }) => {
          toast.success(t('updates.done', { count }));
          onDone();
        },
        onError: ({ code }) => code === 'version_conflict' && onConflict(),
      },
    );
  }

  return (
    <Stack gap="md">
      <p className={classes['text']}>{outdated.length > 0 ? kind.text : nothingText}</p>
      {update.error && (
        <Banner tone="warning" role="alert">
          {update.error.code === 'version_conflict' ? t('updates.conflict') : messageOf(update.error)}
        </Banner>
      )}
      {outdated.length > 0 && (
        <section className={classes['card']} aria-label={t('updates.who')}>
          <div className={classes['head']}>
            <h3>{t('updates.who')}</h3>
            {outdated.length > 1 && (
              <Button variant="subtle" size="xs" onClick={() => chooseAll(!isAll)}>
                {t(isAll ? 'updates.selectNone' : 'updates.selectAll')}
              </Button>
            )}
          </div>
          <ul className={classes['list']}>
            {outdated.map((copy) => (
              <CopyUpdateOption
                key={copy.id}
                kind={kind}
                copy={copy}
                isChosen={chosen.includes(copy.id)}
                onToggle={() => toggle(copy.id)}
              />
            ))}
          </ul>
        </section>
      )}
      <UnreadSymptoms clientIds={[...new Set(updated.map(({ clientId }) => clientId))]} />
      {kind.renderOwnFields?.({ chosen: updated, values, onChange: setValues })}
      <OtherCopies copies={copies} kind={kind} />
      {kind.renderStaying?.(copies)}
      {outdated.length > 0 && (
        <Group justify="flex-end" className={classes['acts'] ?? ''}>
          <WarningCount />
          <Button disabled={chosen.length === 0 || !isReady} loading={update.isPending} onClick={submit}>
            {t('updates.submit', { count: chosen.length })}
          </Button>
        </Group>
      )}
    </Stack>
  );
}

/** Sentences with the number of copies that need no update, and of copies that cannot change any more. */
function OtherCopies({ copies, kind }: Pick<CopyUpdatesFormProps, 'copies' | 'kind'>) {
  const t = useTexts('assignments');
  const current = copies.filter((copy) => copy.changeCount === 0 && copy.isOpen && !kind.staysDifferent?.(copy)).length;
  const closed = copies.filter(({ isOpen }) => !isOpen).length;
  if (current + closed === 0) return null;

  const sentences = [
    current > 0 && t('updates.current', { count: current }),
    closed > 0 && t('updates.closed', { count: closed }),
  ];
  return <p className={classes['quiet']}>{sentences.filter(Boolean).join(' ')}</p>;
}
