export { FolderDialog } from './FolderDialog.tsx';
export { FolderMenu } from './FolderMenu.tsx';
export { FolderPickerDialog } from './FolderPickerDialog.tsx';
export { useFolders, useMoveFolder } from './queries.ts';
