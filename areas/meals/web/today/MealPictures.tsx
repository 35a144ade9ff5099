import { Button } from '@mantine/core';
import { IconCloudUpload } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { LazyUnsentPhotoConsent } from '#areas/progress/web/public.tsx';
import { AttachmentThumbs } from '#shell/web/attachments/AttachmentThumbs.tsx';
import { ownSubject } from '#shell/web/api/subject.ts';
import { useRecordAction } from '#shell/web/records/record-action.ts';
import { mealRoutes } from '../../contract.ts';
import type { LocalPicture } from '../device/diet-store.ts';
import { plannedDays } from '../../rules/days.ts';
import { deletePictureFile, findPicture } from '../device/picture-files.ts';
import type { ShownEntry } from '../device/with-local.ts';
import { shownPictures } from '../shown-pictures.ts';
import { useMealTexts } from '../texts.ts';
import classes from './Meal.module.css';
import { useNutrition } from './nutrition-context.ts';

interface MealPicturesProps {
  mealId: string;
  title: string;
  entry: ShownEntry | undefined;
}

/** The pictures of a meal: those of the server, and those that this device has not sent yet. The first meal with such asks for the consent. */
export function MealPictures({ mealId, title, entry }: MealPicturesProps) {
  const { t, rejectionText } = useMealTexts();
  const { store, local, diet, date, mayUpdate } = useNutrition();
  const deletion = useRecordAction(mealRoutes.deletePicture.own, {
    confirm: {
      title: t('meal.deletePicture.title'),
      text: t('meal.deletePicture.text'),
      confirmLabel: t('meal.deletePicture.yes'),
      destructive: true,
    },
    invalidates: [mealRoutes.days.own],
    success: t('meal.deletePicture.done'),
  });
  const unsent = local.pictures.filter((picture) => picture.date === date && picture.mealId === mealId);
  const rejected = unsent.filter(({ state }) => state === 'rejected');
  const pending = unsent.filter(({ state }) => state === 'pending');
  // A no to photos removes those of all meals and days.
  const allPending = local.pictures.filter(({ state }) => state === 'pending');

  const asking = plannedDays(diet)
    .get(date)
    ?.meals.find(({ meal }) => allPending.some((picture) => picture.date === date && picture.mealId === meal.id));

  function discard({ id }: LocalPicture): void {
    store.deletePicture(id);
    void deletePictureFile(id);
  }

  return (
    <>
      <AttachmentThumbs
        attachments={shownPictures(ownSubject, entry)}
        name={t('meal.pictures', { meal: title })}
        {...(mayUpdate && { onDelete: ({ id }) => entry?.id && deletion.run({ entryId: entry.id, pictureId: id }) })}
      />
      {pending.length > 0 && (
        <>
          <ul className={classes['unsent']}>
            {pending.map(({ id }) => (
              <UnsentPicture key={id} id={id} />
            ))}
          </ul>
          {asking?.meal.id === mealId && (
            <LazyUnsentPhotoConsent count={allPending.length} onDrop={() => allPending.forEach(discard)} />
          )}
        </>
      )}
      {rejected.map((picture) => (
        <p key={picture.id} className={classes['refused']} role="alert">
          {t('meal.pictureRefused', { reason: rejectionText(picture.rejection ?? '') })}
          <Button variant="subtle" size="compact-sm" onClick={() => discard(picture)}>
            {t('meal.discard')}
          </Button>
        </p>
      ))}
    </>
  );
}

function UnsentPicture({ id }: { id: string }) {
  const { t } = useMealTexts();
  const [url, setUrl] = useState('');

  // Synchronises with the file on the device: its URL is valid while the picture is shown.
  useEffect(() => {
    let shown = '';
    let isMounted = true;
    void findPicture(id).then((file) => {
      if (!file || !isMounted || !URL.createObjectURL) return;
      shown = URL.createObjectURL(file);
      setUrl(shown);
    });
    return () => {
      isMounted = false;
      if (shown) URL.revokeObjectURL(shown);
    };
  }, [id]);

  return (
    <li>
      {url ? <img src={url} alt={t('meal.localPicture')} /> : <span role="img" aria-label={t('meal.localPicture')} />}
      <IconCloudUpload size={16} aria-hidden="true" />
    </li>
  );
}
