import { Fragment } from 'react';
import type { AssignPreview } from '#areas/assignments/contract.ts';
import { LinkAnchor } from '#shell/web/router/links.tsx';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';

/**
 * Names the exercises with loads in percent whose maximum is unknown for some of the chosen clients. The clients are links to
 * their metrics, where a maximum is entered.
 */
export function MissingMaxima({ preview }: { preview: AssignPreview | undefined }) {
  const t = useTexts('programs');
  const { withoutMaximum: missing = [], withheldMaxima = 0 } = preview ?? {};
  const withheld = withheldMaxima > 0 && t('maximum.withheld', { count: withheldMaxima });
  if (missing.length === 0) return withheld && <Banner tone="info">{withheld}</Banner>;
  return (
    <Banner tone="info">
      {t('maximum.assignTitle')}
      <ul style={{ margin: '4px 0 0', paddingInlineStart: 18 }}>
        {missing.map(({ exercise, clients: count, listed }) => (
          <li key={exercise}>
            {t('maximum.assign', { exercise, count })}{' '}
            {listed.map((client, index) => (
              <Fragment key={client.id}>
                {index > 0 && ', '}
                <Client {...client} />
              </Fragment>
            ))}
            {listed.length < count && ', …'}
          </li>
        ))}
      </ul>
      {withheld && <p style={{ margin: '4px 0 0' }}>{withheld}</p>}
    </Banner>
  );
}

function Client({ id, name }: { id: string; name: string }) {
  if (!useMay()('view health records')) return name;
  return (
    <LinkAnchor to="/clients/$id/metrics" params={{ id }} inherit>
      {name}
    </LinkAnchor>
  );
}
