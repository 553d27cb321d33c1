import { isHtml } from './messages';

/**
 * A plugin for a workbox cache of files, which saves no HTML page. Otherwise a page that a proxy sends once instead of a script
 * would replace that script until the next version.
 */
export const withoutPages = {
  cacheWillUpdate: ({ response }: { response: Response }): Promise<Response | null> =>
    Promise.resolve(response.status === 200 && !isHtml(response) ? response : null),
};
