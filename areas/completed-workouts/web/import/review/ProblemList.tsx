import { Checkbox } from '@mantine/core';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { HistoryPreview, HistoryProblem } from '../../../contract/import.ts';
import classes from './Review.module.css';

interface ProblemListProps {
  preview: HistoryPreview;
  isAgreed: boolean;
  onAgree: (agrees: boolean) => void;
}

/** The problems by line. The user has to accept that these sets are not imported. */
export function ProblemList({ preview, isAgreed, onAgree }: ProblemListProps) {
  const t = useTexts('completed-workouts');
  const { problems, problemCount, leftOut } = preview;
  if (problemCount === 0) return null;
  const more = problemCount - problems.length;
  const title = t('import.review.problems', { count: problemCount });

  return (
    <section aria-label={title}>
      <h3 className={classes['heading']}>{title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable list must be reachable by keyboard */}
      <ul className={classes['problems']} tabIndex={0} aria-label={title}>
        {problems.map((problem) => (
          <Problem key={`${problem.line} ${problem.code} ${problem.column}`} problem={problem} />
        ))}
        {more > 0 && <li>{t('import.review.moreProblems', { count: more })}</li>}
      </ul>
      {leftOut > 0 && (
        <Checkbox
          label={t('import.review.leaveOut', { count: leftOut })}
          checked={isAgreed}
          onChange={({ currentTarget }) => onAgree(currentTarget.checked)}
        />
      )}
    </section>
  );
}

function Problem({ problem: { line, column, text, code, isLeftOut } }: { problem: HistoryProblem }) {
  const t = useTexts('completed-workouts');
  return (
    <li>
      <span className={classes['lineNumber']}>{t('import.review.line', { line })}</span>
      <span>
        {[column && t('import.review.inColumn', { column, text }), t(`import.codes.${code}`)]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {isLeftOut && <span className={classes['quiet']}>{t('import.review.isLeftOut')}</span>}
    </li>
  );
}
