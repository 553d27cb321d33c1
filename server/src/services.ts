import type { TokenSettings } from './accounts/tokens';
import type { Database } from './database/database';
import type { Publisher } from './publisher';
import type { SiteSettings } from './site/site-settings';

/** What the handlers of every domain work with. */
export interface Services {
  db: Database;
  publisher: Publisher;
  site: SiteSettings;
  tokens: TokenSettings;
  /** The administrator's user id; undefined when nobody is. */
  adminId: () => Promise<string | undefined>;
  /** Folder of uploaded media. */
  mediaDir: string;
}
