import type { AssignPreview } from '#areas/assignments/contract.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';

/** Names the exercises with loads in percent whose maximum is unknown for some of the chosen clients. */
export function MissingMaxima({ preview }: { preview: AssignPreview | undefined }) {
  const t = useTexts('programs');
  const missing = preview?.withoutMaximum ?? [];
  if (missing.length === 0) return null;
  return (
    <Banner tone="info">
      {t('maximum.assignTitle')}
      <ul style={{ margin: '4px 0 0', paddingInlineStart: 18 }}>
        {missing.map(({ exercise, clients: count, names }) => (
          <li key={exercise}>
            {t('maximum.assign', {
              exercise,
              count,
              names: [...names, ...(names.length < count ? ['…'] : [])].join(', '),
            })}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
