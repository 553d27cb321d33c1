import type { LoginAttempts } from './accounts/login-attempts';
import type { TokenSettings } from './accounts/tokens';
import type { Contract } from './contract/contract';
import type { DatabaseReader } from './database/database';
import type { Change } from './outcome/change';
import type { Search } from './search/search';
import type { SiteSettings } from './site/site-settings';
import type { MediaServices } from './uploads/media-services';

/** What handlers and use cases work with. */
export interface Services {
  contract: Contract;
  /** For reading. `change` is the only way to write. */
  db: DatabaseReader;
  change: Change;
  /** Whether the database has the newest migration. */
  isMigrated: () => Promise<boolean>;
  search: Search;
  site: SiteSettings;
  /** The current time. */
  now: () => Date;
  tokens: TokenSettings;
  /** The administrator's user id; undefined without an administrator. */
  adminId: () => Promise<string | undefined>;
  /** Limits failed log-ins. */
  attempts: LoginAttempts;
  media: MediaServices;
}
