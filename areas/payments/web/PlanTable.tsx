import { Skeleton } from '@mantine/core';
import { useTexts } from '#shell/web/texts/texts.ts';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import type { PaymentPlan } from '../contract.ts';
import { formatEuros, usePlanName } from './names.ts';
import classes from './PlanTable.module.css';

interface PlanTableProps {
  plans: readonly PaymentPlan[] | undefined;
  activeId: string | undefined;
}

export function PlanTable({ plans, activeId }: PlanTableProps) {
  const t = useTexts('payments');
  const nameOf = usePlanName(plans ?? []);
  if (!plans) return <Skeleton height={320} radius={0} />;

  return (
    <table className={classes['table']} aria-label={t('table.title')}>
      <thead>
        <tr>
          <th>{t('table.plan')}</th>
          <th className="numbers">{t('table.month')}</th>
          <th className="numbers">{t('table.year')}</th>
        </tr>
      </thead>
      <tbody>
        {plans.map((paymentPlan) => (
          <tr key={paymentPlan.id} data-yours={paymentPlan.id === activeId}>
            <th scope="row">
              <span className={classes['plan']}>
                {nameOf(paymentPlan)}
                {paymentPlan.id === activeId && <StateBadge tone="fresh">{t('table.yours')}</StateBadge>}
              </span>
            </th>
            <Price cents={paymentPlan.month_cents} />
            <Price cents={paymentPlan.year_cents} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Price({ cents }: { cents: number | null }) {
  const t = useTexts('payments');
  if (cents === null) return <td className="numbers">{t('table.agreed')}</td>;
  return <td className="numbers">{cents === 0 ? t('table.free') : formatEuros(cents)}</td>;
}
