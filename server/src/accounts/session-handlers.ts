import { recordActivity } from '../activity/record-activity';
import type { Handlers } from '../contract/handlers';
import { unauthorized } from '../errors';
import { messages } from '../messages';
import type { Services } from '../services';
import { normalEmail } from './accounts-rules';
import { createAccount } from './create-account';
import { isPassword } from './passwords';
import { newSession } from './present-session';
import { findCredentials } from './sessions-repository';

/** Sign-up and log-in. */
export function sessionHandlers({
  db,
  tokens,
  attempts,
  announce,
  now,
}: Services): Pick<Handlers, 'signup' | 'login'> {
  return {
    async signup({ body }) {
      const { id, outcome } = await createAccount(db, { ...body, joinedOn: now() });
      await announce(outcome);
      return newSession({ id, name: body.name.trim(), picture_url: null, token_version: 0 }, tokens);
    },

    async login({ body, request }) {
      await attempts.begin(body.email, request.ip);
      const user = await findCredentials(db, normalEmail(body.email));
      const isRight = await isPassword(body.password, user?.password_hash);
      if (!user || !isRight) throw unauthorized(messages.wrongCredentials);
      await attempts.succeeded(body.email, request.ip);
      const outcome = await db
        .transaction()
        .execute((transaction) =>
          recordActivity(transaction, { kind: 'logged in', actorId: user.id }, now()),
        );
      await announce(outcome);
      return newSession(user, tokens);
    },
  };
}
