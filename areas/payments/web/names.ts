import { currentLanguage } from '#shell/web/texts/language.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { PaymentPlan } from '../contract.ts';

/** Returns a function that names a plan by the number of clients that it includes. */
export function usePlanName(plans: readonly PaymentPlan[]) {
  const t = useTexts('payments');
  const largest = Math.max(0, ...plans.map(({ max_clients }) => max_clients ?? 0));

  return ({ max_clients, month_cents }: PaymentPlan): string => {
    if (max_clients === null) return t('names.enterprise', { count: largest });
    return t(month_cents === 0 ? 'names.free' : 'names.upTo', { count: max_clients });
  };
}

/** Returns a function that names a plan in two words, for a stat. */
export function useShortPlanName() {
  const t = useTexts('payments');
  return ({ max_clients, month_cents }: PaymentPlan): string => {
    if (max_clients === null) return t('names.short.enterprise');
    return t(month_cents === 0 ? 'names.short.free' : 'names.short.upTo', { count: max_clients });
  };
}

/** Formats cents of euro: `19,00 €`. The language decides the format, not the currency. */
export function formatEuros(cents: number): string {
  const locale = currentLanguage() === 'it' ? 'it-IT' : 'en-GB';
  return new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).format(cents / 100);
}
