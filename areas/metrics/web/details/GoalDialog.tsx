import { Button, Input } from '@mantine/core';
import { roundedTo } from '#shell/common/numbers.ts';
import type { ApiError } from '#shell/web/api/api-error.ts';
import { DecimalInput } from '#shell/web/forms/DecimalInput.tsx';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { useRecordForm } from '#shell/web/forms/record-form.ts';
import { useRecordAction } from '#shell/web/records/record-action.ts';
import { formatNumber } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { decimalsOfUser, formatBodyWeight, fromUnitOfUser, inUnitOfUser, unitOfUser } from '#shell/web/texts/units.ts';
import { confirm } from '#shell/web/widgets/confirm.ts';
import { Dialog } from '#shell/web/widgets/Dialog.tsx';
import { type ClientMetric, clientMetricRoutes } from '../../contract.ts';
import { UnusualGoal } from '../../contract/measurement.ts';
import { metricName } from '../metric-text.ts';
import { metricInvalidations } from '../queries.ts';

interface GoalDialogProps {
  clientId: string;
  metric: ClientMetric;
  opened: boolean;
  onClose: () => void;
}

/** The limits between which the values should be. */
export function GoalDialog({ opened, onClose, ...props }: GoalDialogProps) {
  const t = useTexts('metrics');
  const name = metricName(t, props.metric.metricType);
  return (
    <Dialog title={t('goal.title', { name })} opened={opened} onClose={onClose}>
      <GoalForm {...props} onClose={onClose} />
    </Dialog>
  );
}

type Typed = number | '';

function GoalForm({ clientId, metric, onClose }: Omit<GoalDialogProps, 'opened'>) {
  const t = useTexts('metrics');
  const { unit, decimals } = metric.metricType;
  const shownDecimals = decimalsOfUser(unit, decimals);
  const shown = (value: number | null | undefined): Typed =>
    typeof value === 'number' ? roundedTo(shownDecimals, inUnitOfUser(value, unit)) : '';
  const limit = (value: Typed) => (value === '' ? null : fromUnitOfUser(value, unit));
  const form = useRecordForm({
    routes: { update: clientMetricRoutes.update },
    record: metric,
    initialValues: (opened) => ({ from: shown(opened?.goal?.from), to: shown(opened?.goal?.to) }),
    pick: (response) => response.metric,
    toBody: ({ from, to }) => ({
      clientId,
      metricId: metric.id,
      goal: { from: limit(from), to: limit(to) },
      unit: unitOfUser(unit),
    }),
    texts: { label: (name) => t(`fields.${name}`) },
    invalidates: metricInvalidations,
    onRefused: useGoalQuestion(),
    success: () => t('goal.saved'),
    onSuccess: onClose,
  });
  const removal = useRecordAction(clientMetricRoutes.update, {
    invalidates: metricInvalidations,
    success: t('goal.removed'),
    onSuccess: onClose,
  });

  const limitField = (name: 'from' | 'to') => ({
    ...form.field(name),
    'data-field': `goal.${name}`,
    error: form.form.errors[`goal.${name}`],
  });

  return (
    <FormSheet form={form} onCancel={onClose}>
      <p>{t('goal.help')}</p>
      <DecimalInput
        label={t('fields.from')}
        suffix={` ${t(`units.${unitOfUser(unit)}`)}`}
        decimalScale={shownDecimals}
        hideControls
        data-autofocus
        {...limitField('from')}
      />
      <DecimalInput
        label={t('fields.to')}
        suffix={` ${t(`units.${unitOfUser(unit)}`)}`}
        decimalScale={shownDecimals}
        hideControls
        {...limitField('to')}
      />
      {form.form.errors['goal'] && <Input.Error>{form.form.errors['goal']}</Input.Error>}
      {metric.goal && (
        <Button
          variant="subtle"
          color="gray"
          onClick={() => removal.run({ clientId, metricId: metric.id, version: metric.version, goal: null })}
        >
          {t('goal.remove')}
        </Button>
      )}
    </FormSheet>
  );
}

/** Asks whether an unusual goal that the server refused is right, and sends it again with the confirmation. */
function useGoalQuestion() {
  const t = useTexts('metrics');
  return (error: ApiError, resend: (confirmation: { isConfirmed: true }) => void): boolean => {
    const unusual = error.code === 'unusual_goal' ? UnusualGoal.safeParse(error.data).data : undefined;
    if (!unusual) return false;
    const { reasons, limitKg, bmi, lastKg } = unusual;
    const values = {
      weight: formatBodyWeight(limitKg),
      bmi: bmi === null ? '' : formatNumber(bmi, 1),
      last: lastKg === null ? '' : formatBodyWeight(lastKg),
    };
    void confirm({
      title: t('unusualGoal.title'),
      text: [...reasons.map((reason) => t(`unusualGoal.${reason}`, values)), t('unusualGoal.text')].join(' '),
      confirmLabel: t('unusualGoal.yes'),
      cancelLabel: t('unusualGoal.no'),
    }).then((isRight) => isRight && resend({ isConfirmed: true }));
    return true;
  };
}
