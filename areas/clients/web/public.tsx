export { ClientAvatar } from './ClientAvatar.tsx';
export { ClientState } from './ClientState.tsx';
export { ClientLayout } from './layout/ClientLayout.tsx';
