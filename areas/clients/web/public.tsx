export { ClientAvatar } from './ClientAvatar.tsx';
export { ClientSelect } from './ClientSelect.tsx';
export { ClientState } from './ClientState.tsx';
export { ClientLayout } from './layout/ClientLayout.tsx';
