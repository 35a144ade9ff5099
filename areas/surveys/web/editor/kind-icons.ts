import {
  IconCalendar,
  IconCamera,
  IconCircleDot,
  IconListCheck,
  IconMessage2,
  IconNumbers,
  IconPaperclip,
  IconRuler2,
  IconThumbUp,
} from '@tabler/icons-react';
import type { QuestionKind } from '../../contract/questions.ts';

export const kindIcons: Record<QuestionKind, typeof IconCamera> = {
  boolean: IconThumbUp,
  text: IconMessage2,
  multiple: IconCircleDot,
  checkboxes: IconListCheck,
  number: IconNumbers,
  metric: IconRuler2,
  date: IconCalendar,
  files: IconPaperclip,
  progress: IconCamera,
};
