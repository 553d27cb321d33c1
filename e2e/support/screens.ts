import type { Page } from '@playwright/test';

/** An address of the app with the title of its document; a home page needs no name before the brand. */
export type Screen = readonly [path: string, title: string];

/** Every kind of screen. */
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

/** Goes to a path within the loaded app, as the browser's Back button does. Much cheaper than `page.goto`. */
export const visit = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
