export { ClientAvatar } from './ClientAvatar.tsx';
export { ClientSelect } from './ClientSelect.tsx';
export { ClientStatusBadge } from './ClientStatusBadge.tsx';
export { ClientLayout } from './layout/ClientLayout.tsx';
