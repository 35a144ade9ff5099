import { Button, Textarea, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Subject } from '#shell/web/api/subject.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Card } from '#shell/web/widgets/Section.tsx';
import { toast } from '#shell/web/widgets/toast.ts';
import { type Pose, photoLimits, poses } from '../../contract.ts';
import classes from '../Photos.module.css';
import { usePoses } from '../queries.ts';
import { CameraDialog } from './CameraDialog.tsx';
import { PoseSlot } from './PoseSlot.tsx';
import { useCapture } from './use-capture.ts';

type Capture = ReturnType<typeof useCapture>;

/** Date, poses and note of the photos of a day. */
export function CaptureForm({ subject, listPath }: { subject: Subject; listPath: string }) {
  const t = useTexts('progress');
  const navigate = useNavigate();
  const capture = useCapture(subject);
  const { today, form, drafts, error, dateError, change, save } = capture;

  function submit(): void {
    save();
    toast.success(t('capture.saved'));
    void navigate({ to: listPath });
  }

  return (
    <Card>
      <div className={classes['form']}>
        <TextInput
          type="date"
          label={t('fields.taken_on')}
          max={today}
          maw={220}
          required
          value={form.taken_on}
          error={dateError}
          onChange={({ currentTarget }) => change({ taken_on: currentTarget.value })}
        />
        <p className={classes['guide']}>{t('capture.guide')}</p>
        {error && (
          <p className={classes['error']} role="alert">
            {error}
          </p>
        )}
        <Slots subject={subject} capture={capture} />
        <TextInput
          label={t('capture.ownName')}
          description={t('capture.ownHelp', { name: t('poses.own') })}
          placeholder={t('capture.ownExample')}
          value={form.name}
          maxLength={photoLimits.name}
          onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        />
        <Textarea
          label={t('capture.note')}
          value={form.note}
          maxLength={photoLimits.note}
          autosize
          minRows={2}
          onChange={({ currentTarget }) => change({ note: currentTarget.value })}
        />
        <Button size="md" disabled={drafts.length === 0 || dateError !== null} onClick={submit}>
          {drafts.length > 0 ? t('capture.save', { count: drafts.length }) : t('capture.saveNone')}
        </Button>
      </div>
    </Card>
  );
}

/** A slot for each pose, and the camera of the one that is being taken. */
function Slots({ subject, capture }: { subject: Subject; capture: Capture }) {
  const { drafts, labelOf, change, add, remove } = capture;
  const history = usePoses(subject);
  const [camera, setCamera] = useState<Pose | null>(null);
  const nameOf = (pose: Pose) => (pose === 'own' ? labelOf(pose) : '');

  return (
    <div className={classes['slots']}>
      {poses.map((pose) => {
        const photo = drafts.find((draft) => draft.pose === pose);
        return (
          <PoseSlot
            key={pose}
            pose={pose}
            label={labelOf(pose)}
            photo={photo}
            onShoot={() => {
              change({});
              setCamera(pose);
            }}
            onPick={() => change({})}
            onFile={(file) => void add(pose, file)}
            onRemove={() => photo && remove(photo.id)}
          />
        );
      })}
      {camera && (
        <CameraDialog
          subject={subject}
          pose={camera}
          label={labelOf(camera)}
          history={history.find(({ pose, name }) => pose === camera && name === nameOf(camera))}
          onPhoto={(file) => {
            setCamera(null);
            void add(camera, file);
          }}
          onClose={() => setCamera(null)}
        />
      )}
    </div>
  );
}
