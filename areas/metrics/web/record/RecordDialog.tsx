import type { Subject } from '#shell/web/api/subject.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Dialog } from '#shell/web/widgets/Dialog.tsx';
import type { ClientMetric } from '../../contract.ts';
import { RecordForm } from './RecordForm.tsx';

interface RecordDialogProps {
  subject: Subject;
  /** The followed metrics, which the form starts with. */
  metrics: readonly ClientMetric[];
  opened: boolean;
  onClose: () => void;
}

/** Several metrics of one moment. */
export function RecordDialog({ subject, metrics, opened, onClose }: RecordDialogProps) {
  const t = useTexts('metrics');
  return (
    <Dialog title={t('record.title')} opened={opened} onClose={onClose}>
      <RecordForm subject={subject} metrics={metrics} onClose={onClose} />
    </Dialog>
  );
}
