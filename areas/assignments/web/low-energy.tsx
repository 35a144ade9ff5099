import { IconAlertTriangle } from '@tabler/icons-react';
import { useRef } from 'react';
import { ApiError } from '#shell/web/api/api-error.ts';
import { formatNumber } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { confirm } from '#shell/web/widgets/confirm.ts';
import { AssignPreview, type LowEnergy } from '../contract.ts';

/** An average day with little energy; with the name of the client where there may be several. */
type ShownLowEnergy = LowEnergy & { clientName?: string };

/** The sentences that name no need of the client. */
const withoutNeed = {
  resting: 'resting',
  maternal: 'maternalUnknown',
  minor: 'minorUnknown',
  need: 'need',
  below1000: 'below1000Unknown',
  below1200: 'below1200Unknown',
} as const satisfies Record<LowEnergy['kind'], string>;

/** Returns the sentence about an average day with little energy, with the numbers. */
function useSentence(): (low: ShownLowEnergy) => string {
  const t = useTexts('assignments');
  return ({ kind, kcal, restingKcal, needKcal, origin = 'visit', isAtLeast, clientName }) => {
    const share = needKcal ? Math.round((1 - kcal / needKcal) * 100) : 0;
    const counted = t(`lowEnergy.${needKcal === null ? withoutNeed[kind] : kind}`, {
      of: t(`lowEnergy.of.${origin}`),
      kcal: `${isAtLeast ? '≥ ' : ''}${formatNumber(kcal, 0)}`,
      resting: formatNumber(restingKcal ?? 0, 0),
      need: formatNumber(needKcal ?? 0, 0),
      percent: formatNumber(share, 0),
    });
    const sentence = isAtLeast ? `${counted} ${t('lowEnergy.atLeast')}` : counted;
    return clientName ? t('lowEnergy.ofClient', { name: clientName, sentence }) : sentence;
  };
}

/** Returns the sentences about average days with little energy, of `total` clients, of whom only some may be listed. */
function useSentences(): (low: readonly ShownLowEnergy[], total?: number) => string[] {
  const t = useTexts('assignments');
  const sentenceOf = useSentence();
  return (low, total = low.length) => [
    ...low.map(sentenceOf),
    ...(total > low.length ? [t('overlap.others', { count: total - low.length })] : []),
  ];
}

interface LowEnergyBannerProps {
  low: readonly ShownLowEnergy[];
  /** The number of clients, also those who are not listed. */
  total?: number | undefined;
}

/** Says of whom an average day has little energy; nothing for none. */
export function LowEnergyBanner({ low, total }: LowEnergyBannerProps) {
  const sentencesOf = useSentences();
  if (low.length === 0) return null;
  return (
    <Banner tone="warning" icon={IconAlertTriangle}>
      {sentencesOf(low, total).map((sentence) => (
        <div key={sentence}>{sentence}</div>
      ))}
    </Banner>
  );
}

/** The field of a request that confirms little energy; missing if no confirmation was needed. */
interface LowEnergyAnswer {
  confirmsLowEnergy?: true;
}

/** The confirmation of little energy, which a request needs for an average day that has it. */
export function useLowEnergyAnswer() {
  const t = useTexts('assignments');
  const sentencesOf = useSentences();
  const isConfirmed = useRef(false);

  function confirmEach(low: readonly ShownLowEnergy[], total: number | undefined): Promise<boolean> {
    return confirm({
      title: t('lowEnergy.title'),
      text: [...sentencesOf(low, total), t('lowEnergy.text')].join('\n'),
      confirmLabel: t('lowEnergy.confirm'),
      cancelLabel: t('lowEnergy.cancel'),
    });
  }

  return {
    /** Asks once more before clients get an average day with little energy, `total` of whom some may not be listed; false for a refusal. */
    ask: async (low: readonly ShownLowEnergy[], total?: number): Promise<boolean> => {
      isConfirmed.current = false;
      if (low.length === 0) return true;
      isConfirmed.current = await confirmEach(low, total);
      return isConfirmed.current;
    },
    /**
     * Asks the same when the server refused a request for little energy that the screen did not know of, with the numbers of the server.
     * `resend` gets the field that confirms them, for the refused request. False for other errors.
     */
    askAfter: (error: unknown, resend: (confirmation: Required<LowEnergyAnswer>) => void): boolean => {
      const { lowEnergy: low = [], lowEnergyClients } = refusedFor(error);
      if (low.length === 0) return false;
      void confirmEach(low, lowEnergyClients).then((mayResend) => mayResend && resend({ confirmsLowEnergy: true }));
      return true;
    },
    /** The field of the request. */
    ofRequest: (): LowEnergyAnswer => (isConfirmed.current ? { confirmsLowEnergy: true } : {}),
  };
}

/** What a refusal with the code `low_energy` is about; empty for other errors. */
function refusedFor(error: unknown): Pick<AssignPreview, 'lowEnergy' | 'lowEnergyClients'> {
  if (!(error instanceof ApiError) || error.code !== 'low_energy') return {};
  return AssignPreview.pick({ lowEnergy: true, lowEnergyClients: true }).safeParse(error.data).data ?? {};
}
