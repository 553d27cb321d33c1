import type { Page } from '@playwright/test';

export type Screen = readonly [path: string, title: string];

export const screensOf = (postId: string, userId: string): readonly Screen[] => [
  ['/', 'Alphazone · Where alphas meet'],
  ['/memes', 'Memes · Alphazone'],
  ['/cryptocurrency', 'Cryptocurrency · Alphazone'],
  ['/news', 'News · Alphazone'],
  ['/crypto', 'General feed · Alphazone'],
  ['/Auth', 'Log in · Alphazone'],
  ['/Auth?ref=AB12', 'Sign up · Alphazone'],
  ['/CreatePost/news', 'Create Post · Alphazone'],
  [`/Posts/${postId}`, 'Entitled · Alphazone'],
  ['/Posts/none', 'Post not found · Alphazone'],
  ['/posts', 'All posts · Alphazone'],
  ['/posts/search?q=gm', 'Results for “gm” · Alphazone'],
  ['/Tags', 'Tags · Alphazone'],
  ['/Tags?tag=gm', 'Posts tagged “gm” · Alphazone'],
  ['/Users', 'Users · Alphazone'],
  [`/Users/${userId}`, 'Ada · Alphazone'],
  ['/Users/none', 'Profile · Alphazone'],
  ['/messages', 'Messages · Alphazone'],
  ['/chat', 'Messages · Alphazone'],
  ['/no/such/page', 'Page not found · Alphazone'],
];

/** Navigates like the Back button. Much faster than `page.goto`. */
export const visit = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
