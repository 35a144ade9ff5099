export { ClientSelect } from './ClientSelect.tsx';
export { ClientStatusBadge } from './ClientStatusBadge.tsx';
export { ClientLayout } from './ClientLayout.tsx';
