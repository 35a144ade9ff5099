import { Alert, Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type RefObject, useRef } from 'react';
import { todayIn } from '#shell/common/dates.ts';
import { useMe } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { Card } from '#shell/web/widgets/Section.tsx';
import { toast } from '#shell/web/widgets/toast.ts';
import { WizardFooter } from '#shell/web/widgets/WizardFooter.tsx';
import { clientImportLimits } from '../../contract/import.ts';
import { fitsClientLimit } from '../../rules/client-limit.ts';
import { isMinorOn } from '../../rules/minors.ts';
import { useClientLimit, useIsOwner } from '../queries.ts';
import type { CheckedRow } from './checked-rows.ts';
import { ClientTable } from './ClientTable.tsx';
import { ColumnsSection } from './ColumnsSection.tsx';
import { type ClientImportDraft, withEmptyRow, withoutRows } from './import-draft.ts';
import { NewTypesBanner } from './NewTypesBanner.tsx';
import { useCheckedRows, useImportClients } from './queries.ts';
import { DateOrderBanner, NameOrderBanner } from './OrderBanners.tsx';
import { SharedChoicesSection, useSharedChoices } from './SharedChoicesSection.tsx';

interface ReviewStepProps {
  draft: ClientImportDraft;
  onChange: (edit: (draft: ClientImportDraft) => ClientImportDraft) => void;
  onDone: () => void;
}

/** The list as it will be stored: each cell can be corrected, and the button that stores it leads to the first wrong cell. */
export function ReviewStep({ draft, onChange, onDone }: ReviewStepProps) {
  const t = useTexts('clients');
  const navigate = useNavigate();
  const today = todayIn(useMe().timeZone);
  const table = useRef<HTMLDivElement>(null);
  const choices = useSharedChoices(draft);
  const { checked, known, dates } = useCheckedRows(draft, choices.client_type_id);
  const saving = useImportClients((created) => {
    onDone();
    toast.success(t(choices.sendsInvitation ? 'import.doneInvited' : 'import.done', { count: created }));
    void navigate({ to: '/clients' });
  });
  const faulty = checked.filter(({ errors }) => Object.keys(errors).length > 0).length;
  const excess = useExcess(draft.rows.length);
  const count = draft.rows.length;
  const minors = checked.filter(({ client, errors }) => !errors.birthDate && isMinorOn(today, client.birthDate));

  function save(): void {
    const { client_type_id: _, ...shared } = choices;
    if (faulty > 0) focusFirstFault(table);
    else saving.mutate({ clients: checked.map(({ client }) => client), ...shared });
  }

  return (
    <>
      <SharedChoicesSection
        count={count}
        minors={minors.length}
        choices={choices}
        onChange={(chosen) => onChange((now) => ({ ...now, choices: { ...now.choices, ...chosen } }))}
      />
      <ColumnsSection draft={draft} onChange={onChange} />
      <NameOrderBanner draft={draft} onChange={onChange} />
      {dates.isOpen && <DateOrderBanner order={dates.order} checked={checked} onChange={onChange} />}
      <Notices draft={draft} known={known} onChange={onChange} />
      <Card>
        <div ref={table}>
          <ClientTable checked={checked} onChange={onChange} />
        </div>
        <Button
          variant="subtle"
          leftSection={<IconPlus size={16} aria-hidden="true" />}
          onClick={() => onChange(withEmptyRow)}
        >
          {t('import.addRow')}
        </Button>
      </Card>
      {excess && (
        <Alert color="red" variant="light" role="alert">
          {excess}
        </Alert>
      )}
      {saving.error && (
        <Alert color="red" variant="light" role="alert">
          {refusalText(saving.error, t)}
        </Alert>
      )}
      <WizardFooter
        summary={faulty > 0 ? t('import.faulty', { count: faulty }) : t('import.ready', { count })}
        back={{ text: t('import.steps.source'), onClick: () => onChange((now) => ({ ...now, step: 'source' })) }}
      >
        <Button disabled={count === 0 || excess !== null} loading={saving.isPending} onClick={save}>
          {faulty > 0
            ? t('import.correct', { count: faulty })
            : t(choices.sendsInvitation ? 'import.saveInvite' : 'import.save', { count })}
        </Button>
      </WizardFooter>
    </>
  );
}

interface NoticesProps extends Pick<ReviewStepProps, 'draft' | 'onChange'> {
  /** The rows whose e-mail a client of the account has. */
  known: readonly CheckedRow[];
}

function Notices({ draft, known, onChange }: NoticesProps) {
  const t = useTexts('clients');
  const knownKeys = new Set(known.map(({ row }) => row.key));
  return (
    <>
      <NewTypesBanner
        rows={draft.rows}
        onDrop={(isDropped) =>
          onChange((now) => ({
            ...now,
            rows: now.rows.map((row) => (isDropped(row) ? { ...row, type: '' } : row)),
          }))
        }
      />
      {known.length > 0 && (
        <Banner
          tone="warning"
          role="status"
          actions={
            <Button
              variant="default"
              size="compact-sm"
              onClick={() => onChange((now) => withoutRows(now, ({ key }) => knownKeys.has(key)))}
            >
              {t('import.dropKnown')}
            </Button>
          }
        >
          {t('import.known', { count: known.length })}
        </Banner>
      )}
    </>
  );
}

/** Why so many clients cannot be added at once; null when they can. */
function useExcess(rows: number): string | null {
  const t = useTexts('clients');
  const limit = useClientLimit();
  const isOwner = useIsOwner();
  if (rows > clientImportLimits.rows) return t('import.tooMany', { limit: clientImportLimits.rows });
  if (!limit || fitsClientLimit(limit, rows)) return null;
  return t(isOwner ? 'import.overLimit' : 'import.overLimitTeam', {
    free: Math.max(0, (limit.max_clients ?? 0) - limit.activeClients),
    rows,
  });
}

/** The message of a refusal, with the row that it is about. */
function refusalText(
  { message, errors }: { message: string; errors: Record<string, string[]> },
  t: ReturnType<typeof useTexts<'clients'>>,
): string {
  const index = /^clients\.(\d+)\./.exec(Object.keys(errors)[0] ?? '')?.[1];
  return index === undefined ? message : `${t('import.row', { row: Number(index) + 1 })}: ${message}`;
}

function focusFirstFault(table: RefObject<HTMLDivElement | null>): void {
  table.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
