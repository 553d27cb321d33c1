import * as oidc from 'openid-client';

import { pagePaths } from '@alphazone/client/pages';

import type { ProviderIdentity } from '../database/tables';
import { hourMs } from '../time/durations';
import { badRequest, unavailable } from '../errors';
import { identityMessages } from './messages';
import { isLocal, type IdentitySettings, type ProviderSettings } from './provider-settings';

const timeoutSeconds = 10;
/** Keys and endpoints change rarely. */
const discoveryMs = hourMs;
const retryAfter = 30;

export interface FlowSecrets {
  state: string;
  nonce: string;
  codeVerifier: string;
}

export interface ProviderClaims extends ProviderIdentity {
  /** Time of the log-in at the provider, if sent. */
  authenticatedOn: Date | undefined;
}

export interface ProviderProfile {
  name: string;
  username: string;
  email: string;
  isEmailVerified: boolean;
}

export interface IdentityProvider extends Pick<ProviderSettings, 'id' | 'name' | 'issuer'> {
  redirectUri: string;
  /** @param fresh Asks the person to log in again. @throws 503 */
  authorizationUrl: (secrets: FlowSecrets, options: { fresh: boolean }) => Promise<string>;
  /**
   * Exchanges the code, once.
   * @param query The query that the provider added to the redirect URI.
   * @throws 400 when the provider refused or its answer is not valid, 503 when it does not answer.
   */
  complete: (
    query: string,
    secrets: FlowSecrets,
  ) => Promise<{ claims: ProviderClaims; loadProfile: () => Promise<ProviderProfile> }>;
}

export interface ProviderLog {
  warn: (details: object, message: string) => void;
}

export const newFlowSecrets = (): FlowSecrets => ({
  state: oidc.randomState(),
  nonce: oidc.randomNonce(),
  codeVerifier: oidc.randomPKCECodeVerifier(),
});

export function createIdentityProviders(
  settings: IdentitySettings | undefined,
  log: ProviderLog = { warn: () => undefined },
): IdentityProvider[] {
  return (settings?.providers ?? []).map((provider) =>
    createProvider(provider, `${settings?.publicUrl}${pagePaths.providerReturn(provider.id)}`, log),
  );
}

function createProvider(
  { id, name, issuer, clientId, clientSecret, scope }: ProviderSettings,
  // Distinct for each provider, against mix-up attacks.
  redirectUri: string,
  log: ProviderLog,
): IdentityProvider {
  let known: { configuration: Promise<oidc.Configuration>; until: number } | undefined;

  async function configure(): Promise<oidc.Configuration> {
    if (!known || known.until < Date.now()) {
      known = { configuration: discover(), until: Date.now() + discoveryMs };
    }
    const { configuration } = known;
    try {
      return await configuration;
    } catch (error) {
      // The next caller retries.
      if (known?.configuration === configuration) known = undefined;
      log.warn({ err: error, provider: id }, 'an identity provider cannot be used');
      throw unavailable(identityMessages.providerSilent(name), retryAfter);
    }
  }

  function discover(): Promise<oidc.Configuration> {
    const url = new URL(issuer);
    const execute = [oidc.enableNonRepudiationChecks];
    // oxlint-disable-next-line typescript/no-deprecated -- Only marked to stand out; only for this machine.
    if (isLocal(url)) execute.push(oidc.allowInsecureRequests);
    return oidc.discovery(url, clientId, undefined, clientAuthentication(clientSecret), {
      timeout: timeoutSeconds,
      execute,
    });
  }

  return {
    id,
    name,
    issuer,
    redirectUri,

    async authorizationUrl({ state, nonce, codeVerifier }, { fresh }) {
      const url = oidc.buildAuthorizationUrl(await configure(), {
        redirect_uri: redirectUri,
        scope,
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        ...(fresh && { prompt: 'login', max_age: '0' }),
      });
      return url.href;
    },

    async complete(query, { state, nonce, codeVerifier }) {
      const configuration = await configure();
      const url = new URL(redirectUri);
      url.search = query;
      const tokens = await oidc
        .authorizationCodeGrant(configuration, url, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        })
        .catch((error: unknown) => {
          throw refusal(error);
        });
      const claims = tokens.claims();
      if (!claims || claims.iss !== configuration.serverMetadata().issuer) {
        throw badRequest(identityMessages.refused(name));
      }
      const loadProfile = async () =>
        profileIn({
          ...claims,
          // Providers may leave most claims out of the token.
          ...(await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub).catch(() => ({}))),
        });
      return {
        claims: { issuer, subject: claims.sub, authenticatedOn: timeOf(claims.auth_time) },
        loadProfile,
      };
    },
  };

  function refusal(error: unknown) {
    if (error instanceof oidc.AuthorizationResponseError) return badRequest(identityMessages.cancelled(name));
    log.warn({ err: error, provider: id }, 'the answer of an identity provider was refused');
    const isSilent = error instanceof TypeError || (error instanceof Error && error.name === 'TimeoutError');
    return isSilent
      ? unavailable(identityMessages.providerSilent(name), retryAfter)
      : badRequest(identityMessages.refused(name));
  }
}

/** Providers that list no methods support the header only. */
function clientAuthentication(secret: string | undefined): oidc.ClientAuth {
  if (secret === undefined) return oidc.None();
  const [inBody, inHeader] = [oidc.ClientSecretPost(secret), oidc.ClientSecretBasic(secret)];
  return (server, ...rest) => {
    const isInBody = server.token_endpoint_auth_methods_supported?.includes('client_secret_post');
    return (isInBody ? inBody : inHeader)(server, ...rest);
  };
}

const timeOf = (seconds: unknown) => (typeof seconds === 'number' ? new Date(seconds * 1_000) : undefined);

function profileIn(claims: Record<string, unknown>): ProviderProfile {
  const text = (name: string) => {
    const value = claims[name];
    return typeof value === 'string' ? value.trim() : '';
  };
  return {
    name: text('name'),
    username: text('preferred_username') || text('nickname'),
    email: text('email'),
    isEmailVerified: claims['email_verified'] === true,
  };
}
