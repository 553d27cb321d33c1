import { memberId, postId } from '../seed';

export const pages = [
  { name: 'home', path: '/' },
  { name: 'feed of a zone', path: '/news' },
  { name: 'post', path: `/Posts/${postId(1)}` },
  { name: 'profile', path: `/Users/${memberId(1)}` },
  { name: 'search', path: '/posts/search?q=market' },
] as const;
