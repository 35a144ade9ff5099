import { Button } from '@mantine/core';
import { IconArrowsExchange, IconCopy } from '@tabler/icons-react';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { ActionMenu } from '#shell/web/records/ActionMenu.tsx';
import { RecordScreen } from '#shell/web/records/RecordScreen.tsx';
import { useRecord } from '#shell/web/records/use-record.ts';
import { LinkButton } from '#shell/web/router/links.tsx';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { iconOnPhone } from '#shell/web/widgets/icon-on-phone.ts';
import { alimentRoutes, type FullAliment } from '../../contract/library.ts';
import { useAlimentTexts } from '../aliment-texts.ts';
import { useMayChange } from '../may-change.ts';
import { useRemovalActions } from '../removal-actions.ts';
import { AlimentView } from '../view/AlimentView.tsx';
import { AlimentForm } from './AlimentForm.tsx';
import { CloneDialog } from './CloneDialog.tsx';
import { FoodUses } from './FoodUses.tsx';
import classes from './form.module.css';
import { LabelSection } from './LabelSection.tsx';

/** Shows a food: a form if the user may change it, otherwise a read-only view. */
export function AlimentScreen() {
  const t = useTexts('aliments');
  const { nameOf, originOf } = useAlimentTexts();
  const { id } = useParams({ from: '/app/aliments/$id/edit' });
  const mayChange = useMayChange();

  return (
    <RecordScreen
      query={useRecord(alimentRoutes.get, { id }, ({ aliment }) => aliment)}
      title={nameOf}
      subtitle={(aliment) =>
        [
          aliment.isArchived && t('archived'),
          t(`categories.${aliment.category}`),
          t(`forms.${aliment.form}`),
          originOf(aliment),
        ]
          .filter(Boolean)
          .join(' · ')
      }
      back={{ to: '/aliments', label: t('title') }}
      actions={(aliment) => <HeaderActions aliment={aliment} />}
    >
      {(aliment) =>
        mayChange(aliment) ? (
          <>
            <FoodUses aliment={aliment} />
            <div className={classes['columns']} data-no-focus>
              <AlimentForm key={id} aliment={aliment} />
              <LabelSection aliment={aliment} />
            </div>
          </>
        ) : (
          <AlimentView key={id} aliment={aliment} />
        )
      }
    </RecordScreen>
  );
}

function HeaderActions({ aliment }: { aliment: FullAliment }) {
  const t = useTexts('aliments');
  const may = useMay();
  const { nameOf } = useAlimentTexts();
  const removal = useRemovalActions(aliment, { opensList: true });
  const [isCloning, setCloning] = useState(false);

  return (
    <>
      <LinkButton
        to="/aliments"
        search={{ reference_aliment_id: aliment.id }}
        variant="default"
        classNames={iconOnPhone}
        aria-label={t('actions.equivalents')}
        leftSection={<IconArrowsExchange size={16} aria-hidden="true" />}
      >
        {t('actions.equivalents')}
      </LinkButton>
      {may('create aliments') && (
        <Button
          variant="default"
          leftSection={<IconCopy size={16} aria-hidden="true" />}
          onClick={() => setCloning(true)}
        >
          {t('actions.clone')}
        </Button>
      )}
      <ActionMenu label={t('menu', { name: nameOf(aliment) })} actions={removal} placement="header" />
      <CloneDialog aliment={aliment} opened={isCloning} onClose={() => setCloning(false)} />
    </>
  );
}
