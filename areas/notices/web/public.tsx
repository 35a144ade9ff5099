export { NoticeBanners } from './board/NoticeBanners.tsx';
