export { FolderPickerDialog } from './FolderPickerDialog.tsx';
export { FolderDialog } from './FolderDialog.tsx';
export { FolderMenu } from './FolderMenu.tsx';
export { useFolders, useMoveFolder } from './queries.ts';
