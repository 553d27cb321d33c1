import type { Session } from '@alphazone/client';

import type { Credentials } from '../log-in/credentials-repository';
import { issueToken, type TokenSettings } from './tokens';

export async function newSession(
  user: Pick<Credentials, 'id' | 'name' | 'picture_url' | 'token_version'>,
  sessionId: string,
  tokens: TokenSettings,
): Promise<Session> {
  return {
    token: await issueToken(user.id, tokens, user.token_version, sessionId),
    result: {
      _id: user.id,
      name: user.name,
      ...(user.picture_url !== null && { profilePicture: user.picture_url }),
    },
  };
}
