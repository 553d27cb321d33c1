import type { Handlers } from '../contract/handlers';
import { requireMember } from '../contract/handlers';
import type { Services } from '../services';
import { boostPost } from './boost-post';
import { serialisePostCounts } from './serialise-post';
import { togglePin } from './toggle-pin';

export function adminHandlers(services: Services): Pick<Handlers, 'pinPost' | 'boostPost'> {
  return {
    async pinPost(call) {
      const { post, vote } = await togglePin(services, {
        postId: call.params.id,
        userId: requireMember(call).id,
      });
      return serialisePostCounts(post, vote);
    },

    async boostPost(call) {
      const { post, vote } = await boostPost(services, {
        postId: call.params.id,
        userId: requireMember(call).id,
        amount: call.body.amount,
      });
      return serialisePostCounts(post, vote);
    },
  };
}
