import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { PointerEvent } from 'react';
import { dragPart } from '#shell/web/dragging/drag.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { EmptyState } from '#shell/web/widgets/EmptyState.tsx';
import { limits, type QuestionKind } from '../../contract/questions.ts';
import { type Issue, issuesOf } from '../../rules/issues.ts';
import { useEditor, useSurvey } from './context.ts';
import { addQuestion, moveQuestionBefore } from './edits.ts';
import { KindMenu } from './KindMenu.tsx';
import { QuestionRow } from './QuestionRow.tsx';
import classes from './SurveyEditor.module.css';

/** The same array for all questions without issues, so that they are not rendered again. */
const none: readonly Issue[] = [];

/** The questions in order; the open one shows its fields. */
export function QuestionList() {
  const t = useTexts('surveys');
  const editor = useEditor();
  const questions = useSurvey((content) => content.questions);
  const openId = editor.openId.use();
  const issues = Map.groupBy(issuesOf({ questions }), ({ questionId }) => questionId);

  function add(kind: QuestionKind): void {
    const id = addQuestion(editor.store, kind, null);
    if (id) editor.openId.set(id);
  }

  function startDrag({ target, clientX, clientY, button }: PointerEvent<HTMLElement>): void {
    const grip = (target as HTMLElement).closest('[data-grip]');
    const row = grip?.closest<HTMLElement>('[data-question]');
    if (!row || button !== 0) return;
    const id = row.dataset['question'] ?? '';
    dragPart<string | null>({
      start: { clientX, clientY },
      name: row.getAttribute('aria-label') ?? '',
      dropAt: (x, y) => dropAt(x, y),
      onDrop: (beforeId) => moveQuestionBefore(editor.store, id, beforeId),
    });
  }

  return (
    <div className={classes['questions']} onPointerDown={startDrag}>
      {questions.length === 0 && <EmptyState illustration="list" text={t('editor.empty')} />}
      <ol className={classes['list']}>
        {questions.map((question, index) => (
          <QuestionRow
            key={question.id}
            question={question}
            index={index}
            isLast={index === questions.length - 1}
            isOpen={question.id === openId}
            issues={issues.get(question.id) ?? none}
          />
        ))}
      </ol>
      {questions.length < limits.questions && (
        <KindMenu onChoose={add}>
          <Button variant="default" fullWidth leftSection={<IconPlus size={18} aria-hidden="true" />}>
            {t('editor.add')}
          </Button>
        </KindMenu>
      )}
    </div>
  );
}

/** Before or after the question below the pointer. */
function dropAt(x: number, y: number) {
  const row = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-question]');
  if (!row) return null;
  const target = row.getBoundingClientRect();
  const isAfter = y > target.top + target.height / 2;
  const before = isAfter ? row.nextElementSibling : row;
  const drop = before?.getAttribute('data-question') ?? null;
  return { drop, target, edge: isAfter ? ('after' as const) : ('before' as const) };
}
