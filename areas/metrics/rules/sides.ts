/** Types of which there is one on each side of the body. */
const ofLimbs: readonly string[] = ['arms', 'contracted_arms', 'forearms', 'legs', 'medial_thighs', 'calves', 'ankles'];

export function hasSides(metric: string): boolean {
  return ofLimbs.includes(metric);
}
