import { accountHandlers } from './accounts/account-handlers';
import { emailHandlers } from './accounts/addresses/email-handlers';
import { profileHandlers } from './accounts/profiles/profile-handlers';
import { sessionHandlers } from './accounts/sessions/session-handlers';
import { usersHandlers } from './accounts/profiles/users-handlers';
import { appealsHandlers } from './appeals/appeals-handlers';
import { chatHandlers } from './chat/chat-handlers';
import { commentsHandlers } from './comments/comments-handlers';
import { cryptoHandlers } from './crypto/crypto-handlers';
import { identitiesHandlers } from './identities/identities-handlers';
import { leaderboardHandlers } from './leaderboard/leaderboard-handlers';
import { mailHandlers } from './mail/mail-handlers';
import { memberFiltersHandlers } from './member-filters/member-filters-handlers';
import { metricsHandlers } from './metrics/metrics-handlers';
import { addressBansHandlers } from './moderation/address-bans/address-bans-handlers';
import { auditHandlers } from './moderation/audit/audit-handlers';
import { contentHandlers } from './moderation/content/content-handlers';
import { moderationHandlers } from './moderation/moderation-handlers';
import { rolesHandlers } from './moderation/roles/roles-handlers';
import { sanctionsHandlers } from './moderation/sanctions/sanctions-handlers';
import { notificationsHandlers } from './notifications/notifications-handlers';
import { adminHandlers } from './posts/admin-handlers';
import { postsHandlers } from './posts/posts-handlers';
import { pushHandlers } from './push/push-handlers';
import { reportsHandlers } from './reports/reports-handlers';
import { searchHandlers } from './search/search-handlers';
import { secondFactorHandlers } from './second-factor/second-factor-handlers';
import { sharesHandlers } from './shares/shares-handlers';
import { signUpHandlers } from './sign-up/sign-up-handlers';
import { siteHandlers } from './site/site-handlers';
import { tagsHandlers } from './tags/tags-handlers';
import { tasksHandlers } from './tasks/tasks-handlers';
import { uploadsHandlers } from './uploads/uploads-handlers';
import { votesHandlers } from './votes/votes-handlers';
import type { Handlers } from './contract/handlers';
import type { Services } from './services';

export interface HandlerOptions {
  metrics: Parameters<typeof metricsHandlers>[0];
  metricsToken: string | undefined;
  topCoins: Parameters<typeof cryptoHandlers>[0];
}

/** Returns the handler of every operation. */
export function operationHandlers(
  services: Services,
  { metrics, metricsToken, topCoins }: HandlerOptions,
): Handlers {
  return {
    ...sessionHandlers(services),
    ...signUpHandlers(services),
    ...secondFactorHandlers(services),
    ...identitiesHandlers(services),
    ...accountHandlers(services),
    ...emailHandlers(services),
    ...mailHandlers(services),
    ...usersHandlers(services),
    ...profileHandlers(services),
    ...postsHandlers(services),
    ...adminHandlers(services),
    ...moderationHandlers(services),
    ...rolesHandlers(services),
    ...sanctionsHandlers(services),
    ...auditHandlers(services),
    ...addressBansHandlers(services),
    ...contentHandlers(services),
    ...reportsHandlers(services),
    ...appealsHandlers(services),
    ...votesHandlers(services),
    ...tasksHandlers(services),
    ...commentsHandlers(services),
    ...notificationsHandlers(services),
    ...pushHandlers(services),
    ...searchHandlers(services),
    ...chatHandlers(services),
    ...memberFiltersHandlers(services),
    ...uploadsHandlers(services),
    ...siteHandlers(services),
    ...metricsHandlers(metrics, metricsToken),
    ...tagsHandlers(services),
    ...sharesHandlers(services),
    ...leaderboardHandlers(services),
    ...cryptoHandlers(topCoins),
  };
}
