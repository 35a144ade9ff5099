/** Chunks that are not needed to show the editor. */
export const lazyChunks = {
  confirm: () => import('#shell/web/widgets/ConfirmDialog.tsx'),
  toasts: () => import('#shell/web/widgets/Toasts.tsx'),
  copyMeal: () => import('./dialogs/CopyMealDialog.tsx'),
  copyDay: () => import('./dialogs/CopyDayDialog.tsx'),
  day: () => import('./dialogs/DayDialog.tsx'),
  meal: () => import('./dialogs/MealDialog.tsx'),
  plan: () => import('./dialogs/PlanDialog.tsx'),
  rowNote: () => import('./dialogs/RowNoteDialog.tsx'),
  alternatives: () => import('./dialogs/AlternativesDialog.tsx'),
  publish: () => import('./dialogs/PublishDialog.tsx'),
  keys: () => import('./dialogs/KeysHelp.tsx'),
  rowItems: () => import('./shared/RowItems.tsx'),
  clipboard: () => import('./clipboard/clipboard.ts'),
};
