import { isHtml } from './messages';

/**
 * A plugin of a workbox cache of files. Without it, a page that a proxy sends once instead of a script would break the script's
 * screen until the next version.
 */
export const withoutPages = {
  cacheWillUpdate: ({ response }: { response: Response }): Promise<Response | null> =>
    Promise.resolve(response.status === 200 && !isHtml(response) ? response : null),
};
