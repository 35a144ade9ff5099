import { Button, Select, Switch, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { type Subject, useSubjectMutation } from '#shell/web/api/subject.ts';
import { useApiMutation } from '#shell/web/api/query.ts';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { useMe } from '#shell/web/session.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { confirm } from '#shell/web/widgets/confirm.ts';
import { Dialog } from '#shell/web/widgets/Dialog.tsx';
import { toast } from '#shell/web/widgets/toast.ts';
import { ownPhotoRoutes, type Photo, photoLimits, photoRoutes, type PhotoSet, poses } from '../../contract.ts';
import { PhotoImage } from '../PhotoImage.tsx';
import classes from '../Photos.module.css';
import { usePhotoForm } from '../photo-form.ts';
import { usePoseName } from '../pose-name.ts';
import { photoInvalidations, useAdvertisingConsent } from '../queries.ts';

interface PhotoDialogProps {
  subject: Subject;
  set: PhotoSet;
  photo: Photo;
  mayChange: boolean;
  onClose: () => void;
}

/** One photo, large, with what can be changed about it. */
export function PhotoDialog({ subject, set, photo, mayChange, onClose }: PhotoDialogProps) {
  const t = useTexts('progress');
  const pose = usePoseName()(photo);
  const title = t('photo.title', { pose, date: formatDate(set.taken_on) });
  const isOwn = subject.clientId === null;

  return (
    <Dialog opened onClose={onClose} title={title} size="lg">
      <div className={classes['large']}>
        <PhotoImage subject={subject} progressId={set.id} photoId={photo.id} size="full" alt={title} />
      </div>
      <div className={classes['form']}>
        {mayChange && <PoseFields subject={subject} set={set} photo={photo} />}
        {isOwn ? mayChange && <Advertising set={set} photo={photo} /> : <AdvertisingState photo={photo} />}
        {mayChange && <DeleteButton subject={subject} set={set} photo={photo} onDeleted={onClose} />}
      </div>
    </Dialog>
  );
}

type PhotoProps = Pick<PhotoDialogProps, 'subject' | 'set' | 'photo'>;

function PoseFields(props: PhotoProps) {
  const t = useTexts('progress');
  const form = usePhotoForm({ ...props, success: t('photo.saved') });

  return (
    <FormSheet form={form}>
      <Select
        label={t('photo.pose')}
        data={poses.map((value) => ({ value, label: t(`poses.${value}`) }))}
        allowDeselect={false}
        {...form.field('pose')}
      />
      {form.form.values.pose === 'own' && (
        <TextInput label={t('photo.name')} maxLength={photoLimits.name} {...form.field('name')} />
      )}
    </FormSheet>
  );
}

/** The choice of the client about this photo, which needs the consent in the settings. */
function Advertising({ set, photo }: Omit<PhotoProps, 'subject'>) {
  const t = useTexts('progress');
  const { accountName: coach } = useMe();
  const isConsented = useAdvertisingConsent();
  const choice = useApiMutation(ownPhotoRoutes.advertise, { invalidates: photoInvalidations });
  const isAllowed = choice.isPending ? choice.variables.isAllowed : photo.advertisedAt !== null;

  return (
    <Switch
      label={t('photo.advertise', { coach })}
      description={t(isConsented ? 'photo.advertiseHelp' : 'photo.advertiseNeeds')}
      checked={isAllowed}
      disabled={!isConsented}
      onChange={({ currentTarget }) =>
        choice.mutate({ progressId: set.id, photoId: photo.id, isAllowed: currentTarget.checked })
      }
    />
  );
}

function AdvertisingState({ photo: { advertisedAt } }: Pick<PhotoProps, 'photo'>) {
  const t = useTexts('progress');
  return (
    <p className={classes['state']}>
      {advertisedAt ? t('photo.advertised', { date: formatDate(advertisedAt) }) : t('photo.notAdvertised')}
    </p>
  );
}

function DeleteButton({ subject, set, photo, onDeleted }: PhotoProps & { onDeleted: () => void }) {
  const t = useTexts('progress');
  const deletion = useSubjectMutation(subject, photoRoutes.deletePhoto, {
    invalidates: photoInvalidations,
    onSuccess: () => {
      toast.success(t('photo.deleted'));
      onDeleted();
    },
  });

  async function remove(): Promise<void> {
    const texts = { title: t('photo.deleteTitle'), text: t('photo.deleteText'), confirmLabel: t('photo.deleteYes') };
    if (await confirm({ ...texts, destructive: true })) deletion.mutate({ progressId: set.id, photoId: photo.id });
  }

  return (
    <Button
      variant="subtle"
      color="red"
      leftSection={<IconTrash size={16} aria-hidden="true" />}
      loading={deletion.isPending}
      onClick={() => void remove()}
    >
      {t('photo.delete')}
    </Button>
  );
}
