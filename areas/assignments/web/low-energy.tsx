import { IconAlertTriangle } from '@tabler/icons-react';
import { formatNumber } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { confirm } from '#shell/web/widgets/confirm.ts';
import type { LowEnergy } from '../contract.ts';

/** An average day with little energy; with the name of the client where there may be several. */
type ShownLowEnergy = LowEnergy & { clientName?: string };

/** Returns the sentence about an average day with little energy, with the numbers. */
function useSentence(): (low: ShownLowEnergy) => string {
  const t = useTexts('assignments');
  return ({ kind, kcal, restingKcal, needKcal, clientName }) => {
    const share = needKcal ? Math.round((1 - kcal / needKcal) * 100) : 0;
    const sentence = t(`lowEnergy.${kind}`, {
      kcal: formatNumber(kcal, 0),
      resting: formatNumber(restingKcal ?? 0, 0),
      need: formatNumber(needKcal ?? 0, 0),
      percent: formatNumber(share, 0),
    });
    return clientName ? t('lowEnergy.ofClient', { name: clientName, sentence }) : sentence;
  };
}

/** Says of whom an average day has little energy; nothing for none. */
export function LowEnergyBanner({ low }: { low: readonly ShownLowEnergy[] }) {
  const sentenceOf = useSentence();
  if (low.length === 0) return null;
  return (
    <Banner tone="warning" icon={IconAlertTriangle}>
      {low.map(sentenceOf).map((sentence) => (
        <div key={sentence}>{sentence}</div>
      ))}
    </Banner>
  );
}

/** Returns a function that asks once more before a client gets an average day with little energy. */
export function useConfirmLowEnergy(low: readonly ShownLowEnergy[]): () => Promise<boolean> {
  const t = useTexts('assignments');
  const sentenceOf = useSentence();
  return async () => {
    if (low.length === 0) return true;
    return confirm({
      title: t('lowEnergy.title'),
      text: [...low.slice(0, 3).map(sentenceOf), t('lowEnergy.text')].join(' '),
      confirmLabel: t('lowEnergy.confirm'),
      cancelLabel: t('lowEnergy.cancel'),
    });
  };
}
