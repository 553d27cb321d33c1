import type { Session } from '@alphazone/client';

import { recordActivity } from '../activity/record-activity';
import type { Handlers } from '../contract/handlers';
import { unauthorized } from '../errors';
import { messages } from '../messages';
import type { Services } from '../services';
import { findCredentials } from './accounts-repository';
import { normalEmail } from './accounts-rules';
import { createAccount } from './create-account';
import { LoginAttempts } from './login-attempts';
import { isPassword } from './passwords';
import { issueToken } from './tokens';

/** Sign-up and log-in. */
export function sessionHandlers({
  db,
  tokens,
  limitsRates,
  announce,
  now,
}: Services): Pick<Handlers, 'signup' | 'login'> {
  const attempts = limitsRates ? new LoginAttempts() : undefined;

  const sessionOf = async (user: {
    id: string;
    name: string;
    picture_url: string | null;
  }): Promise<Session> => ({
    token: await issueToken(user.id, tokens),
    result: {
      _id: user.id,
      name: user.name,
      ...(user.picture_url !== null && { profilePicture: user.picture_url }),
    },
  });

  return {
    async signup({ body }) {
      const { id, outcome } = await createAccount(db, { ...body, joinedOn: now() });
      await announce(outcome);
      return sessionOf({ id, name: body.name.trim(), picture_url: null });
    },

    async login({ body, request }) {
      attempts?.begin(body.email, request.ip);
      const user = await findCredentials(db, normalEmail(body.email));
      const isRight = await isPassword(body.password, user?.password_hash);
      if (!user || !isRight) throw unauthorized(messages.wrongCredentials);
      attempts?.succeeded(body.email, request.ip);
      const outcome = await db
        .transaction()
        .execute((transaction) =>
          recordActivity(transaction, { kind: 'logged in', actorId: user.id }, now()),
        );
      await announce(outcome);
      return sessionOf(user);
    },
  };
}
