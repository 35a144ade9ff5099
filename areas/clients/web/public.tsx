export { ClientAvatar } from './ClientAvatar.tsx';
export { ClientStatusBadge } from './ClientStatusBadge.tsx';
export { ClientLayout } from './layout/ClientLayout.tsx';
export { ClientMultiSelect } from './picker/ClientMultiSelect.tsx';
export { ClientSelect } from './picker/ClientSelect.tsx';
export { useClientSearch } from './picker/use-client-search.ts';
