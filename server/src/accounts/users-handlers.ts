import type { OfferedHandlers } from '../contract/bind-contract';
import { decodeCursor, encodeCursor, momentIn, pageOf, sendPageHeaders } from '../contract/paging';
import { isId } from '../database/ids';
import { badFields, notFound } from '../errors';
import { messages } from '../messages';
import { findUsersByName } from '../search/search-repository';
import { wantedText } from '../search/text-match';
import type { Services } from '../services';
import { countUsers, findProfile, listProfiles, type UsersPosition } from './accounts-repository';
import { presentMatch, presentProfile, presentUser } from './present-user';

const maxMatches = 10;

type UsersHandlers = Pick<OfferedHandlers, 'listUsers' | 'getUser' | 'searchUsers' | 'suggestUsers'>;

/** Reading users. */
export function usersHandlers({ db }: Services): UsersHandlers {
  const matching = async (text: string) => {
    const wanted = wantedText(text);
    return wanted === '' ? [] : (await findUsersByName(db, wanted, maxMatches)).map(presentMatch);
  };

  return {
    async listUsers({ query: { limit, cursor }, request, reply }) {
      if (limit === undefined) {
        if (cursor !== undefined) throw badFields({ field: 'cursor', message: messages.cursorNeedsLimit });
        return (await listProfiles(db)).map(presentUser);
      }
      const after = cursor === undefined ? undefined : decodeCursor(cursor, positionIn);
      const [rows, total] = await Promise.all([listProfiles(db, limit + 1, after), countUsers(db)]);
      const { page, last } = pageOf(rows, limit);
      sendPageHeaders(request, reply, {
        total,
        nextCursor: last && encodeCursor([last.joined_on.getTime(), last.id]),
      });
      return page.map(presentUser);
    },

    async getUser({ params, member }) {
      const profile = await findProfile(db, params.id);
      if (!profile) throw notFound(messages.noUser);
      return presentProfile(profile, member?.id === profile.id);
    },

    searchUsers: ({ query }) => matching(query.q),

    suggestUsers: ({ query }) => matching(query.search),
  };
}

function positionIn([joinedOn, id, ...rest]: readonly unknown[]): UsersPosition | undefined {
  const moment = momentIn(joinedOn);
  if (!moment || typeof id !== 'string' || !isId(id) || rest.length > 0) return undefined;
  return { joinedOn: moment, id };
}
