export { ClientAvatar } from './ClientAvatar.tsx';
export { ClientLayout } from './layout/ClientLayout.tsx';
