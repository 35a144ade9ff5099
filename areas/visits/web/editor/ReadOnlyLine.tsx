import { isServerReachable } from '#shell/web/api/connectivity.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { StableSizeText } from '#shell/web/widgets/StableSizeText.tsx';
import { useVisitEditor } from './open-visit.ts';
import classes from './VisitEditor.module.css';

/**
 * Why a visit is only read. Without a connection it says so in its place: the line above the app would push the visit down while it is
 * read.
 */
export function ReadOnlyLine() {
  const t = useTexts('visits');
  const { isCompleted } = useVisitEditor();
  const isReachable = isServerReachable.use();
  return (
    <div className={classes['hint']} role="status" {...(!isReachable && { 'data-says-unreachable': true })}>
      <StableSizeText
        shown={isReachable ? 0 : 1}
        texts={[t(isCompleted ? 'completed.text' : 'completed.readOnly'), t('completed.offline')]}
      />
    </div>
  );
}
