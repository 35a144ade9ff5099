import { Checkbox } from '@mantine/core';
import { ImportProblems } from '#shell/web/imports/ImportProblems.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { HistoryPreview } from '../../../contract/import.ts';

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
  return (
    <ImportProblems
      title={t('import.review.problems', { count: problemCount })}
      problems={problems.map(({ line, column, text, code, isLeftOut }) => ({
        key: `${line} ${code} ${column}`,
        line: t('import.review.line', { line }),
        text: [column && t('import.review.inColumn', { column, text }), t(`import.codes.${code}`)]
          .filter(Boolean)
          .join(' · '),
        note: isLeftOut && t('import.review.isLeftOut'),
      }))}
      more={more > 0 && t('import.review.moreProblems', { count: more })}
    >
      {leftOut > 0 && (
        <Checkbox
          label={t('import.review.leaveOut', { count: leftOut })}
          checked={isAgreed}
          onChange={({ currentTarget }) => onAgree(currentTarget.checked)}
        />
      )}
    </ImportProblems>
  );
}
