import type { Call, Handlers } from '../contract/handlers';
import { requireMember } from '../contract/handlers';
import { deletedSince, idempotencyKeyOf, respondToRepeat } from '../idempotency/idempotency-key';
import type { Services } from '../services';
import { findVote } from '../votes/votes-repository';
import { boostPost } from './boost-post';
import type { AdministratorCall } from './change-by-administrator';
import { findPostCounts } from './post-counts-repository';
import { serialisePostCounts } from './serialise-post';
import { togglePin } from './toggle-pin';

export function adminHandlers(services: Services): Pick<Handlers, 'pinPost' | 'boostPost'> {
  const callOf = (call: Call<'pinPost' | 'boostPost'>): AdministratorCall => ({
    postId: call.params.id,
    userId: requireMember(call).id,
    idempotency: idempotencyKeyOf(call.request),
  });

  async function respond(call: AdministratorCall, change: () => ReturnType<typeof togglePin>) {
    const { post, vote } = await respondToRepeat(change, async () => {
      const [stored] = await findPostCounts(services.db, [call.postId]);
      if (!stored) throw deletedSince();
      return { post: stored, vote: await findVote(services.db, call.postId, call.userId) };
    });
    return serialisePostCounts(post, vote);
  }

  return {
    pinPost(request) {
      const call = callOf(request);
      return respond(call, () => togglePin(services, call));
    },
    boostPost(request) {
      const call = callOf(request);
      return respond(call, () => boostPost(services, { ...call, amount: request.body.amount }));
    },
  };
}
