import { useState } from 'react';
import { ExercisePicker } from '#areas/exercises/web/public.tsx';
import type { Subject } from '#shell/web/api/subject.ts';
import { MaximumDialog } from './MaximumDialog.tsx';

interface PickedMaximumProps {
  subject: Subject;
  opened: boolean;
  onClose: () => void;
}

/** Picks an exercise, then asks for the maximum of it. */
export function PickedMaximum({ subject, opened, onClose }: PickedMaximumProps) {
  const [exercise, setExercise] = useState<{ id: string; name: string } | null>(null);
  return (
    <>
      <ExercisePicker purpose="choose" opened={opened} onClose={onClose} onPick={setExercise} />
      <MaximumDialog subject={subject} exercise={exercise} onClose={() => setExercise(null)} />
    </>
  );
}
