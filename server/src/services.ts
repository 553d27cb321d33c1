import type { LoginAttempts } from './accounts/log-in/login-attempts';
import type { IsListedPassword } from './accounts/passwords/password-list';
import type { MailRequests } from './accounts/addresses/mail-requests';
import type { TokenSettings } from './accounts/sessions/tokens';
import type { CompleteLists } from './complete-lists/complete-lists';
import type { Contract } from './contract/contract';
import type { DatabaseReader } from './database/database';
import type { DeniedDomain } from './filters/denied-domains';
import type { Filters } from './filters/filters';
import type { IdentityProvider } from './identities/providers';
import type { MailServices } from './mail/mail-services';
import type { MemberLimits } from './member-limits/member-limits';
import type { Change } from './outcome/change';
import type { BannedNetworks } from './moderation/address-bans/address-bans';
import type { PushServices } from './push/pusher';
import type { Search } from './search/search';
import type { SignUpChallenge } from './sign-up/sign-up-challenge';
import type { SignUpMode } from './sign-up/sign-up-settings';
import type { Readiness } from './site/readiness';
import type { SiteSettings } from './site/site-settings';
import type { MediaServices } from './uploads/media-services';

export interface Services {
  contract: Contract;
  /** For reading. `change` is the only way to write. */
  db: DatabaseReader;
  change: Change;
  /** For changes that are often silent (`database/silent-commits.ts`). */
  changeSilently: Change;
  readiness: () => Promise<Readiness>;
  search: Search;
  completeLists: CompleteLists;
  site: SiteSettings;
  hasServiceWorker: boolean;
  /** The operator may change them at any time. */
  filters: () => Filters;
  /** Undefined without a list. */
  deniedDomains: (() => readonly DeniedDomain[]) | undefined;
  /** Undefined: without limits. The operator may change them at any time. */
  memberLimits: () => MemberLimits | undefined;
  now: () => Date;
  tokens: TokenSettings;
  adminId: () => Promise<string | undefined>;
  attempts: LoginAttempts;
  isListedPassword: IsListedPassword;
  identityProviders: readonly IdentityProvider[];
  mail: MailServices;
  push: PushServices;
  mailRequests: MailRequests;
  signUp: { mode: SignUpMode; challenge: SignUpChallenge };
  bannedNetworks: BannedNetworks;
  media: MediaServices;
}
