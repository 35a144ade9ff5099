import { Textarea } from '@mantine/core';
import { useRunnerTexts } from '../runner-texts.ts';

const maxCommentLength = 2000;

interface EndCommentProps {
  /** Whether pain is reported: then the comment is asked to say where and when. */
  hasPain: boolean | undefined;
  value: string;
  onChange: (comment: string) => void;
}

/** The comment at the end of a workout. */
export function EndComment({ hasPain = false, value, onChange }: EndCommentProps) {
  const t = useRunnerTexts();
  return (
    <Textarea
      name="comment"
      label={t(hasPain ? 'finish.painComment' : 'finish.comment')}
      description={t(hasPain ? 'finish.painCommentHelp' : 'finish.commentHelp')}
      size="md"
      autosize
      minRows={3}
      maxRows={8}
      maxLength={maxCommentLength}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
