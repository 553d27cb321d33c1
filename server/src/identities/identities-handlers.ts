import { deviceOf } from '../accounts/sessions/device-of';
import { requireMember, type Handlers } from '../contract/handlers';
import { notFound } from '../errors';
import { requireRecentProof } from '../second-factor/require-recent-proof';
import type { Services } from '../services';
import { readBrowserCookie, setBrowserCookie } from './browser-cookie';
import { completeSignIn } from './complete-sign-in';
import { findLinks, hasPassword } from './identities-repository';
import { identityMessages } from './messages';
import type { IdentityProvider } from './providers';
import { signUpWithIdentity } from './sign-up-with-identity';
import { startSignIn } from './start-sign-in';
import { unlinkIdentity } from './unlink-identity';

type IdentityHandlers = Pick<
  Handlers,
  | 'listIdentityProviders'
  | 'startSignIn'
  | 'completeSignIn'
  | 'signUpWithIdentity'
  | 'listIdentities'
  | 'unlinkIdentity'
>;

export function identitiesHandlers(services: Services): IdentityHandlers {
  const { db, identityProviders } = services;
  const providerOf = ({ params }: { params: { providerId: string } }): IdentityProvider => {
    const provider = identityProviders.find(({ id }) => id === params.providerId);
    if (!provider) throw notFound(identityMessages.noProvider);
    return provider;
  };

  return {
    listIdentityProviders: () => ({ providers: identityProviders.map(({ id, name }) => ({ id, name })) }),

    async startSignIn(call) {
      const provider = providerOf(call);
      const { purpose } = call.body;
      const userId = purpose === 'logIn' ? null : requireMember(call).id;
      if (purpose === 'link') await requireRecentProof(services, call);
      const browser = setBrowserCookie(provider, call.reply);
      return { url: await startSignIn(services, provider, { purpose, userId, browser }) };
    },

    completeSignIn(call) {
      const { body, member, request } = call;
      const provider = providerOf(call);
      return completeSignIn(services, provider, {
        query: body.query,
        visitor: {
          userId: member?.id,
          sessionId: request.caller?.sessionId,
          ip: request.ip,
          browser: readBrowserCookie(provider, request),
          device: deviceOf(request),
        },
      });
    },

    signUpWithIdentity: ({ body: { ticket, ...account }, request }) =>
      signUpWithIdentity(services, ticket, { ...account, ip: request.ip, device: deviceOf(request) }),

    async listIdentities(call) {
      const { id } = requireMember(call);
      const [links, ownPassword] = await Promise.all([findLinks(db, id), hasPassword(db, id)]);
      return {
        hasPassword: ownPassword,
        providers: identityProviders.map((provider) => {
          const linkedOn = links.get(provider.issuer);
          return {
            id: provider.id,
            name: provider.name,
            ...(linkedOn && { linkedOn: linkedOn.toISOString() }),
          };
        }),
      };
    },

    async unlinkIdentity(call) {
      const { id: userId } = requireMember(call);
      const sessionId = await requireRecentProof(services, call);
      const provider = providerOf(call);
      await unlinkIdentity(services, { userId, sessionId }, provider);
      return { message: identityMessages.unlinked(provider.name) };
    },
  };
}
