import type { Handlers } from '../contract/handlers';
import { signedIn } from '../contract/handlers';
import { notFound } from '../errors';
import { messages } from '../messages';
import { demandOwnId } from '../own-id';
import { presentChange, presentCounts } from '../posts/present-post';
import type { Services } from '../services';
import { castVote } from './votes-repository';
import { valueOfVote } from './votes-rules';

/** Voting on posts. */
export function votesHandlers({ db, publisher, announce, now }: Services): Pick<Handlers, 'votePost'> {
  return {
    async votePost(call) {
      const voter = signedIn(call);
      demandOwnId(voter, call.body.userId);
      const result = await castVote(db, call.params.id, voter.id, valueOfVote(call.body.value), now());
      if (!result) throw notFound(messages.noPost);
      publisher.postChanged(presentChange(result.row));
      await announce(result.outcome);
      return presentCounts(result.row, result.vote);
    },
  };
}
