/** The library's English name by the lower-case name in both apps, for common exercises whose names differ. */
const libraryNames: Record<string, string> = {
  'ab wheel': 'Kneeling Ab Wheel Rollout',
  'arnold press (dumbbell)': 'Arnold Dumbbell Press',
  'back extension': 'Hyperextensions (Back Extensions)',
  'back extension (hyperextension)': 'Hyperextensions (Back Extensions)',
  'bench press (cable)': 'Cable Chest Press',
  'bench press - close grip (barbell)': 'Close-Grip Barbell Bench Press',
  'bent over row (barbell)': 'Bent Over Barbell Row',
  'bent over row (dumbbell)': 'Bent Over Two-Dumbbell Row',
  'bicep curl (barbell)': 'Barbell Curl',
  'bicep curl (cable)': 'Standing Biceps Cable Curl',
  'bicep curl (machine)': 'Machine Bicep Curl',
  'bulgarian split squat': 'Bulgarian Split Squat, Dumbbell',
  'butterfly (pec deck)': 'Butterfly',
  'calf press on leg press': 'Calf Press On The Leg Press Machine',
  'chest dip': 'Dips - Chest Version',
  'chest fly (dumbbell)': 'Dumbbell Flyes',
  'chest fly (machine)': 'Butterfly',
  crunch: 'Crunches',
  cycling: 'Bicycling',
  'cycling (indoor)': 'Bicycling, Stationary',
  'decline bench press (barbell)': 'Decline Barbell Bench Press',
  'decline bench press (dumbbell)': 'Decline Dumbbell Bench Press',
  'elliptical machine': 'Elliptical Trainer',
  'elliptical trainer': 'Elliptical Trainer',
  'face pull (cable)': 'Face Pull',
  'front squat (barbell)': 'Front Barbell Squat',
  'glute bridge (barbell)': 'Barbell Glute Bridge',
  'good morning (barbell)': 'Good Morning',
  'hammer curl (cable)': 'Cable Hammer Curls - Rope Attachment',
  'hammer curl (dumbbell)': 'Hammer Curls',
  'incline bench press (dumbbell)': 'Incline Dumbbell Press',
  'incline chest fly (dumbbell)': 'Incline Dumbbell Flyes',
  'jump rope': 'Rope Jumping',
  'kettlebell swing': 'Kettlebell Swing, Two Hands',
  'lat pulldown (cable)': 'Wide-Grip Lat Pulldown',
  'lat pulldown (machine)': 'Wide-Grip Lat Pulldown',
  'lateral raise (dumbbell)': 'Side Lateral Raise',
  'lateral raise (machine)': 'Machine Lateral Raise',
  'leg extension (machine)': 'Leg Extensions',
  'leg press (machine)': 'Leg Press',
  'lunge (barbell)': 'Barbell Lunge',
  'lunge (dumbbell)': 'Dumbbell Lunges',
  'lying leg curl (machine)': 'Lying Leg Curls',
  'mountain climber': 'Mountain Climbers',
  'overhead press (barbell)': 'Standing Military Press',
  'overhead press (dumbbell)': 'Dumbbell Shoulder Press',
  'pec deck (machine)': 'Butterfly',
  'preacher curl (barbell)': 'Preacher Curl',
  'preacher curl (machine)': 'Machine Preacher Curls',
  'pull up': 'Pullups',
  'push up': 'Pushups',
  'reverse fly (dumbbell)': 'Reverse Flyes',
  'reverse fly (machine)': 'Reverse Machine Flyes',
  'romanian deadlift (barbell)': 'Romanian Deadlift',
  'rowing (machine)': 'Rowing, Stationary',
  'rowing machine': 'Rowing, Stationary',
  'running (treadmill)': 'Running, Treadmill',
  'seated calf raise (machine)': 'Seated Calf Raise',
  'seated leg curl (machine)': 'Seated Leg Curl',
  'seated overhead press (barbell)': 'Seated Barbell Military Press',
  'seated cable row - bar grip': 'Seated Cable Rows',
  'seated cable row - v grip (cable)': 'Seated Cable Rows',
  'seated cable row': 'Seated Cable Rows',
  'seated row (cable)': 'Seated Cable Rows',
  'seated row (machine)': 'Machine Seated Row',
  'sit up': 'Sit-Up',
  'skullcrusher (barbell)': 'EZ-Bar Skullcrusher',
  'skullcrusher (dumbbell)': 'Incline Dumbbell Skull Crusher',
  'split squat (dumbbell)': 'Split Squat with Dumbbells',
  'standing calf raise (barbell)': 'Standing Barbell Calf Raise',
  'standing calf raise (dumbbell)': 'Standing Dumbbell Calf Raise',
  'standing calf raise (machine)': 'Standing Calf Raises',
  'step up': 'Barbell Step Ups',
  'sumo deadlift (barbell)': 'Sumo Deadlift',
  't bar row': 'T-Bar Row with Handle',
  treadmill: 'Running, Treadmill',
  'tricep dip': 'Dips - Triceps Version',
  'triceps dip': 'Dips - Triceps Version',
  'triceps extension (cable)': 'Cable Rope Overhead Triceps Extension',
  'triceps pushdown (cable - straight bar)': 'Straight Bar Triceps Pushdown',
  'triceps rope pushdown': 'Triceps Pushdown - Rope Attachment',
  'upright row (barbell)': 'Upright Barbell Row',
  'upright row (cable)': 'Upright Cable Row',
};

/**
 * Names in the apps of exercises that the library has only with one piece of equipment or in one variant, so the match
 * is not certain.
 */
const nearOnly = new Set([
  'bulgarian split squat',
  'step up',
  'skullcrusher (dumbbell)',
  'treadmill',
  'triceps extension (cable)',
]);

/**
 * Returns the library's English name for an exercise name of the apps whose exports can be imported, or null when it is
 * not listed. `isSame` is false when the library has only a similar exercise.
 */
export function libraryNameOf(name: string): { name: string; isSame: boolean } | null {
  const spelled = name.toLowerCase().replace(/\s+/g, ' ').trim();
  const known = libraryNames[spelled];
  return known ? { name: known, isSame: !nearOnly.has(spelled) } : null;
}

export const usualNames: readonly string[] = [...new Set(Object.values(libraryNames))];
