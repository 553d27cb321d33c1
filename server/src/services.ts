import type { LoginAttempts } from './accounts/login-attempts';
import type { TokenSettings } from './accounts/tokens';
import type { Contract } from './contract/contract';
import type { Database } from './database/database';
import type { Announce } from './notifications/announce';
import type { Publisher } from './publisher';
import type { SiteSettings } from './site/site-settings';
import type { MediaServices } from './uploads/media-services';

/** What the handlers of every domain work with. */
export interface Services {
  contract: Contract;
  db: Database;
  publisher: Publisher;
  announce: Announce;
  site: SiteSettings;
  /** The present moment. */
  now: () => Date;
  tokens: TokenSettings;
  /** The administrator's user id; undefined when nobody is. */
  adminId: () => Promise<string | undefined>;
  /** Counts failed log-ins. */
  attempts: LoginAttempts;
  media: MediaServices;
}
