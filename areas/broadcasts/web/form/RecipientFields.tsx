import { IconAlertTriangle } from '@tabler/icons-react';
import { groupRoutes } from '#areas/groups/contract.ts';
import { AudienceFields, OptionSelect } from '#areas/groups/web/public.tsx';
import { CheckOption, OptionList } from '#shell/web/forms/OptionFieldset.tsx';
import { useRecordSearch } from '#shell/web/forms/record-search.ts';
import type { ServerForm } from '#shell/web/forms/server-form.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { broadcastLimits, type Candidate } from '../../contract.ts';
import type { Candidates } from './candidates.ts';
import type { BroadcastValues } from './form-values.ts';
import classes from './RecipientFields.module.css';

interface RecipientFieldsProps {
  form: ServerForm<BroadcastValues>;
  recipients: Candidates;
}

/** The audience, and the names of those who get the message, each of whom can be left out. */
export function RecipientFields({ form: { form }, recipients }: RecipientFieldsProps) {
  const t = useTexts('broadcasts');
  const clients = useRecordSearch(groupRoutes.clients, {}, (response) => response.clients);

  function change(values: Partial<BroadcastValues>): void {
    form.setValues(values);
    form.clearFieldError('clientIds');
  }

  return (
    <>
      <AudienceFields
        label={t('form.audience')}
        chosenLabel={t('form.chosen')}
        values={form.values}
        error={null}
        onChange={change}
      >
        <OptionSelect
          name="clientIds"
          label={t('fields.clientIds')}
          placeholder={t('form.clientsPlaceholder')}
          max={broadcastLimits.recipients}
          options={clients.pages.rows}
          chosen={form.values.clients}
          onSearch={clients.setSearch}
          onChange={(chosen) => change({ clients: chosen })}
        />
      </AudienceFields>
      {(form.errors['clientIds'] || recipients.error) && (
        <p className={classes['error']} role="alert">
          {form.errors['clientIds'] ?? recipients.error}
        </p>
      )}
      <Names
        {...recipients}
        excludedIds={form.values.excludedIds}
        onExclude={(excludedIds) => change({ excludedIds })}
      />
    </>
  );
}

interface NamesProps extends Candidates {
  excludedIds: readonly string[];
  onExclude: (ids: string[]) => void;
}

function Names({ reachable, unreachable, notRegistered, chosen, isLoading, excludedIds, onExclude }: NamesProps) {
  const t = useTexts('broadcasts');
  if (reachable.length + unreachable.length + notRegistered.length === 0) return null;

  return (
    <div className={classes['names']} aria-busy={isLoading}>
      <p role="status" className={classes['count']}>
        {t('form.count', { count: isLoading ? reachable.length : chosen.length })}
      </p>
      <OptionList maxHeight="320px">
        {reachable.map(({ id, name }) => (
          <CheckOption
            key={id}
            label={name}
            checked={!excludedIds.includes(id)}
            onChange={(event) =>
              onExclude(
                event.currentTarget.checked ? excludedIds.filter((excluded) => excluded !== id) : [...excludedIds, id],
              )
            }
          />
        ))}
      </OptionList>
      {unreachable.length > 0 && (
        <Banner tone="warning" icon={IconAlertTriangle}>
          {t('form.unreachable', { count: unreachable.length, names: namesOf(unreachable) })}
        </Banner>
      )}
      {notRegistered.length > 0 && (
        <Banner tone="warning" icon={IconAlertTriangle}>
          {t('form.notRegistered', { count: notRegistered.length, names: namesOf(notRegistered) })}
        </Banner>
      )}
    </div>
  );
}

function namesOf(candidates: readonly Candidate[]): string {
  return candidates.map(({ name }) => name).join(', ');
}
