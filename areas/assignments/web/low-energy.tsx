import { IconAlertTriangle } from '@tabler/icons-react';
import { useRef } from 'react';
import { ApiError } from '#shell/web/api/api-error.ts';
import { formatNumber } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { confirm } from '#shell/web/widgets/confirm.ts';
import { AssignPreview } from '../contract.ts';
import type { ClientLowEnergy, ConfirmedLowEnergy, LowEnergy } from '../contract/energy.ts';
import { maxListedCopies } from '../contract/limits.ts';

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
function useSentence(): (low: ClientLowEnergy) => string {
  const t = useTexts('assignments');
  return ({ kind, kcal, restingKcal, needKcal, origin = 'visit', clientName, ...flags }) => {
    const share = needKcal ? Math.round((1 - kcal / needKcal) * 100) : 0;
    const counted = t(`lowEnergy.${needKcal === null ? withoutNeed[kind] : kind}`, {
      of: t(`lowEnergy.of.${origin}`),
      kcal: `${flags.isAtLeast ? '≥ ' : ''}${formatNumber(kcal, 0)}`,
      resting: formatNumber(restingKcal ?? 0, 0),
      need: formatNumber(needKcal ?? 0, 0),
      percent: formatNumber(share, 0),
    });
    const sentence = [
      counted,
      ...(flags.isUnderweight ? [t('lowEnergy.isUnderweight')] : []),
      ...(flags.lacksAddition ? [t('lowEnergy.lacksAddition')] : []),
      ...(flags.isAtLeast ? [t('lowEnergy.atLeast')] : []),
    ].join(' ');
    return clientName ? t('lowEnergy.ofClient', { name: clientName, sentence }) : sentence;
  };
}

/** Says of whom an average day has little energy, of the first clients; nothing for none. */
export function LowEnergyBanner({ low }: { low: readonly ClientLowEnergy[] }) {
  const t = useTexts('assignments');
  const sentenceOf = useSentence();
  if (low.length === 0) return null;
  return (
    <Banner tone="warning" icon={IconAlertTriangle}>
      {low.slice(0, maxListedCopies).map((one) => (
        <div key={one.clientId}>{sentenceOf(one)}</div>
      ))}
      {low.length > maxListedCopies && <div>{t('overlap.others', { count: low.length - maxListedCopies })}</div>}
    </Banner>
  );
}

/** The field of a request that names the little energy that was confirmed; missing if no confirmation was needed. */
interface LowEnergyAnswer {
  confirmedLowEnergy?: ConfirmedLowEnergy[];
}

/** The confirmation of little energy, which a request needs for an average day that has it. */
export function useLowEnergyAnswer() {
  const t = useTexts('assignments');
  const sentenceOf = useSentence();
  const answer = useRef<LowEnergyAnswer>({});

  /** The question names every client: what is not read is not confirmed. */
  function confirmEach(low: readonly ClientLowEnergy[]): Promise<boolean> {
    return confirm({
      title: t('lowEnergy.title'),
      text: [...low.map(sentenceOf), t('lowEnergy.text')].join('\n'),
      confirmLabel: t('lowEnergy.confirm'),
      cancelLabel: t('lowEnergy.cancel'),
    });
  }

  return {
    /** Asks once more before clients get an average day with little energy; false for a refusal. */
    ask: async (low: readonly ClientLowEnergy[]): Promise<boolean> => {
      answer.current = {};
      if (low.length === 0) return true;
      if (!(await confirmEach(low))) return false;
      answer.current = answerOf(low);
      return true;
    },
    /**
     * Asks the same when the server refused a request for little energy that the screen did not know of, with the numbers of the server.
     * `resend` gets the field that confirms them, for the refused request. False for other errors.
     */
    askAfter: (error: unknown, resend: (confirmation: Required<LowEnergyAnswer>) => void): boolean => {
      const low = refusedFor(error);
      if (low.length === 0) return false;
      void confirmEach(low).then((mayResend) => mayResend && resend(answerOf(low)));
      return true;
    },
    /** The field of the request. */
    ofRequest: (): LowEnergyAnswer => answer.current,
  };
}

function answerOf(low: readonly ClientLowEnergy[]): Required<LowEnergyAnswer> {
  return { confirmedLowEnergy: low.map(({ clientId, kind, kcal }) => ({ clientId, kind, kcal })) };
}

/** What a refusal with the code `low_energy` is about; empty for other errors. */
function refusedFor(error: unknown): readonly ClientLowEnergy[] {
  if (!(error instanceof ApiError) || error.code !== 'low_energy') return [];
  return AssignPreview.pick({ lowEnergy: true }).safeParse(error.data).data?.lowEnergy ?? [];
}
