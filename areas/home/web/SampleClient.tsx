import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useMayAddClients, useSampleRemoval } from '#areas/clients/web/public.tsx';
import { clientRoutes } from '#areas/clients/contract.ts';
import { useRecordAction } from '#shell/web/records/record-action.ts';
import { LinkButton } from '#shell/web/router/links.tsx';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { homeRoutes, type Overview } from '../contract.ts';
import classes from './SampleClient.module.css';

/** Offers the sample client; once it exists, opens or removes it. Hidden when a colleague looks after it. */
export function SampleClient({ overview }: { overview: Overview }) {
  const may = useMay();
  const mayAdd = useMayAddClients();
  const { hasSampleClient, sampleClientId: id } = overview;
  if (id) return <ExistingSample id={id} />;
  const mayCreate = mayAdd && may('create programs') && may('view clients');
  return !hasSampleClient && mayCreate ? <SampleOffer /> : null;
}

function SampleOffer() {
  const t = useTexts('home');
  const navigate = useNavigate();
  const creation = useRecordAction(homeRoutes.addSampleClient, {
    invalidates: [homeRoutes.graphs, clientRoutes.list, clientRoutes.forSelect],
    onSuccess: ({ clientId: id }) => void navigate({ to: '/clients/$id', params: { id } }),
  });

  return (
    <div className={classes['sample']}>
      <p>{t('sample.offer')}</p>
      <Button variant="default" loading={creation.isPending} onClick={() => creation.run({})}>
        {t('sample.create')}
      </Button>
    </div>
  );
}

function ExistingSample({ id }: { id: string }) {
  const t = useTexts('home');
  const tClients = useTexts('clients');
  const may = useMay();
  const removal = useSampleRemoval({ invalidates: [homeRoutes.graphs] });

  return (
    <div className={classes['sample']}>
      <p>{t('sample.text')}</p>
      <LinkButton to="/clients/$id" params={{ id }} variant="default">
        {t('sample.open')}
      </LinkButton>
      {may('delete clients') && (
        <Button variant="subtle" color="gray" loading={removal.isPending} onClick={() => removal.run({ id })}>
          {tClients('actions.removeSample')}
        </Button>
      )}
    </div>
  );
}
