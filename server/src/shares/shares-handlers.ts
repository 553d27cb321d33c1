import type { Handlers } from '../contract/handlers';
import type { Services } from '../services';
import { sharePost } from './share-post';

export function sharesHandlers(services: Services): Pick<Handlers, 'sharePost'> {
  return {
    async sharePost({ params, member }) {
      const shares = await sharePost(services, { postId: params.id, sharerId: member?.id });
      return { _id: params.id, shares };
    },
  };
}
